// The lodge as geometry: flat-top hexes in axial coordinates, the ring around them, cells in the notches.
import type { Hex } from "../wire";

export interface Point {
  x: number;
  y: number;
}

const SQRT3 = Math.sqrt(3);

export function centre({ q, r }: Hex, s: number): Point {
  return { x: 1.5 * s * q, y: SQRT3 * s * (r + q / 2) };
}

export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** On one of the six rows from a room: sight needs it (R9.11). */
export function inLine(a: Hex, b: Hex): boolean {
  return a.q === b.q || a.r === b.r || a.q + a.r === b.q + b.r;
}

/** Places within a range and in line; any range needs no line. */
export function reach(places: Hex[], from: number, range: number | null): number[] {
  const origin = places[from];
  if (!origin) return [];
  return places.flatMap((hex, place) =>
    range === null || (inLine(origin, hex) && distance(origin, hex) <= range) ? [place] : [],
  );
}

export interface CellGeometry extends Point {
  radius: number;
  /** Directions of the doors, in radians. */
  doors: number[];
}

/** A cell touches its rooms: two in a notch on a side, one at a corner. */
export function cellGeometry(cell: Hex, places: Hex[], s: number): CellGeometry {
  const own = centre(cell, s);
  const rooms = places.filter((hex) => distance(hex, cell) === 1).map((hex) => centre(hex, s));
  const [a, b] = rooms;
  const radius = 0.498 * s - 3;
  const doorsFrom = (at: Point): number[] => rooms.map((room) => Math.atan2(room.y - at.y, room.x - at.x));
  if (!a || !b) {
    const at = a ? { x: a.x + (own.x - a.x) * 0.8, y: a.y + (own.y - a.y) * 0.8 } : own;
    return { ...at, radius, doors: doorsFrom(at) };
  }
  // From the corner the three share, a little outwards: there the disc touches both rooms.
  const corner = { x: (a.x + b.x + own.x) / 3, y: (a.y + b.y + own.y) / 3 };
  const length = Math.hypot(own.x - corner.x, own.y - corner.y);
  const at = {
    x: corner.x + ((own.x - corner.x) / length) * 0.575 * s,
    y: corner.y + ((own.y - corner.y) / length) * 0.575 * s,
  };
  const outward = Math.atan2(corner.y - at.y, corner.x - at.x);
  return { ...at, radius, doors: [outward + Math.PI / 6, outward - Math.PI / 6] };
}

/** Beyond this a lodge is not easier to read, only wider apart. */
const LARGEST = 90;

/** The size of a hex that fills a space, with or without the ring. */
export function hexSize(width: number, height: number, ring: boolean, extent = { x: 4.2, y: 4.38 }): number {
  const byHeight = ring ? (height - 10) / 10.2 : height / (2 * extent.y);
  const byWidth = ring ? (width - 10) / 10.2 : width / (2 * extent.x);
  return Math.max(20, Math.min(byHeight, byWidth, LARGEST));
}

/** How far rooms and cells reach from the centre, in hex sizes. */
export function extentOf(cells: Hex[], places: Hex[]): Point {
  const discs = cells.map((cell) => cellGeometry(cell, places, 1));
  const cellRadius = 0.52;
  return {
    x: Math.max(4.2, ...discs.map((disc) => Math.abs(disc.x) + cellRadius)),
    y: Math.max(4.38, ...discs.map((disc) => Math.abs(disc.y) + cellRadius)),
  };
}

/** A place of the power track on the ring: ten degrees each, 0 at the top. */
export function onRing(power: number, radius: number): Point {
  const a = (power * 10 * Math.PI) / 180;
  return { x: radius * Math.sin(a), y: -radius * Math.cos(a) };
}

export function arc(fromDegrees: number, toDegrees: number, radius: number): string {
  const from = onRing(fromDegrees / 10, radius);
  const to = onRing(toDegrees / 10, radius);
  const large = toDegrees - fromDegrees > 180 ? 1 : 0;
  const r = radius.toFixed(1);
  return `M${from.x.toFixed(1)},${from.y.toFixed(1)}A${r},${r} 0 ${large} 1 ${to.x.toFixed(1)},${to.y.toFixed(1)}`;
}

export type Direction = "up" | "down" | "left" | "right" | "left-low" | "right-low";

/** Where an arrow key leads: up and down stay in the column, left and right go to the next one's upper or lower room. */
export function neighbour(places: Hex[], from: number, direction: Direction): number {
  const at = places[from];
  if (!at) return from;
  const steps: Record<Direction, Hex> = {
    up: { q: 0, r: -1 },
    down: { q: 0, r: 1 },
    right: { q: 1, r: -1 },
    "right-low": { q: 1, r: 0 },
    left: { q: -1, r: 0 },
    "left-low": { q: -1, r: 1 },
  };
  const step = steps[direction];
  const wanted = { q: at.q + step.q, r: at.r + step.r };
  const found = places.findIndex((hex) => hex.q === wanted.q && hex.r === wanted.r);
  if (found >= 0) return found;
  // At the rim the other room of the same side is the natural next one.
  const other: Partial<Record<Direction, Direction>> = {
    right: "right-low",
    "right-low": "right",
    left: "left-low",
    "left-low": "left",
  };
  const detour = other[direction];
  const next = detour && steps[detour];
  if (!next) return from;
  const second = places.findIndex((hex) => hex.q === at.q + next.q && hex.r === at.r + next.r);
  return second >= 0 ? second : from;
}
