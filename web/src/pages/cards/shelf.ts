// All cards as one shelf that can be searched: what each is, what it says, and what it mentions.
import { folded } from "../../i18n/fold";
import { locale } from "../../i18n/index.svelte";
import { elementOf, kindOf, plainLine, roomTint, type Book } from "../../kit/book";
import type { ElementName, SpellKind } from "../../kit/looks";
import type {
  CardText,
  Catalogue,
  Detail,
  Origin,
  Part,
  Piece,
  SpellInfo,
  Symbol as SymbolName,
  TargetWord,
} from "../../wire";

export const DECKS = ["spells", "quests", "events", "rooms", "evocations", "jinxes", "upgrades", "commands"] as const;
export type Deck = (typeof DECKS)[number];

export interface SideFacts {
  dark: boolean;
  type: SpellKind;
  element: ElementName;
  target: TargetWord | null;
  range: number | null;
  words: string;
}
export interface Entry {
  deck: Deck;
  id: string;
  name: string;
  origin: Origin;
  /** What is of the other origin. */
  except: Detail[];
  spell: SpellInfo | null;
  text: CardText | null;
  /** School of a spell, moon of a quest or event, colour of a room, archetype of an evocation. */
  group: string;
  sides: SideFacts[];
  unstable: boolean;
  copies: number | null;
  /** Everything it says. */
  said: string;
  /** The same in small letters without accents, to be searched. */
  words: string;
  symbols: SymbolName[];
  mentions: string[];
}

export interface Filter {
  deck: Deck;
  group: string | null;
  type: SpellKind | null;
  element: ElementName | null;
  unstable: boolean;
  origin: Origin | null;
  query: string;
}
export const NO_FILTER: Filter = {
  deck: "spells",
  group: null,
  type: null,
  element: null,
  unstable: false,
  origin: null,
  query: "",
};

const linesOf = (part: Part): Piece[][] => [
  ...[part.heading, part.target, part.lead].filter((line) => line !== null),
  ...part.sentences.map(({ line }) => line),
];

/** As the card says it, and as it is searched: without accents. */
function said(lines: string[]): Pick<Entry, "said" | "words"> {
  const said = lines.join(" ");
  return { said, words: folded(said) };
}

function read(pieces: Piece[]): Pick<Entry, "symbols" | "mentions"> {
  const symbols = new Set<SymbolName>();
  const mentions = new Set<string>();
  for (const piece of pieces) {
    if ("symbol" in piece) symbols.add(piece.symbol.symbol);
    if ("card" in piece) mentions.add(piece.card.id);
  }
  return { symbols: [...symbols], mentions: [...mentions] };
}

function spellEntry(spell: SpellInfo, book: Book): Entry {
  const sides = [spell.light, ...(spell.dark ? [spell.dark] : [])];
  const lines = sides.flatMap(({ text }) => linesOf(text));
  return {
    deck: "spells",
    id: spell.id,
    name: spell.name,
    origin: spell.origin,
    except: spell.except,
    spell,
    text: null,
    group: book.schoolOf(spell),
    sides: sides.map((side, at) => ({
      dark: at === 1,
      type: kindOf(side.kind),
      element: elementOf(side.element),
      target: side.target?.what ?? null,
      range: side.target?.range ?? null,
      words: folded(linesOf(side.text).map(plainLine).join(" ")),
    })),
    unstable: spell.unstable,
    copies: spell.copies,
    ...said([spell.name, ...lines.map(plainLine)]),
    ...read(lines.flat()),
  };
}

interface Plain {
  id: string;
  name: string;
  origin: Origin;
  except: Detail[];
  text: CardText;
}
function plainEntry(deck: Deck, card: Plain, group: string, copies: number | null): Entry {
  const lines = card.text.parts.flatMap(linesOf);
  return {
    deck,
    id: card.id,
    name: card.name,
    origin: card.origin,
    except: card.except,
    spell: null,
    text: card.text,
    group,
    sides: [],
    unstable: false,
    copies,
    ...said([card.name, plainLine(card.text.subtitle), ...lines.map(plainLine)]),
    ...read([...card.text.subtitle, ...lines.flat()]),
  };
}

