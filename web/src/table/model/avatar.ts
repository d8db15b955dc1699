// Why the Avatar chose as it did, and which Command Cards are to be seen just now.
import { t, type Arg, type Phrase } from "../../i18n/index.svelte";
import type { Aim, LogLine, Reason } from "../../wire";
import type { Scene } from "./scene";

type Aims = (Aim | null)[];

function aimWords(aim: Aim, scene: Scene): Arg {
  if (aim === "Dummy") return { say: "log-a-dummy" };
  return "Model" in aim ? scene.figureRef(aim.Model) : scene.roomRef(aim.Room);
}
const named = (aims: Aims, scene: Scene): Arg[] => aims.flatMap((aim) => (aim === null ? [] : [aimWords(aim, scene)]));

const IN_TURN = ["", "", "reason-two", "reason-three", "reason-four"];
/** Criteria one after the other, "most damage, then nearest". */
function inTurn(lines: string[]): Phrase {
  const [first = { say: "reason-rules" }, second = "", third = "", fourth = ""] = lines.map((line): Phrase => ({
    say: `criterion-${line}`,
  }));
  return lines.length < 2
    ? first
    : { say: IN_TURN[Math.min(4, lines.length)]!, args: { first, second, third, fourth } };
}

/** "nearest; tie with Gramigna broken by power". */
export function reasonInWords(reason: Reason, rivals: Aims, scene: Scene): Phrase {
  const lines = reason.lines.filter((line) => line !== null);
  const last = lines.pop();
  if (last === undefined) return { say: reason.only ? "reason-only" : "reason-rules" };
  if (lines.length === 0) return { say: `criterion-${last}` };
  const names = named(rivals, scene);
  if (names.length === 0) return inTurn([...lines, last]);
  return { say: "reason-tie", args: { before: inTurn(lines), rivals: { list: names }, by: { say: `tie-${last}` } } };
}

/** What left it open, and between whom. */
export function tiedInWords(reason: Reason, tied: Aims, count: number, scene: Scene): { why: Arg; tied: Arg } {
  const lines = reason.lines.filter((line) => line !== null).map((line): Phrase => ({ say: `alike-${line}` }));
  const names = named(tied, scene);
  if (count > names.length) names.push({ say: "reason-more", args: { count: count - names.length } });
  return { why: lines.length ? { list: lines, way: "plain" } : { say: "reason-open" }, tied: { list: names } };
}

export interface Shown {
  card: number;
  n: number;
  /** Its trap or protection answered; its other parts are skipped. */
  answers: boolean;
  /** What was chosen on its behalf, and why. */
  choices: LogLine[];
}

/** Command Cards of the Avatar's latest activation, until the viewer acts again. A new phase ends them too, but not
 * before somebody has answered in it: else the last card would be gone before it was seen. */
export function commandsShown(log: LogLine[], me: number | null): Shown[] {
  let out: Shown[] = [];
  let over = Infinity;
  let fresh = false;
  for (const { what, n, revision, ...line } of log.slice(-400)) {
    if (revision > over) {
      out = [];
      over = Infinity;
    }
    if (typeof what !== "object") continue;
    if ("PhaseBegins" in what || "TurnBegins" in what) {
      over = revision;
      fresh = true;
    } else if ("ActionTaken" in what) {
      if (me === null || what.ActionTaken.seat === me) out = [];
      fresh = true;
    } else if ("CommandRevealed" in what || "CommandAnswers" in what) {
      if (fresh) out = [];
      fresh = false;
      over = Infinity;
      const answers = "CommandAnswers" in what;
      const { card } = answers ? what.CommandAnswers : what.CommandRevealed;
      out.push({ card, n, answers, choices: [] });
    } else if ("AvatarChooses" in what || "CrownChooses" in what)
      out.at(-1)?.choices.push({ ...line, what, n, revision });
  }
  return out;
}

/** Why somebody is asked on behalf of the Avatar. Only a choice by its lists says more than that it was left open. */
export function crownReason(log: LogLine[], scene: Scene): string {
  const what = log.at(-1)?.what;
  if (typeof what !== "object" || !("CrownChooses" in what)) return t("crown-why-open", { name: scene.avatarRef });
  const { reason, tied, count } = what.CrownChooses;
  return t("crown-why", { ...tiedInWords(reason, tied, count, scene), name: scene.avatarRef });
}
