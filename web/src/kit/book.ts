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
