// The heraldry of schools: a tint of the line, a motif along the border and a field behind the emblem, which is the school's
// icon. Tints are greyed, so that none is taken for a mage or a room. What has no arms of its own gets a plain line.

export interface Arms {
  tint: string;
  /** One tile of the border, `step` wide and 12 high: what is drawn, and what is filled. */
  motif: string;
  dots?: string;
  step: number;
  /** One tile of the field, 16 by 16. */
  field: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r},${y}A${r},${r} 0 1 0 ${x + r},${y}A${r},${r} 0 1 0 ${x - r},${y}`;

const ARMS: Record<string, Arms> = {
  agony: { tint: "#C98A7A", motif: circle(6, 6, 3.2) + circle(12, 6, 3.2), step: 12, field: "M0,8L8,0L16,8L8,16Z" },
  alchemy: { tint: "#D2A35F", motif: circle(4, 7, 2.4), dots: circle(10, 4.6, 1.4), step: 14, field: "M8,2L14,13H2Z" },
  hex: { tint: "#9DB08A", motif: "M0,9L5,3L10,9", step: 10, field: "M8,1L14.6,12.4H1.4ZM8,15L1.4,3.6H14.6Z" },
  nightmare: {
    tint: "#A79CC9",
    motif: "",
    dots: "M8,2A4.4,4.4 0 1 0 8,10A3.4,3.6 0 0 1 8,2Z",
    step: 14,
    field: "M10,2A6,6 0 1 0 10,14A5,5 0 0 1 10,2Z",
  },
  shamanic: { tint: "#C2A27E", motif: "", dots: "M1,10L6,2L11,10Z", step: 12, field: "M0,4H16M0,12H16M4,4L8,12L12,4" },
  technomancy: {
    tint: "#8FB0B8",
    motif: "M0,9H3V4H8V9H11",
    step: 11,
    field: "M8,0V5M8,11V16M0,8H5M11,8H16M5,5H11V11H5Z",
  },
  conspiracy: {
    tint: "#9A93BF",
    motif: "M0,8A5,5 0 0 1 10,8",
    dots: circle(12.5, 4, 1.1),
    step: 15,
    field: "M8,1L9.6,6.4L15,8L9.6,9.6L8,15L6.4,9.6L1,8L6.4,6.4Z",
  },
  destruction: {
    tint: "#CC8468",
    motif: "M0,10L4,2L8,10L12,2L16,10",
    step: 16,
    field: "M8,1C12,6 12,9 8,15C4,9 4,6 8,1Z",
  },
  divination: {
    tint: "#CDB06A",
    motif: circle(6, 6, 2.2) + "M6,1V2.4M6,9.6V11",
    step: 12,
    field: "M8,0V16M0,8H16M2,2L14,14M14,2L2,14",
  },
  illusion: {
    tint: "#8AA6BE",
    motif: "M0,6C3,1 6,1 9,6C12,11 15,11 18,6",
    step: 18,
    field: "M0,8C4,2 12,2 16,8C12,14 4,14 0,8Z",
  },
  necromancy: {
    tint: "#A9A7A0",
    motif: "M0,6H5M9,6H14",
    dots: circle(7, 6, 1.5),
    step: 14,
    field: "M4,2V14M12,2V14M4,8H12",
  },
  transmutation: {
    tint: "#8FB08C",
    motif: "",
    dots: "M1,9C3,3 8,3 11,3C10,8 6,10 1,9Z",
    step: 13,
    field: "M2,14C2,6 8,2 14,2C14,8 10,14 2,14",
  },
  forgotten: { tint: "#CFC6D6", motif: "M0,4H7M9,8H16", step: 18, field: "M0,0L16,16M16,0L0,16" },
};
const PLAIN: Arms = { tint: "#C6A667", motif: "M0,6H16", step: 16, field: "M2,14C6,10 10,6 14,2" };

export const armsOf = (school: string): Arms => ARMS[school.split("/").at(-1) ?? ""] ?? PLAIN;

/** Where the tiles of an edge begin: as many as fit, stretched so that they fill it. */
export function spread(length: number, step: number, from = 0): number[] {
  const count = Math.max(1, Math.round(length / step));
  return Array.from({ length: count }, (_, at) => from + (at * length) / count);
}

/** Tiles side by side as one path, each beginning at one of the places. Paths here say places, never steps, with a comma
 * between x and y; of an arc only its end is a place. */
export const along = (tile: string, places: number[]): string =>
  places
    .map((place) =>
      tile.replaceAll(/A[\d.]+,[\d.]+ \d \d \d |(?<=H)[-\d.]+|[-\d.]+(?=,)/g, (part) =>
        part.startsWith("A") ? part : String(Number(part) + place),
      ),
    )
    .join("");
