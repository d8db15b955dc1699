// How much there is to read on a card, and whom a line concerns.
import { t } from "../../i18n/index.svelte";
import { plainText } from "../../i18n/format";
import { faceOf, plainLine, type Book } from "../../kit/book";
import type { LogLine, Part, RoomState, SentenceText, TextLine } from "../../wire";
import { Teller } from "../log/words";
import type { Scene } from "../model/scene";
import type { Subject } from "../model/subject";

const lineLetters = (line: TextLine | null | undefined): number => plainLine(line).length;
const sentenceLetters = (sentences: SentenceText[]): number =>
  sentences.reduce((sum, { line }) => sum + lineLetters(line), 0);

/** The part of a room's card that counts now. */
export const roomPart = (book: Book, state: RoomState | undefined, card: number): Part | undefined => {
  const room = book.room(card);
  const wanted = faceOf(room, state?.turned ?? false);
  return room?.text.parts.find((part) => part.kind === wanted);
};

/** The parts of a card that are shown while it is told. */
export function partsOf(card: Subject, scene: Scene): Part[] {
  const { book, view } = scene;
  switch (card.kind) {
    case "spell": {
      const side = book.side(card.id, card.dark ?? false);
      return side ? [side.text] : [];
    }
    case "room-card": {
      const part = roomPart(
        book,
        view.rooms.find((state) => state.room === card.id),
        card.id,
      );
      return part ? [part] : [];
    }
    case "quest":
      // Its task is done; what it brings is told.
      return (book.quest(card.id)?.text.parts ?? []).filter((part) => part.kind !== "task");
    case "event":
      return book.event(card.id)?.text.parts ?? [];
    case "evocation":
      return book.evocation(card.id)?.text.parts ?? [];
    case "jinx":
      return book.jinx(card.id)?.text.parts ?? [];
    case "upgrade":
      return book.upgrade(card.id)?.text.parts ?? [];
    case "command":
      return book.command(card.id)?.text.parts ?? [];
    default:
      return [];
  }
}

export const cardLetters = (card: Subject, scene: Scene): number =>
  partsOf(card, scene).reduce(
    (sum, part) => sum + lineLetters(part.target) + lineLetters(part.lead) + sentenceLetters(part.sentences),
    0,
  );

/** Whether a card speaks to whoever uses it. */
export function addresses(card: Subject, scene: Scene): boolean {
  const wanted = t("story-you-words").split(" ");
  const lines = partsOf(card, scene).flatMap(({ target, lead, sentences }) => [
    target,
    lead,
    ...sentences.map(({ line }) => line),
  ]);
  const words = lines
    .map((line) => plainLine(line))
    .join(" ")
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return words.some((word) => wanted.includes(word));
}

export const wordsOf = (line: LogLine, scene: Scene): string => plainText(new Teller(scene).sentence(line).parts);

/** Whether a line happens to somebody. */
export function touches({ what }: LogLine, seat: number | null): boolean {
  if (seat === null || typeof what === "string") return false;
  const fields = Object.values(what)[0] as Record<string, unknown>;
  return ["on", "to", "from", "seat", "who", "of", "model"].some((name) => {
    const value = fields[name];
    if (typeof value === "object" && value !== null && "model" in value) return value.model === seat;
    return value === seat;
  });
}
