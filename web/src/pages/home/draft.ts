// A table as it is being laid out on the home page, and what is asked of the server for it.
import type { Catalogue, Manner, NewSeat, NewTable, Settings, Who, Wish } from "../../wire";

/** Who sits: a person at this screen, a person with a link, a bot of a level, or the Avatar. */
export type Sitter = "here" | "invite" | `bot:${string}` | `avatar:${string}`;
/** Asked in the game, drawn by lot, or a number of the catalogue. */
export type Pick = "ask" | "random" | `${number}`;
/** A school alone, or with one of its lists: "2", "2/0". */
export type SchoolPick = Pick | `${number}/${number}`;

export interface DraftSeat {
  who: Sitter;
  name: string;
  mage: Pick;
  school: SchoolPick;
}
export interface Draft {
  name: string;
  count: number;
  /** Always four, so that nothing is lost when the number of mages changes. */
  seats: DraftSeat[];
  first: "lot" | `${number}`;
  settings: Settings;
  /** By id; empty for the one that is meant unless another is named. */
  edition: string;
  /** The schools in play by id, where more are at hand than a table takes. */
  schools: string[];
  /** Packs beside the edition, by id. */
  packs: string[];
  /** Pace, clock and talk. */
  manner: Manner;
}

/** A table takes so many schools. */
export const SCHOOLS = 6;

/** The edition's own come first. */
export const firstSchools = (catalogue: Catalogue): string[] => catalogue.schools.slice(0, SCHOOLS).map(({ id }) => id);

/** With a school more, which takes the place of the one that was chosen first; a chosen one stays. */
export function withSchool(draft: Draft, id: string): { draft: Draft; left: string | null } {
  if (draft.schools.includes(id)) return { draft, left: null };
  const [first, ...others] = draft.schools;
  const full = draft.schools.length >= SCHOOLS;
  const schools = full ? [...others, id] : [...draft.schools, id];
  return { draft: { ...draft, schools }, left: full ? (first ?? null) : null };
}

/** Six of some, in the order they stand in; `lot` says a number below 1. */
export function sixByLot<T>(all: readonly T[], lot: () => number = Math.random): T[] {
  const left = all.map((_, at) => at);
  const drawn = Array.from({ length: Math.min(SCHOOLS, all.length) }, () =>
    left.splice(Math.floor(lot() * left.length), 1),
  );
  return drawn
    .flat()
    .sort((a, b) => a - b)
    .map((at) => all[at]!);
}

/** Whoever wanted a school that is not on the table takes one by lot. */
export function seatedBy(draft: Draft, catalogue: Catalogue): Draft {
  const there = ({ school }: DraftSeat): boolean => {
    const wanted = catalogue.schools[Number(school.split("/")[0])];
    return !wanted || draft.schools.includes(wanted.id);
  };
  return { ...draft, seats: draft.seats.map((seat) => (there(seat) ? seat : { ...seat, school: "random" })) };
}

/** You against two bots, everything by lot: one click and it begins. */
export function firstDraft(catalogue: Catalogue, name: string): Draft {
  const level = catalogue.levels.find(({ id }) => id === "greedy") ?? catalogue.levels[0];
  const bot: DraftSeat = { who: `bot:${level?.id ?? "random"}`, name: "", mage: "random", school: "random" };
  return {
    name: "",
    count: 3,
    seats: [{ ...bot, who: "here", name }, { ...bot }, { ...bot }, { ...bot }],
    first: "lot",
    settings: structuredClone(catalogue.settings),
    edition: "",
    schools: firstSchools(catalogue),
    packs: [],
    manner: {},
  };
}

/** A duel with a bot, laid with one click. */
export function quickTable(name: string, edition = ""): NewTable {
  const byLot: Omit<NewSeat, "who"> = { mage: "random", school: "random", grimoire: "random" };
  const bot: Who = { bot: { level: "greedy" } };
  return {
    seats: [
      { who: { here: { name } }, ...byLot },
      { who: bot, ...byLot },
    ],
    settings: {},
    ...(edition ? { edition } : {}),
  };
}

export const isAvatar = (seat: DraftSeat | undefined): boolean => seat?.who.startsWith("avatar:") ?? false;

/** With another number of seats; the Avatar, if it plays, moves on to the last one. */
export function withCount(draft: Draft, count: number): Draft {
  const seats = [...draft.seats];
  const at = seats.slice(0, draft.count).findIndex(isAvatar);
  const [from, to] = [seats[at], seats[count - 1]];
  if (from && to && at !== count - 1) [seats[at], seats[count - 1]] = [to, from];
  return { ...draft, count, seats };
}

/** Everything that can be left to the lot is. */
export function byLot(draft: Draft): Draft {
  return { ...draft, first: "lot", seats: draft.seats.map((seat) => ({ ...seat, mage: "random", school: "random" })) };
}