export function shelf(book: Book): Entry[] {
  const all: Catalogue = book.catalogue;
  const schools = [...all.schools.map(({ id }) => id), "personal", "forgotten"];
  const spells = all.spells.map((spell) => spellEntry(spell, book));
  return [
    ...spells.toSorted((a, b) => schools.indexOf(a.group) - schools.indexOf(b.group)),
    ...all.quests.map((card) => plainEntry("quests", card, String(card.moon), null)),
    ...all.events.map((card) =>
      plainEntry("events", card, card.avatar ? `avatar-${card.moon}` : String(card.moon), null),
    ),
    ...all.rooms.map((card) => plainEntry("rooms", card, roomTint(card.colour), null)),
    ...all.evocations.map((card) => plainEntry("evocations", card, card.archetype, card.models)),
    ...all.jinxes.map((card) => plainEntry("jinxes", card, "", card.copies)),
    ...all.upgrades.map((card) => plainEntry("upgrades", card, "", card.copies)),
    ...all.avatars.map((card) => plainEntry("commands", card, "avatar", null)),
    ...all.commands.map((card) => plainEntry("commands", card, String(card.moon), null)),
  ];
}

/** `target:mage range:2 side:dark type:trap element:fire school:hex`; all else is looked for in the text. */
export interface Query {
  words: string[];
  keys: Record<string, string>;
}
const KEYS = ["target", "range", "side", "type", "element", "school"];
export function readQuery(text: string): Query {
  const query: Query = { words: [], keys: {} };
  for (const word of folded(text).split(/\s+/).filter(Boolean)) {
    const [key = "", value] = word.split(":");
    if (value && KEYS.includes(key)) query.keys[key] = value;
    else query.words.push(word);
  }
  return query;
}

/** A spell fits if one of its sides has everything that is asked of a side. */
function sideFits(side: SideFacts, filter: Filter, { keys }: Query): boolean {
  const range = side.range === null ? "any" : String(side.range);
  return (
    (filter.type === null || side.type === filter.type) &&
    (filter.element === null || side.element === filter.element) &&
    (keys.side === undefined || (side.dark ? "dark" : "light").startsWith(keys.side)) &&
    (keys.type === undefined || side.type.startsWith(keys.type)) &&
    (keys.element === undefined || side.element.startsWith(keys.element)) &&
    (keys.target === undefined || (side.target ?? "").startsWith(keys.target)) &&
    (keys.range === undefined || (side.target !== null && range === keys.range))
  );
}

export function fits(entry: Entry, filter: Filter, query: Query): boolean {
  if (entry.deck !== filter.deck) return false;
  if (filter.group !== null && entry.group !== filter.group) return false;
  if (filter.unstable && !entry.unstable) return false;
  if (filter.origin !== null && entry.origin !== filter.origin) return false;
  if (query.keys.school !== undefined && !entry.group.startsWith(query.keys.school)) return false;
  if (!query.words.every((word) => entry.words.includes(word))) return false;
  const ofSides =
    filter.type !== null ||
    filter.element !== null ||
    ["target", "range", "side", "type", "element"].some((key) => query.keys[key] !== undefined);
  return !ofSides || entry.sides.some((side) => sideFits(side, filter, query));
}

export type Sort = "group" | "name";
export function find(entries: Entry[], filter: Filter, sort: Sort): Entry[] {
  const query = readQuery(filter.query);
  const found = entries.filter((entry) => fits(entry, filter, query));
  return sort === "name" ? found.toSorted((a, b) => a.name.localeCompare(b.name, locale())) : found;
}

/** What a card names, then what names it. */
export function related(entry: Entry, entries: Entry[]): Entry[] {
  const named = entries.filter(({ id }) => entry.mentions.includes(id) && id !== entry.id);
  const naming = entries.filter(({ mentions, id }) => mentions.includes(entry.id) && id !== entry.id);
  return [...new Set([...named, ...naming])].slice(0, 12);
}
