// The games one has finished, kept on one's own device: they outlive the tables.
import { locale } from "../../i18n/index.svelte";
import { catalogue, summary } from "../../net/http";
import { knownTable } from "../../net/known";
import type { Catalogue, Summary } from "../../wire";

/** A card by its id, and by the name it had when it was played. */
export interface Named {
  id: string;
  name: string;
}
export interface Game {
  table: string;
  /** When it was laid, in milliseconds since 1970. */
  at: number;
  edition: string;
  turns: number;
  mage: Named | null;
  school: Named | null;
  power: number;
  won: boolean;
  /** The levels of the bots that played too; the Avatar's with a word before it. */
  against: string[];
  /** How many other people. */
  people: number;
}

const STORED = "lodge.games";
const MOST = 2000;

export function keptGames(): Game[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "[]") as Game[];
  } catch {
    return [];
  }
}

/** What a finished table says about this browser's game. At one screen somebody wins in any case: that counts for
    nobody. */
export function gameOf(table: Summary, cards: Catalogue): Game | null {
  const [seat, ...more] = table.your_seats;
  if (!table.finished || !table.outcome || seat === undefined || more.length) return null;
  const named = (info: { id: string; name: string } | undefined): Named | null =>
    info ? { id: info.id, name: info.name } : null;
  const own = table.seats[seat];
  const others = table.seats.filter((other) => other.seat !== seat);
  return {
    table: table.table,
    at: table.created,
    edition: table.edition,
    turns: table.turn,
    mage: named(cards.mages[own?.mage ?? -1]),
    school: named(cards.schools[own?.school ?? -1]),
    power: table.outcome.totals[seat] ?? 0,
    won: table.outcome.winner === seat,
    against: [
      ...new Set(
        others.flatMap(({ kind, level }) =>
          kind === "avatar" ? [`avatar:${level ?? ""}`] : kind === "bot" ? [level ?? ""] : [],
        ),
      ),
    ],
    people: others.filter(({ kind }) => kind === "person").length,
  };
}

/** Adds what is finished and not kept yet; a game counts once. */
export function keepGames(tables: Summary[], cards: (table: Summary) => Catalogue | undefined): Game[] {
  const kept = keptGames();
  const fresh = tables.flatMap((table) => {
    const book = cards(table);
    const known = kept.some((game) => game.table === table.table);
    const game = known || !book ? null : gameOf(table, book);
    return game ? [game] : [];
  });
  const games = [...fresh, ...kept].sort((a, b) => b.at - a.at).slice(0, MOST);
  if (fresh.length)
    try {
      localStorage.setItem(STORED, JSON.stringify(games));
    } catch {
      // Without storage they are counted as long as the tables are known.
    }
  return games;
}

/** The game that has just ended. */
export async function keepTable(table: string): Promise<void> {
  const seats = knownTable(table)?.seats ?? [];
  const token = seats[0]?.token;
  if (token === undefined || seats.length > 1) return;
  const found = await summary(table, token).catch(() => null);
  const book = found && (await catalogue(locale(), { content: found.content }).catch(() => null));
  if (found && book) keepGames([found], () => book);
}

export interface Tally {
  key: string;
  name: string;
  games: number;
  won: number;
}

function tallied(games: Game[], keys: (game: Game) => Named[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games)
    for (const { id, name } of keys(game)) {
      const tally = found.get(id) ?? { key: id, name, games: 0, won: 0 };
      found.set(id, { ...tally, games: tally.games + 1, won: tally.won + Number(game.won) });
    }
  return [...found.values()].sort((a, b) => b.games - a.games || b.won - a.won || a.key.localeCompare(b.key));
}

export const byMage = (games: Game[]): Tally[] => tallied(games, ({ mage }) => (mage ? [mage] : []));
export const bySchool = (games: Game[]): Tally[] => tallied(games, ({ school }) => (school ? [school] : []));
export const byEdition = (games: Game[]): Tally[] => tallied(games, ({ edition }) => [{ id: edition, name: edition }]);
export const byBot = (games: Game[]): Tally[] =>
  tallied(games, ({ against }) => against.map((level) => ({ id: level, name: level })));

/** The longest first. */
export const longest = (games: Game[], count: number): Game[] =>
  [...games].sort((a, b) => b.turns - a.turns || b.at - a.at).slice(0, count);
