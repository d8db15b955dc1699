// Things that are as they were stay the same things, although the view they stand in is another: whoever draws them sees
// by that alone that there is nothing to do.
import type { BoardRoom } from "../../board/types";
import type { Book } from "../../kit/book";

/** More than the rooms of a story's views differ by; then it begins anew. */
const ROOMS_MOST = 600;

interface Kept {
  naming: string;
  rooms: Map<string, BoardRoom>;
}
const kept = new WeakMap<Book, Kept>();

/** Recalls the rooms of a book by all they are made of, while everything is called as it was. */
export function roomsKept(book: Book, naming: string): (key: string, make: () => BoardRoom) => BoardRoom {
  let own = kept.get(book);
  if (own?.naming !== naming || own.rooms.size > ROOMS_MOST) kept.set(book, (own = { naming, rooms: new Map() }));
  const { rooms } = own;
  return (key, make) => {
    let room = rooms.get(key);
    if (!room) rooms.set(key, (room = make()));
    return room;
  };
}

/** Hands back the things it handed back before, as far as they are still like that. */
export function keeper<T>(): (things: T[]) => T[] {
  let last: { things: T[]; as: string[] } = { things: [], as: [] };
  return (things) => {
    const as = things.map((thing) => JSON.stringify(thing));
    const before = new Map(last.as.map((text, at) => [text, last.things[at]!]));
    const same = as.length === last.as.length && as.every((text, at) => text === last.as[at]);
    if (!same) last = { things: things.map((thing, at) => before.get(as[at]!) ?? thing), as };
    return last.things;
  };
}