/** The same wishes with other cards: mages and schools keep their ids, not their numbers; what is gone is drawn. */
export function withCards(draft: Draft, from: Catalogue, to: Catalogue): Draft {
  const moved = (at: string, before: { id: string }[], after: { id: string }[]): string | null => {
    const place = after.findIndex(({ id }) => id === before[Number(at)]?.id);
    return place < 0 ? null : String(place);
  };
  const named = (pick: string): boolean => pick !== "ask" && pick !== "random";
  const seats = draft.seats.map((seat) => {
    const mage = named(seat.mage) ? (moved(seat.mage, from.mages, to.mages) ?? "random") : seat.mage;
    const [of = "", list] = seat.school.split("/");
    const place = named(of) ? moved(of, from.schools, to.schools) : of;
    const school = place === null ? "random" : list === undefined ? place : `${place}/${list}`;
    return { ...seat, mage: mage as Pick, school: school as SchoolPick };
  });
  // What a pack offers as an option goes with it.
  const settings = Object.fromEntries(
    Object.entries(to.settings).map(([id, printed]) => [id, id in from.settings ? draft.settings[id] : printed]),
  ) as Settings;
  // Schools that are gone make room for the edition's own.
  const kept = draft.schools.filter((id) => to.schools.some((own) => own.id === id));
  const others = to.schools.map(({ id }) => id).filter((id) => !kept.includes(id));
  const schools = [...kept, ...others].slice(0, SCHOOLS);
  return { ...draft, seats: to.avatars.length ? seats : seats.map(withoutAvatar), settings, schools };
}

/** A bot sits where the Avatar cannot. */
const withoutAvatar = (seat: DraftSeat): DraftSeat => (isAvatar(seat) ? { ...seat, who: "bot:greedy" } : seat);

const wish = (pick: Pick): Wish | undefined =>
  pick === "ask" ? undefined : pick === "random" ? "random" : Number(pick);

export function whoOf(seat: DraftSeat): Who {
  const [kind, level = ""] = seat.who.split(":");
  if (kind === "here") return { here: { name: seat.name.trim() } };
  if (kind === "invite") return { invite: {} };
  return kind === "avatar" ? { avatar: { level } } : { bot: { level } };
}

function seatOf(seat: DraftSeat): NewSeat {
  if (isAvatar(seat)) return { who: whoOf(seat) };
  const [school, list] = seat.school.split("/");
  const wanted: NewSeat = { who: whoOf(seat) };
  const mage = wish(seat.mage);
  if (mage !== undefined) wanted.mage = mage;
  const of = wish(school as Pick);
  if (of === undefined) return wanted;
  wanted.school = of;
  if (list !== undefined) wanted.grimoire = Number(list);
  // Whoever leaves the school to the lot does not want to be asked for its list.
  else if (of === "random") wanted.grimoire = "random";
  return wanted;
}

/** Only what differs from the printed game is sent. */
export function changed(settings: Settings, printed: Settings): Partial<Settings> {
  const differs = Object.entries(settings).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(printed[name as keyof Settings]),
  );
  return Object.fromEntries(differs) as Partial<Settings>;
}

export function newTable(draft: Draft, { settings: printed, schools: all }: Catalogue): NewTable {
  const table: NewTable = {
    seats: draft.seats.slice(0, draft.count).map(seatOf),
    settings: changed(draft.settings, printed),
  };
  if (draft.edition) table.edition = draft.edition;
  // Which six is a choice only where there are more.
  const chosen = all.flatMap(({ id }, at) => (draft.schools.includes(id) ? [at] : []));
  if (all.length > SCHOOLS && chosen.length === SCHOOLS) table.schools = chosen;
  if (draft.packs.length) table.packs = draft.packs;
  if (Object.keys(draft.manner).length) table.manner = draft.manner;
  if (draft.name.trim()) table.name = draft.name.trim();
  if (draft.first !== "lot" && Number(draft.first) < people(draft)) table.first = Number(draft.first);
  return table;
}

/** Who can begin: everyone but the Avatar. */
export const people = (draft: Draft): number => draft.count - (isAvatar(draft.seats[draft.count - 1]) ? 1 : 0);

/** What keeps this table from being laid, by the id of its message. */
export function obstacle(draft: Draft): string | null {
  const seats = draft.seats.slice(0, draft.count);
  const twice = (picks: string[]): boolean => {
    const named = picks.filter((pick) => pick !== "ask" && pick !== "random");
    return new Set(named).size < named.length;
  };
  const mages = seats.filter((seat) => !isAvatar(seat));
  if (twice(mages.map((seat) => seat.mage))) return "new-twice-mage";
  if (twice(mages.map((seat) => seat.school.split("/")[0] ?? ""))) return "new-twice-school";
  const [second, third, end] = draft.settings.moons;
  if (!(second >= 1 && second < third && third < end && end <= 70)) return "new-moons-order";
  return null;
}
