// What is read off a room's card where it is drawn as a hex.
import type { Part, RoomInfo } from "../../wire";

/** The part of a room's text that tells of a side. */
export const partOf = (room: RoomInfo, face: string | undefined): Part | undefined =>
  room.text.parts.find(({ kind }) => kind === face);

/** What the ranks get, the highest first; a prize that is one token is one number. */
export const prizeOf = ({ prize }: Pick<RoomInfo, "prize">): string =>
  ("Ranks" in prize ? prize.Ranks.filter((points) => points > 0) : [prize.Token]).join(" ");

/** Where the hex stands in a honeycomb of so many columns: flat tops, every second column half a hex lower. */
export function cellOf(at: number, columns: number): { column: number; row: number } {
  const across = at % columns;
  return { column: 3 * across + 1, row: 2 * Math.floor(at / columns) + (across % 2) + 1 };
}

/** How many columns of hexes of that width fit. */
export const columnsIn = (width: number, hex: number): number =>
  Math.max(1, Math.floor((width - hex / 4) / ((hex * 3) / 4)));
