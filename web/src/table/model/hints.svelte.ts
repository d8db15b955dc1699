// Hints of a master: who may have one, what it said, and whether it is shown.
import type { Candidate, Person } from "../../wire";
import { hasMessage, t, type Phrase } from "../../i18n/index.svelte";
import { plainLine } from "../../kit/book";
import { actOf } from "./actions";
import type { Option } from "./asks";
import type { Desk } from "./desk.svelte";
import { sentencesOf } from "./question";
import type { Scene } from "./scene";

/** Whoever plays alone may ask; with others at the table everybody has agreed first. */
export function mayHint(people: Person[], me: number | null): boolean {
  if (me === null) return false;
  const others = people.filter(({ seat, kind }) => seat !== me && (kind === "person" || kind === "open"));
  const own = people.find(({ seat }) => seat === me);
  return own?.kind === "person" && (others.length === 0 || [own, ...others].every(({ hints }) => hints === true));
}

/** Whether there is anybody to agree with. */
export const hasOthers = (people: Person[], me: number | null): boolean =>
  me !== null && people.some(({ seat, kind }) => seat !== me && (kind === "person" || kind === "open"));

export interface Advice {
  option: Option;
  brings: number;
  games: number;
}
/** What is worth reading: the best, and what was compared with it longest. */
const MOST = 4;

export function adviceOf(candidates: Candidate[], options: Option[]): Advice[] {
  return candidates.slice(0, MOST).flatMap(({ option, brings, games }) => {
    const found = options.find(({ index }) => index === option);
    return found ? [{ option: found, brings, games }] : [];
  });
}

/** A candidate by itself: "Momentum: Torment", where the button beside it says as much. */
export function adviceName(option: Option, scene: Scene): string {
  const act = scene.view.question?.kind === "Act" ? actOf(option) : null;
  const name: Phrase | null =
    option.spell !== undefined
      ? scene.book.words("spell", option.spell)
      : option.quest !== undefined
        ? scene.book.words("quest", option.quest)
        : null;
  if (act === "Command") return t("hint-of", { act: t("act-Command"), name: option.label });
  return act && name ? t("hint-of", { act: t(`act-${act}`, scene.spoken), name }) : option.label;
}

/** What it does, as far as that is known before anything is chosen: the side that is cast, or what the action is. */
export function adviceDoes(option: Option, scene: Scene): string {
  const act = scene.view.question?.kind === "Act" ? actOf(option) : null;
  const slot = option.slot === undefined ? undefined : scene.mine?.sheet[option.slot];
  if (option.name === "Cast" && slot?.spell != null)
    return sentencesOf({ Spell: { spell: slot.spell, dark: slot.dark ?? false } }, scene)
      .map(({ line }) => plainLine(line))
      .join(" ");
  return act && hasMessage(`about-${act}`) ? t(`about-${act}`) : "";
}

export class Hints {
  /** The question it was opened for. */
  private asked: number | null = $state(null);
  readonly allowed = $derived.by(
    () => this.desk.question !== null && mayHint(this.desk.live?.people ?? [], this.desk.me),
  );
  readonly open = $derived.by(
    () => this.asked !== null && this.asked === this.desk.state?.revision && this.desk.question !== null,
  );
  /** Null while a master is thinking. */
  readonly advice: Advice[] | null = $derived.by(() => {
    const { hint } = this.desk.source;
    const { laid, state } = this.desk;
    if (!hint || !laid || hint.revision !== state?.revision) return null;
    return adviceOf(hint.candidates, laid.options);
  });

  constructor(private readonly desk: Desk) {}

  toggle(): void {
    if (this.open) return this.close();
    if (!this.allowed) return;
    this.asked = this.desk.state?.revision ?? null;
    this.desk.source.askHint();
  }
  close(): void {
    this.asked = null;
  }
}
