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
  rebecca: { tint: "white", letter: "R", face: "female-vampire" },
  nero: { tint: "red", letter: "N", face: "pyromaniac" },
  tessa: { tint: "violet", letter: "T", face: "elf-helmet" },
  jafar: { tint: "blue", letter: "J", face: "turban" },
};
/** What comes from another box is called after it: `classic/nero` looks like `nero`. */
const plain = (id: string): string => id.split("/").at(-1) ?? id;
const SEAT_TINTS: Tint[] = ["white", "red", "violet", "blue"];

/** Looks of mages at one table: whoever comes second to a colour takes one that is free, and its shape with it. Those
    who have no mage yet give way. */
export function apart(looks: MageLook[], chosen: boolean[]): MageLook[] {
  const before = (other: number, at: number): boolean =>
    chosen[other] === chosen[at] ? other < at : (chosen[other] ?? false);
  const free = SEAT_TINTS.filter((tint) => !looks.some((look) => look.tint === tint));
  return looks.map((look, at) => {
    const second = looks.some((other, place) => place !== at && other.tint === look.tint && before(place, at));
    return second ? { ...look, tint: free.shift() ?? look.tint } : look;
  });
}

/** A mage of a pack that is not drawn yet takes the colour of its seat and the first letter of its name. */
export function mageLook(id: string | undefined, name = "", seat = 0): MageLook {
  const known = id === undefined ? undefined : MAGES[plain(id)];
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
  conspiracy: "night-sky",
  destruction: "flame",
  divination: "gooey-eyed-sun",
  illusion: "duality-mask",
  necromancy: "death-skull",
  transmutation: "linden-leaf",
  personal: "feather",
  forgotten: "black-book",
};
export const schoolIcon = (id: string): IconName => SCHOOLS[plain(id)] ?? "spell-book";

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
  abomination: "bestial-fangs",
  andromeda: "andromeda-chain",
  bone_knight: "black-knight-helm",
  cerbero: "hound",
  divine_altar: "star-altar",
  infamy_of_crete: "minotaur",
  landsknecht: "pikeman",
  malacoda: "evil-minion",
  mutant_altar: "carnivorous-plant",
};
export const evocationIcon = (id: string): IconName => EVOCATIONS[plain(id)] ?? "imp";

/** Engraved in a room that stands. */
const EMBLEMS: Record<string, IconName> = {
  black_rose_room: "rose",
  throne_room: "stone-throne",
  oracle_room: "crystal-ball",
  arena: "gladius",
  garden: "flower-pot",
  crypt: "coffin",
  bibliotheca: "bookshelf",
  observatory: "telescope",
  armory: "breastplate",
  forge: "anvil",
  cemetery: "graveyard",
  the_abyss: "vortex",
  summoner_room: "pentacle",
  pleasures_room: "grapes",
  sanctuary: "candle-light",
  alchemical_laboratory: "round-bottom-flask",
  mirrors_room: "mirror-mirror",
  treasure_room: "open-treasure-chest",
  sacrificial_altar: "sword-altar",
};
export const emblemOf = (room: string): IconName | null => EMBLEMS[plain(room)] ?? null;

export const KIND_ICON: Record<SpellKind, IconName> = {
  combat: "crossed-swords",
  contingency: "compass",
  protection: "magic-shield",
  trap: "wolf-trap",
};
