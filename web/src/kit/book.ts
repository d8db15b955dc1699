// The catalogue as a book to look things up in.
import type {
  AvatarInfo,
  Catalogue,
  CommandInfo,
  Element,
  EventInfo,
  EvocationInfo,
  JinxInfo,
  MageInfo,
  QuestInfo,
  RoomColour,
  RoomInfo,
  RulingInfo,
  SideInfo,
  SpellInfo,
  SpellType,
  TextLine,
  UpgradeInfo,
} from "../wire";
import { hasMessage, type Phrase, type Ref } from "../i18n/index.svelte";
import type { ElementName, RoomTint, SpellKind } from "./looks";

export const kindOf = (type: SpellType): SpellKind => type.toLowerCase() as SpellKind;
export const elementOf = (element: Element): ElementName => element.toLowerCase() as ElementName;
export const roomTint = (colour: RoomColour): RoomTint => colour.toLowerCase() as RoomTint;
/** The part of a room's text that tells of the side which lies up. */
export const faceOf = (room: RoomInfo | undefined, turned: boolean): string | undefined =>
  room?.faces[turned ? 1 : 0].name.toLowerCase();

/** With every symbol spelled out. */
export function plainLine(line: TextLine | null | undefined): string {
  return (line ?? [])
    .map((piece) => ("text" in piece ? piece.text : "symbol" in piece ? piece.symbol.word : piece.card.name))
    .join("");
}

/** What has a name of its own in the catalogue. */
export type Named =
  "spell" | "room" | "quest" | "event" | "evocation" | "jinx" | "upgrade" | "command" | "mage" | "school" | "avatar";

/** Its first letter decides what stands before a name in some languages. */
const initialOf = (name: string): string => name.slice(0, 1).toLocaleLowerCase();

/** A person, who is called what they call themselves. */
export const personWords = (name: string): Phrase => ({ say: "name-person", args: { name, initial: initialOf(name) } });

/** A name as it is said within sentences: the language's own words for it, or what the card says. */
export function nameWords(kind: string, id: string, name: string): Phrase {
  // What comes from another edition's box is called what it is called there.
  const [box = "", own] = id.split("/");
  const say = own !== undefined && hasMessage(`edition-${box}`) ? own : id.replaceAll("/", "-");
  return { say: `name-${kind}-${say}`, or: `name-${kind}`, args: { name, initial: initialOf(name) } };
}

/** The shorter name of a mage or an Avatar, where the language has one. */
export function shortWords(kind: "mage" | "avatar", info: { id: string; name: string }): Phrase {
  const short = `short-${info.id}`;
  return hasMessage(short) ? { say: short } : nameWords(kind, info.id, info.name);
}

export class Book {
  constructor(readonly catalogue: Catalogue) {}

  spell(id: number): SpellInfo | undefined {
    return this.catalogue.spells[id];
  }
  side(id: number, dark: boolean): SideInfo | undefined {
    const spell = this.spell(id);
    return (dark ? spell?.dark : null) ?? spell?.light;
  }
  mage(id: number): MageInfo | undefined {
    return this.catalogue.mages[id];
  }
  room(id: number): RoomInfo | undefined {
    return this.catalogue.rooms[id];
  }
  quest(id: number): QuestInfo | undefined {
    return this.catalogue.quests[id];
  }
  event(id: number): EventInfo | undefined {
    return this.catalogue.events[id];
  }
  evocation(id: number): EvocationInfo | undefined {
    return this.catalogue.evocations[id];
  }
  jinx(id: number): JinxInfo | undefined {
    return this.catalogue.jinxes[id];
  }
  upgrade(id: number): UpgradeInfo | undefined {
    return this.catalogue.upgrades[id];
  }
  avatar(id: number): AvatarInfo | undefined {
    return this.catalogue.avatars[id];
  }
  command(id: number): CommandInfo | undefined {
    return this.catalogue.commands[id];
  }

  private listOf(kind: Named): { id: string; name: string }[] {
    const { catalogue: all } = this;
    return {
      spell: all.spells,
      room: all.rooms,
      quest: all.quests,
      event: all.events,
      evocation: all.evocations,
      jinx: all.jinxes,
      upgrade: all.upgrades,
      command: all.commands,
      mage: all.mages,
      school: all.schools,
      avatar: all.avatars,
    }[kind];
  }
  words(kind: Named, at: number): Phrase {
    const own = this.listOf(kind)[at];
    return nameWords(kind, own?.id ?? "", own?.name ?? "");
  }
  /** A card within a sentence; `shown` is what opens it, where that is not its kind. */
  ref(kind: Named, at: number, shown: string = kind): Ref {
    return { kind: shown, id: at, name: this.listOf(kind)[at]?.name ?? "", words: this.words(kind, at) };
  }

  /** What is worth saying below a card; ids are unique over all decks. */
  rulings(id: string): RulingInfo[] {
    return this.catalogue.rulings.filter(({ cards }) => cards.includes(id));
  }

  /** The id that a spell's emblem goes by: its school, or `personal`, or `forgotten`. */
  schoolOf(spell: SpellInfo): string {
    if (spell.kind === "Personal") return "personal";
    if (spell.kind === "Forgotten") return "forgotten";
    return this.catalogue.schools[spell.kind.School]?.id ?? "";
  }
}
