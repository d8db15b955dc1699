// How each thing of the rulebook is drawn: colour, shape and icon, by the id of its card.
import type { IconName } from "./icons";

/** Whose cube, token or model: four mages and the Black Rose. The shape goes with the colour. */
export type Tint = "white" | "red" | "violet" | "blue" | "black";
/** The colour of a room. */
export type RoomTint = "red" | "purple" | "grey" | "blue" | "yellow" | "green" | "black";
export type ElementName = "fire" | "water" | "air" | "earth" | "sacred" | "profane" | "magic" | "all";
export type SpellKind = "combat" | "contingency" | "protection" | "trap";

/** Colours are names of the theme (`theme/themes.css`). */
export const TINT_COLOUR: Record<Tint, string> = {
  white: "var(--mage-white)",
  red: "var(--mage-red)",
  violet: "var(--mage-violet)",
  blue: "var(--mage-blue)",
  black: "var(--mage-black)",
};
export const ROSE_RIM = "var(--rose-rim)";
/** The colour for lines and edges, which stand out from every ground; black is always drawn with its rim. */
export const tintLine = (tint: Tint): string => `var(--line-${tint})`;

export const ROOM_COLOUR: Record<RoomTint, string> = {
  red: "var(--room-red)",
  purple: "var(--room-purple)",
  grey: "var(--room-grey)",
  blue: "var(--room-blue)",
  yellow: "var(--room-yellow)",
  green: "var(--room-green)",
  black: "var(--room-black)",
};

export interface MageLook {
  tint: Tint;
  letter: string;
  face: IconName;
}

const MAGES: Record<string, MageLook> = {
  baron_doria: { tint: "white", letter: "D", face: "vampire-dracula" },
  arianna: { tint: "red", letter: "A", face: "woman-elf-face" },
  gramigna: { tint: "violet", letter: "G", face: "witch-face" },
  rikkart: { tint: "blue", letter: "R", face: "warlock-hood" },
};
const SEAT_TINTS: Tint[] = ["white", "red", "violet", "blue"];

/** A mage of a pack that is not drawn yet takes the colour of its seat and the first letter of its name. */
export function mageLook(id: string | undefined, name = "", seat = 0): MageLook {
  const known = id === undefined ? undefined : MAGES[id];
  return known ?? { tint: SEAT_TINTS[seat % 4] ?? "white", letter: name.slice(0, 1) || "?", face: "person" };
}
export const ROSE_LOOK: MageLook = { tint: "black", letter: "", face: "rose" };
/** The body of the Black Rose: her colour and shape, and a letter of its own. */
export const avatarLook = (name = ""): MageLook => ({ ...ROSE_LOOK, letter: name.slice(0, 1) || "A", face: "cultist" });

const SCHOOLS: Record<string, IconName> = {
  agony: "chained-heart",
  alchemy: "round-bottom-flask",
  hex: "raven",
  nightmare: "evil-moon",
  shamanic: "totem",
  technomancy: "gears",
  personal: "feather",
  forgotten: "black-book",
};
export const schoolIcon = (id: string): IconName => SCHOOLS[id] ?? "spell-book";

const EVOCATIONS: Record<string, IconName> = {
  succubus: "imp",
  colossus: "brute",
  cadaver: "shambling-zombie",
  nigredo: "golem-head",
  albedo: "sun",
  umbra: "ghost",
  totem: "totem-head",
  mystic_totem: "third-eye",
  ancestral_totem: "skull-mask",
};
export const evocationIcon = (id: string): IconName => EVOCATIONS[id] ?? "imp";

export const KIND_ICON: Record<SpellKind, IconName> = {
  combat: "crossed-swords",
  contingency: "compass",
  protection: "magic-shield",
  trap: "wolf-trap",
};
