// What people say, in the reader's language: a phrase is a key, and may be about a room or a card.
import { rich, t, type Part, type Ref } from "../../i18n/index.svelte";
import type { Phrase, Words } from "../../wire";
import type { Scene } from "../model/scene";
import type { Subject } from "../model/subject";

/** In the order in which they are offered; those that fit a beginning and an end stand there. */
export const PHRASES: Phrase[] = [
  "hello",
  "well_played",
  "thanks",
  "sorry",
  "oops",
  "one_moment",
  "thinking",
  "your_turn",
  "look",
  "beware",
  "beat_the_rose",
  "mercy",
  "revenge",
  "back_soon",
  "good_game",
  "again",
];

/** What a phrase may be about: a room of the lodge, or a spell that can be read. */
export function aboutOf(subject: Subject | null): { room?: number; spell?: number } {
  if (subject?.kind === "room") return { room: subject.id };
  return subject?.kind === "spell" ? { spell: subject.id } : {};
}

export function aboutRef(about: { room?: number; spell?: number }, scene: Scene): Ref | null {
  if (about.room !== undefined) return { kind: "room", id: about.room, name: scene.roomName(about.room) };
  const spell = about.spell === undefined ? undefined : scene.book.spell(about.spell);
  return spell ? { kind: "spell", id: about.spell ?? 0, name: spell.name } : null;
}

export function wordsInWords(words: Words, scene: Scene): Part[] {
  if ("text" in words) return [words.text];
  const about = aboutRef(words.phrase, scene);
  const phrase = t(`phrase-${words.phrase.phrase}`);
  return about ? rich("said-about", { phrase, about }) : [phrase];
}

/** Who speaks: by the name they gave, else by their mage. */
export const speaker = (seat: number, scene: Scene): string =>
  seat === scene.me ? t("said-you") : (scene.person(seat)?.name ?? scene.seatName(seat));
