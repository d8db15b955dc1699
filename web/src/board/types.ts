// What the lodge is given. It knows no rules: what is legal is handed in, what is chosen is handed out.
import type { IconName } from "../kit/icons";
import type { MageLook, RoomTint, Tint } from "../kit/looks";
import type { FaceName, Hex } from "../wire";

export interface BoardRoom {
  place: number;
  hex: Hex;
  name: string;
  /** For small screens, where the full name does not fit. */
  shortName: string;
  tint: RoomTint;
  throne: boolean;
  centre: boolean;
  slots: number;
  cubes: (Tint | null)[];
  /** The side that lies up. */
  face: FaceName;
  used: boolean;
  /** What the token that lies on it is worth to whoever tears it down. */
  coin: number | null;
  /** Engraved while it stands. */
  emblem: IconName | null;
  /** Who has won its token. */
  taken: Tint | null;
  /** Counts as another room or colour this turn. */
  posing: boolean;
  label: string;
}

export interface BoardModel {
  model: number;
  /** A room, or -1 - seat for that seat's cell. */
  at: number;
  look: MageLook | null;
  /** Of an evocation. */
  icon: IconName | null;
  /** Of an evocation: which, so that its outline can be told. */
  kind: string | null;
  owner: Tint;
  health: number;
  own: boolean;
  name: string;
}

export interface BoardCell {
  seat: number;
  hex: Hex;
  tint: Tint;
  name: string;
}

export interface PowerToken {
  colour: number;
  look: MageLook;
  power: number;
  name: string;
}

/** What may be chosen on the lodge; the number is its key, 0 for none. */
export interface Legal {
  rooms: Map<number, number>;
  models: Map<number, number>;
}

export interface Marks {
  choosing: boolean;
  legal: Legal;
  /** In reach, but nothing to choose there. */
  reach: Set<number>;
  /** Where the viewer's mage stands. */
  here: number | null;
  hereTint: Tint | null;
  /** Draw sight lines from here. */
  sightFrom: number | null;
  selectedRoom: number | null;
  selectedModel: number | null;
  /** Involved in what is going on; never quiet. */
  involved: Set<number>;
  /** The evocation that one leads just now. */
  acting: number | null;
  /** An attack or spell on its way, for reactions. */
  threat: { from: number; to: number; tint: Tint; amount: number | null } | null;
  /** What everybody looks up for. */
  moment: { kind: "moon"; moon: number } | { kind: "fall" | "rebuilt" | "torn"; place: number; tint: Tint } | null;
}

export const NO_MARKS: Marks = {
  choosing: false,
  legal: { rooms: new Map(), models: new Map() },
  reach: new Set(),
  here: null,
  hereTint: null,
  sightFrom: null,
  selectedRoom: null,
  selectedModel: null,
  involved: new Set(),
  acting: null,
  threat: null,
  moment: null,
};

/** Sizes that depend on the size of a hex, tuned by eye against the pictures. */
export interface Measures {
  s: number;
  small: boolean;
  type: number;
  cube: number;
  gap: number;
  pawn: number;
  sigil: number;
}

export function measures(s: number): Measures {
  const small = s < 50;
  return {
    s,
    small,
    type: small ? 13 : Math.max(14, s * 0.25),
    cube: small ? (s < 43 ? 8 : 8.4) : s * 0.187,
    gap: small ? (s < 43 ? 1.8 : 1.9) : s * 0.046,
    pawn: small ? (s < 43 ? 11 : 12) : s * 0.25,
    sigil: s * (small ? 0.32 : 0.34),
  };
}
