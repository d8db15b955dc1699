// The words of a question: who, what, why.
import { hasMessage, t, type Arg, type Phrase } from "../../i18n/index.svelte";
import { raised } from "../../i18n/format";
import { faceOf, plainLine } from "../../kit/book";
import {
  NONE,
  ROSE,
  type About,
  type FactView,
  type Question,
  type SentenceText,
  type SourceView,
  type TextLine,
} from "../../wire";
import type { Scene } from "./scene";

/** The sentences that an effect goes through, as its card says them. */
export function sentencesOf(source: SourceView, scene: Scene): SentenceText[] {
  const { book } = scene;
  if (typeof source === "string") return [];
  if ("Spell" in source) return book.side(source.Spell.spell, source.Spell.dark)?.text.sentences ?? [];
  if ("Persistent" in source) return book.side(source.Persistent.spell, source.Persistent.dark)?.text.sentences ?? [];
  if ("Room" in source) {
    const room = book.room(source.Room.room);
    const wanted = faceOf(room, source.Room.turned);
    return room?.text.parts.find((part) => part.kind === wanted)?.sentences ?? [];
  }
  if ("CommandBack" in source) return [];
  if ("Command" in source) {
    const card = book.command(source.Command.card);
    const at = source.Command.part === null ? card?.reaction : card?.parts[source.Command.part];
    return card?.text.parts[at ?? -1]?.sentences ?? [];
  }
  const text =
    "Quest" in source
      ? book.quest(source.Quest.quest)?.text
      : "Event" in source
        ? book.event(source.Event.event)?.text
        : "Skill" in source
          ? book.evocation(source.Skill.kind)?.text
          : "Jinx" in source
            ? book.jinx(source.Jinx.kind)?.text
            : book.upgrade(source.Upgrade.kind)?.text;
  const parts = text?.parts ?? [];
  return (parts.find((part) => part.kind === "effect") ?? parts.find((part) => part.kind === "skill"))?.sentences ?? [];
}

/** Which of a card's sentences the program is at: one may speak for several of them. */
export function sentenceAt(sentences: SentenceText[], program: number | null): number {
  if (program === null) return -1;
  let covered = 0;
  for (const [at, sentence] of sentences.entries()) {
    covered += sentence.covers;
    if (program < covered) return at;
  }
  return sentences.length - 1;
}

/** What stands on the card behind the sentence that is asked about: what saying yes may bring. */
function restOf(about: About, scene: Scene): string {
  const sentences = sentencesOf(about.source, scene);
  const at = sentenceAt(sentences, about.sentence);
  return at < 0
    ? ""
    : sentences
        .slice(at + 1)
        .map(({ line }) => plainLine(line))
        .join(" ");
}

/** The sentence that cards answer: at its full stop the program has already gone on to the next one. */
export function answeredAt(question: Question, sentences: SentenceText[], scene: Scene): number {
  const program = question.about?.sentence ?? null;
  const under = scene.view.under_way.at(-2);
  const atStop =
    scene.view.under_way.at(-1) === "Reactions" && typeof under === "object" && "Effect" in under && program !== null;
  if (!atStop) return sentenceAt(sentences, program);
  return program === 0 ? -1 : sentenceAt(sentences, program - 1);
}

export function currentSentence(about: About, scene: Scene): TextLine | null {
  const sentences = sentencesOf(about.source, scene);
  return sentences[sentenceAt(sentences, about.sentence)]?.line ?? null;
}

/** What a button holds in one line, on the narrowest phone too. */
const ON_A_BUTTON = 44;

/** What saying yes does, in the card's own words behind "you may"; a mere yes where they would fill more than a button. */
export function yesOf({ about }: Question, scene: Scene): string {
  const sentences = about ? sentencesOf(about.source, scene) : [];
  const asked = about ? sentences[sentenceAt(sentences, about.sentence)] : undefined;
  // Said once for several in a row, they would promise all of them for one yes.
  const said = asked && asked.covers <= 1 ? plainLine(asked.line).replace(/\.$/, "") : "";
  const may = new RegExp(`(?:^|\\s)(?:${t("may-leads").replaceAll(", ", "|")})\\s(.+)$`, "iu").exec(said)?.[1];
  // What is done each time may be several sentences in one, and only the first of them is asked about.
  return may && may.length <= ON_A_BUTTON && !/\D\. /u.test(may) ? raised(may) : t("yes-May");
}

function targetLine(source: SourceView, scene: Scene): string {
  if (typeof source === "string") return "";
  if ("Command" in source) {
    const card = scene.book.command(source.Command.card);
    return plainLine(card?.text.parts[card.parts[source.Command.part ?? -1] ?? -1]?.target);
  }
  if (!("Spell" in source)) return "";
  return plainLine(scene.book.side(source.Spell.spell, source.Spell.dark)?.text.target);
}

const ended = (text: string): string => (/[.!?:]$/.test(text) ? text : `${text}.`);

/** All that an effect says, after whom it may target. */
function effectLine(source: SourceView, scene: Scene): string {
  const said = sentencesOf(source, scene).map(({ line }) => plainLine(line));
  const target = targetLine(source, scene);
  // A target stands in a line of its own on the card; in a row of sentences it is one of them.
  return [target && ended(target), ...said].filter(Boolean).join(" ");
}

