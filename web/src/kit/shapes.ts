// Outlines in plain path data, centred on 0,0; used in HTML and inside the lodge alike.
import type { ElementName, RoomTint, Tint } from "./looks";

const f = (n: number): string => n.toFixed(2);

/** Five overlapping discs: the Black Rose. */
export function rosette(r: number): string {
  let d = "";
  for (let i = 0; i < 5; i++) {
    const a = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    const k = r * 0.5;
    const x = Math.cos(a) * r * 0.52 - k;
    d += `M${f(x)},${f(Math.sin(a) * r * 0.52)}a${f(k)},${f(k)} 0 1 0 ${f(2 * k)},0a${f(k)},${f(k)} 0 1 0 ${f(-2 * k)},0Z`;
  }
  return d;
}

/** The solid shape of a mage's colour. Sizes are evened out by eye: a triangle of equal radius looks smaller. */
export function tintShape(tint: Tint, r: number): string {
  switch (tint) {
    case "white":
      return `M${f(-r)},0a${f(r)},${f(r)} 0 1 0 ${f(2 * r)},0a${f(r)},${f(r)} 0 1 0 ${f(-2 * r)},0Z`;
    case "red": {
      const k = r * 1.16;
      return `M0,${f(-k)}L${f(k * 0.98)},${f(k * 0.78)}H${f(-k * 0.98)}Z`;
    }
    case "violet": {
      const k = r * 1.2;
      return `M0,${f(-k)}L${f(k * 0.88)},0L0,${f(k)}L${f(-k * 0.88)},0Z`;
    }
    case "blue": {
      const k = r * 0.9;
      return `M${f(-k)},${f(-k)}H${f(k)}V${f(k)}H${f(-k)}Z`;
    }
    case "black":
      return rosette(r * 1.08);
  }
}

function sun(): string {
  let d = "";
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12 - Math.PI / 2;
    const r = i % 2 ? 9 : 12.2;
    d += `${i ? "L" : "M"}${f(Math.cos(a) * r)},${f(Math.sin(a) * r)}`;
  }
  return `${d}Z`;
}

/** The plate of a room colour, 24 units. */
export const PLATE: Record<RoomTint, string> = {
  red: "M-9.5,-10.5H9.5V0C9.5,6 4.6,9.6 0,12C-4.6,9.6 -9.5,6 -9.5,0Z",
  grey: "M-9,11V-1.5A9,9.5 0 0 1 9,-1.5V11Z",
  blue: "M0,-12.5C4.6,-6.6 9.6,-2 9.6,3A9.6,9 0 0 1 -9.6,3C-9.6,-2 -4.6,-6.6 0,-12.5Z",
  purple: "M-10.5,-5.2L-5.6,-1.2L0,-11.5L5.6,-1.2L10.5,-5.2L8.6,11H-8.6Z",
  yellow: sun(),
  green:
    "M0,-12A5.6,5.6 0 0 1 5.2,-5.2A5.6,5.6 0 0 1 12,0A5.6,5.6 0 0 1 5.2,5.2A5.6,5.6 0 0 1 0,12A5.6,5.6 0 0 1 -5.2,5.2A5.6,5.6 0 0 1 -12,0A5.6,5.6 0 0 1 -5.2,-5.2A5.6,5.6 0 0 1 0,-12Z",
  black: rosette(11.5),
};

/** The planet on the plate, as lines. */
export const PLANET: Record<RoomTint, string> = {
  red: "M-5.1,1.4a3.7,3.7 0 1 0 7.4,0a3.7,3.7 0 1 0 -7.4,0M1.4,-1.6L5.4,-5.8M2,-6H5.6V-2.4",
  grey: "M-2.6,-7V6M-5.4,-3.6H.8M-2.6,.6C.4,-2 4.2,-.4 3.6,2.6C3.2,4.6 1,5.2 2.6,7.4",
  blue: "M0,-5V8M-4.8,-2.4C-4.8,4.4 4.8,4.4 4.8,-2.4M-2.4,5.6H2.4",
  purple: "M-4.2,-1C-3,-4.4 2,-3.6 .6,.6C-.2,2.8 -2.8,4 -4.4,5H4.6M3,.6V8.4",
  yellow: "M-5,0a5,5 0 1 0 10,0a5,5 0 1 0 -10,0M-.6,0a.6,.6 0 1 0 1.2,0a.6,.6 0 1 0 -1.2,0",
  green: "M-3.8,-2.6a3.8,3.8 0 1 0 7.6,0a3.8,3.8 0 1 0 -7.6,0M0,1.2V7.4M-3,4.4H3",
  black: "M1.2,.6C1.2,-1 -1.6,-.8 -1.4,1.2C-1.2,3.6 3,3 3,0C3,-3.4 -3.6,-3.8 -3.8,.4C-4,4.6 3.4,5.4 5,1.6",
};

/** The signs of the elements: lines in 22 units. */
export const ELEMENT: Record<ElementName, string> = {
  fire: "M0,-8L8.6,7H-8.6Z",
  water: "M0,8L8.6,-7H-8.6Z",
  air: "M0,-8L8.6,7H-8.6ZM-7.6,1.6H7.6",
  earth: "M0,8L8.6,-7H-8.6ZM-7.6,-1.6H7.6",
  sacred: "M0,-9V9M-6,-3H6M-3.4,-3a3.4,3.4 0 1 0 6.8,0a3.4,3.4 0 1 0 -6.8,0",
  profane: "M-8,-7C-5,-1 5,-1 8,-7M0,-2.6V9M-5,4H5",
  magic: "M0,-9L2.2,-2.2L9,0L2.2,2.2L0,9L-2.2,2.2L-9,0L-2.2,-2.2Z",
  all: "M-8,0a8,8 0 1 0 16,0a8,8 0 1 0 -16,0M0,-8V8M-8,0H8",
};

/** A hexagon that cracks. */
export const UNSTABLE = "M10.4,0L5.2,9H-5.2L-10.4,0L-5.2,-9H5.2ZM2.4,-8.6L-1.6,-3.2L2.6,-.4L-2,4.2L.4,8.6";

/** Our own rose: layers of five petals each. */
export function rosePetals(radius: number, layers = 6): { path: string; turn: number }[] {
  const rings: [number, number][] = [
    [1, 0],
    [0.81, 36],
    [0.63, 10],
    [0.47, 44],
    [0.33, 20],
    [0.2, 52],
  ];
  return rings.slice(0, layers).flatMap(([scale, turn]) => {
    const r = radius * scale;
    const w = r * Math.tan(Math.PI / 5) * 1.16;
    const p = (x: number, y: number): string => `${(w * x).toFixed(1)},${(r * y).toFixed(1)}`;
    const path = `M0,0C${p(-1.05, -0.3)} ${p(-0.98, -1)} ${p(-0.12, -0.95)}C${p(0.2, -1.08)} ${p(1.12, -0.9)} ${p(0.92, -0.42)}C${p(0.7, -0.16)} ${p(0.3, -0.04)} 0,0Z`;
    return [0, 1, 2, 3, 4].map((i) => ({ path, turn: 72 * i + turn }));
  });
}

/** Corners of a flat-top hexagon. */
export function hexPoints(radius: number): string {
  return [0, 60, 120, 180, 240, 300]
    .map((deg) => (deg * Math.PI) / 180)
    .map((a) => `${(radius * Math.cos(a)).toFixed(1)},${(radius * Math.sin(a)).toFixed(1)}`)
    .join(" ");
}

/** A colour between two others. */
export const mix = (a: string, b: string, part: number): string =>
  `color-mix(in srgb, ${a}, ${b} ${Math.round(part * 100)}%)`;
