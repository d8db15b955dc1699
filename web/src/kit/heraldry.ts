// The heraldry of schools: a tint of the line and a motif along the border; the emblem is the school's icon. Tints are
// greyed, so that none is taken for a mage or a room. What has no arms of its own gets a plain line.

export interface Arms {
  tint: string;
  /** One tile of the border, `step` wide and 12 high. */
  motif: string;
  step: number;
  /** The motif is filled instead of drawn. */
  filled?: boolean;
}

const ARMS: Record<string, Arms> = {
  agony: { tint: "#C98A7A", motif: "M2.8,6A3.2,3.2 0 1 0 9.2,6A3.2,3.2 0 1 0 2.8,6", step: 9 },
  alchemy: { tint: "#D2A35F", motif: "M1.6,7A2.4,2.4 0 1 0 6.4,7A2.4,2.4 0 1 0 1.6,7M9,4.6H11", step: 14 },
  hex: { tint: "#9DB08A", motif: "M0,9L5,3L10,9", step: 10 },
  nightmare: { tint: "#A79CC9", motif: "M8,2A4.4,4.4 0 1 0 8,10A3.4,3.6 0 0 1 8,2Z", step: 14, filled: true },
  shamanic: { tint: "#C2A27E", motif: "M1,10L6,2L11,10Z", step: 12, filled: true },
  technomancy: { tint: "#8FB0B8", motif: "M0,9H3V4H8V9H11", step: 11 },
};
const PLAIN: Arms = { tint: "#C6A667", motif: "M0,6H16", step: 16 };

export const armsOf = (school: string): Arms => ARMS[school] ?? PLAIN;