/** A fact in a sentence, for reactions. */
export function factInWords(fact: FactView, scene: Scene): string {
  const on = fact.on ?? fact.actor;
  const by = fact.by ?? ROSE;
  const who = fact.by === null ? fact.actor : null;
  return t(`fact-${fact.kind}`, {
    ...scene.spoken,
    by: who ? scene.figureRef(who) : scene.colourRef(by),
    byIs: who ? scene.figureIs(who) : by === scene.me ? "you" : "other",
    on: on ? scene.figureRef(on) : scene.whoRef(ROSE),
    onIs: on ? scene.figureIs(on) : "other",
    onName: on && on.kind !== null ? scene.book.words("evocation", on.kind) : "",
    room: fact.room === null ? "" : scene.roomRef(fact.room),
    amount: fact.amount ?? 0,
    source: fact.source ? scene.sourceWords(fact.source) : "",
  });
}

/** Whether a question offers a choice of this name. */
const offers = (question: Question, name: string): boolean =>
  question.options.some(({ choice }) => (typeof choice === "string" ? choice === name : name in choice));

/** Questions that are put in other words when what they usually ask for is not there. */
function turn(question: Question): string {
  const { kind, counter } = question;
  if (kind === "Explore" && !offers(question, "Step")) return "-still";
  if (kind === "Fight" && !offers(question, "Attack")) return "-still";
  if (kind === "Fight" && !offers(question, "ActivateRoom")) return "-only";
  if (kind === "EvocationStep") {
    const attack = offers(question, "Attack");
    return offers(question, "Step") ? (attack ? "-both" : "") : attack ? "-attack" : "-still";
  }
  // An attack is shared out only where there are too few cubes for it; a card that spreads them says so itself.
  if (kind === "Spread" && question.about?.source === "Attack") return "-attack";
  if (kind === "DrawFrom" && (counter?.of ?? 1) <= 1) return "-one";
  return "";
}

/** Several cards were set off, and one of them is no choice: only what comes first is asked. */
export const onlyOrder = (question: Question): boolean => question.kind === "React" && !offers(question, "Pass");

export function titleOf(question: Question, scene: Scene): string {
  const about = question.about;
  const cards = question.options.filter((offer) => offer.reaction);
  if (question.kind === "React" && cards.length === 1 && cards[0]?.reaction)
    return t("react-with", { name: scene.sourceWords(cards[0].reaction.card) });
  if (onlyOrder(question)) return t("react-must-title");
  const source: Phrase = about ? scene.sourceWords(about.source) : { say: "source-rules" };
  const sentence = about ? plainLine(currentSentence(about, scene)) : "";
  if (question.kind === "May" && sentence) return t("ask-May-of", { source, sentence });
  const id = `ask-${question.kind}${turn(question)}`;
  return t(hasMessage(id) ? id : `ask-${question.kind}`, {
    ...scene.spoken,
    source,
    ...actorOf(question, scene),
    room: scene.roomRef(scene.mine?.place ?? NONE),
  });
}

/** Whose activation a question belongs to. */
export function actingModel(question: Question, scene: Scene): number | null {
  const acting = scene.view.under_way.findLast((frame) => typeof frame === "object" && "Activation" in frame);
  const under = typeof acting === "object" && "Activation" in acting ? acting.Activation : question.about?.actor;
  return under?.model ?? null;
}

function actorOf(question: Question, scene: Scene): Record<string, Arg> {
  const model = actingModel(question, scene);
  if (model === null) return { actor: "", actorIs: "other" };
  // A mage in the form of an evocation acts too.
  return { actor: scene.actingRef(model), actorIs: model === scene.me ? "you" : "other" };
}

export function reasonOf(question: Question, scene: Scene): string {
  const { about, counter, kind } = question;
  const parts: string[] = [];
  if (kind === "React") {
    const fact = question.options.find((offer) => offer.reaction)?.reaction?.fact;
    if (fact) parts.push(factInWords(fact, scene));
  } else if (kind === "Target" && about) parts.push(effectLine(about.source, scene));
  else if (about && kind === "May") parts.push(restOf(about, scene));
  else if (about && about.sentence !== null) parts.push(plainLine(currentSentence(about, scene)));
  // "To the target": whom that is, is what the choice hangs on.
  if ((kind === "Jinx" || kind === "Upgrade") && about && typeof about.target === "object" && "Model" in about.target)
    parts.push(t("log-Targeted", { target: scene.actingRef(about.target.Model) }));
  const id = `why-${kind}${turn(question)}`;
  const known = hasMessage(id) ? id : `why-${kind}`;
  // What becomes of the others, the sentence says already.
  const said = kind === "Keep" && parts.length > 0;
  if (hasMessage(known) && !said) {
    const of = counter?.of ?? 2;
    const left = counter?.left ?? 0;
    const kept = scene.rule("study_kept") ?? 2;
    parts.push(t(known, { left, of, kept, done: Math.min(of, of - left + 1) }));
  } else if (counter && counter.left > 1) parts.push(t("left-count", { left: counter.left }));
  return parts.filter(Boolean).join(" ");
}
