// The same table once more: same mages, schools, rules and people; the cards are others.
import { createTable } from "../../net/http";
import { knownTable, rememberCreated } from "../../net/known";
import { NONE, type NewSeat, type NewTable, type Person, type View, type Who } from "../../wire";

/** `here`: the seats of this browser, which need no invitation. */
export function sameAgain(view: View, people: Person[], name: string | null, here: Set<number>): NewTable {
  const who = (person: Person): Who => {
    if (person.kind === "avatar") return { avatar: { level: view.avatar?.level ?? "apprentice" } };
    if (here.has(person.seat)) return { here: { name: person.name ?? "" } };
    return person.kind === "bot" ? { bot: { level: person.level ?? "greedy" } } : { invite: {} };
  };
  const seat = (person: Person): NewSeat => {
    const own = view.mages[person.seat];
    if (person.kind === "avatar" || !own || own.mage === NONE) return { who: who(person) };
    return { who: who(person), mage: own.mage, school: own.school };
  };
  return { ...(name ? { name } : {}), seats: people.map(seat), settings: view.settings };
}

/** Where the new table is: its lobby if somebody has to be invited. */
export async function playAgain(
  table: string,
  name: string | null,
  view: View,
  people: Person[],
  me: number | null,
): Promise<string> {
  const here = new Set((knownTable(table)?.seats ?? []).map((known) => known.seat));
  if (me !== null) here.add(me);
  const wanted = sameAgain(view, people, name, here);
  const created = await createTable(wanted);
  const names = Object.fromEntries(
    people.flatMap((person) => (here.has(person.seat) ? [[person.seat, person.name ?? ""]] : [])),
  );
  rememberCreated(created, name ?? "", names);
  return wanted.seats.some((seat) => "invite" in seat.who) ? `/lobby/${created.table}` : `/table/${created.table}`;
}
