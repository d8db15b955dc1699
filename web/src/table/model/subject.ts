// What the lens can show.
import type { Ref } from "../../i18n/index.svelte";
import { ROSE, type CardKind } from "../../wire";
import type { Book } from "../../kit/book";
import type { KeyAct } from "../keys/keys";
import type { Option } from "./asks";
import type { Scene } from "./scene";

export type Subject =
  | { kind: "room"; id: number }
  | { kind: "model"; id: number }
  | { kind: "spell"; id: number; dark?: boolean }
  | { kind: "quest" | "event" | "evocation" | "jinx" | "upgrade" | "command" | "room-card"; id: number }
  | { kind: "school"; id: number }
  | { kind: "grimoire"; school: number; id: number }
  /** Everything that is public of a seat; its Memories lie face up. */
  | { kind: "sheet" | "memories"; id: number }
  | { kind: "action"; act: KeyAct }
  | { kind: "rose" };

export const sameSubject = (a: Subject | null, b: Subject | null): boolean => JSON.stringify(a) === JSON.stringify(b);

export function subjectOfRef(ref: Ref): Subject | null {
  const id = Number(ref.id);
  switch (ref.kind) {
    case "mage":
      return id === ROSE ? { kind: "rose" } : { kind: "model", id };
    case "room":
    case "model":
    case "spell":
    case "quest":
    case "event":
    case "evocation":
    case "jinx":
    case "upgrade":
    case "command":
    case "room-card":
      return { kind: ref.kind, id };
    default:
      return null;
  }
}

/** A mention inside a card's text. */
export function subjectOfCard(kind: CardKind, id: string, book: Book): Subject | null {
  const lists: Partial<Record<CardKind, { id: string }[]>> = {
    spell: book.catalogue.spells,
    evocation: book.catalogue.evocations,
    jinx: book.catalogue.jinxes,
    upgrade: book.catalogue.upgrades,
    quest: book.catalogue.quests,
    event: book.catalogue.events,
    command: book.catalogue.commands,
    room: book.catalogue.rooms,
  };
  const at = lists[kind]?.findIndex((card) => card.id === id) ?? -1;
  if (at < 0) return null;
  if (kind === "room") return { kind: "room-card", id: at };
  return { kind, id: at } as Subject;
}

/** What an option is about, so that pointing at it fills the lens. */
export function subjectOfOption(option: Option, scene: Scene): Subject | null {
  if (option.spell !== undefined) {
    const slot = option.slot === undefined ? undefined : scene.mine?.sheet[option.slot];
    return { kind: "spell", id: option.spell, dark: option.dark ?? slot?.dark ?? false };
  }
  if (option.quest !== undefined) return { kind: "quest", id: option.quest };
  if (option.event !== undefined) return { kind: "event", id: option.event };
  if (option.jinx !== undefined) return { kind: "jinx", id: option.jinx };
  if (option.upgrade !== undefined) return { kind: "upgrade", id: option.upgrade };
  if (option.evocation !== undefined) return { kind: "evocation", id: option.evocation };
  if (option.model !== undefined) return { kind: "model", id: option.model };
  if (option.room !== undefined) return { kind: "room", id: option.room };
  if (option.school !== undefined) return { kind: "school", id: option.school };
  if (option.grimoire !== undefined && scene.mine)
    return { kind: "grimoire", school: scene.mine.school, id: option.grimoire };
  if (option.mage !== undefined) {
    const personal = scene.book.mage(option.mage)?.personal;
    return personal === undefined || personal === null ? null : { kind: "spell", id: personal };
  }
  return null;
}
