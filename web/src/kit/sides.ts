// The sides of a spell as they are shown: Light and Dark in their materials, or the two halves of a room trap, each with
// the colours of its rooms.
import { t, type Phrase } from "../i18n/index.svelte";
import type { SideInfo, SpellInfo } from "../wire";
import { roomTint } from "./book";
import { ROOM_COLOUR, type RoomTint } from "./looks";

export interface ShownSide {
  side: SideInfo;
  /** The side of the card it is. */
  dark: boolean;
  /** In the material of a Dark side. */
  dusk: boolean;
  /** Of a half: the rooms that set it off. */
  rooms: RoomTint[];
  /** Of a half: the colour of its bar. */
  bar: string | null;
  name: string;
}

/** Whether it is laid with one side up. */
export const turns = (spell: SpellInfo | undefined): boolean => spell?.dark != null && !spell.halves;

/** Which side lies up, as a word for a sentence. */
export const sideWord = (spell: SpellInfo | undefined, dark: boolean): Phrase => ({
  say: spell?.halves ? "side-halves" : dark ? "side-dark" : "side-light",
});

/** A half by the rooms that set it off. */
export const halfWords = ({ rooms }: SideInfo): Phrase => ({
  say: "side-room",
  args: { colour: { list: rooms.map((room): Phrase => ({ say: `colour-${roomTint(room)}` })), way: "plain" } },
});

/** The side that is up first. */
export function sidesOf(spell: SpellInfo, dark = false): ShownSide[] {
  const both: { side: SideInfo; dark: boolean }[] = [{ side: spell.light, dark: false }];
  if (spell.dark) both.push({ side: spell.dark, dark: true });
  if (dark && turns(spell)) both.reverse();
  return both.map((own) => {
    if (!spell.halves)
      return { ...own, dusk: own.dark, rooms: [], bar: null, name: t(own.dark ? "side-dark" : "side-light") };
    const rooms = own.side.rooms.map(roomTint);
    const { say, args } = halfWords(own.side);
    return { ...own, dusk: false, rooms, bar: rooms[0] ? ROOM_COLOUR[rooms[0]] : null, name: t(say, args) };
  });
}
