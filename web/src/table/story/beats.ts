// What came with an update, cut into beats: each is looked at for a while before the next.
import { t } from "../../i18n/index.svelte";
import { lengthOf, moves, SHOW_MS, stagesOf, type Stage } from "../../show/stages";
import type { LogLine, View } from "../../wire";
import { subjectOf } from "../log/words";
import type { Scene } from "../model/scene";
import { sameSubject } from "../model/subject";
import { inVain, isMoment, isOwn, lastOf, linesOf, type Deed } from "./deeds";
import { cardLetters, touches, wordsOf } from "./read";
import type { Gap, Moment } from "./time";

export interface Beat extends Stage {
  /** The deed it belongs to, by its number. */
  deed: number;
  actor: number | null;
  lines: LogLine[];
  /** Of a phase itself, in which all do the same: Study, Preparation, Clean-up. */
  phase: boolean;
  /** The viewer's own doing, or a replay: shown quickly. */
  own: boolean;
  moment: Moment;
  gap: Gap;
  /** Against normal speed, for what is shown quickly. */
  scale: number;
}

interface Group {
  deed: Deed;
  lines: LogLine[];
  own: boolean;
}

/** Steps are seen one by one; other lines of a row, and points for one thing, at once. */
function joins(group: Group, deed: Deed, line: LogLine, own: boolean): boolean {
  if (group.deed !== deed || group.own !== own) return false;
  const last = group.lines.at(-1)!;
  const inOpening = deed.opening.includes(line) && deed.opening.includes(last);
  if (inOpening) return true;
  // A fall, a rebuilding and a solved quest are one ceremony: who, and the points by rank.
  if (["fall", "rebuilt", "solved", "torn"].includes(deed.kind)) return true;
  if (typeof line.what === "object" && "Moved" in line.what) return false;
  if (deed.kind === "phase") return !deed.opening.includes(last) && subjectOf(line.what) === subjectOf(last.what);
  if (scores(last) && scores(line)) return true;
  return deed.rows.some(({ lines }) => lines.includes(line) && lines.includes(last));
}
const scores = ({ what }: LogLine): boolean => typeof what === "object" && "PowerChanges" in what;

function groupsOf(lines: LogLine[], deeds: Deed[], me: number | null, quick: boolean): Group[] {
  const home = new Map(deeds.flatMap((deed) => linesOf(deed).map((n) => [n, deed] as const)));
  const groups: Group[] = [];
  for (const line of lines) {
    const deed = home.get(line.n);
    if (!deed) continue;
    const own = quick || isOwn(deed, line, me);
    const last = groups.at(-1);
    if (last && joins(last, deed, line, own)) last.lines.push(line);
    else groups.push({ deed, lines: [line], own });
  }
  return groups;
}

const LAID = [
  "Prepared",
  "SpellActive",
  "SpellDrawn",
  "SpellDiscarded",
  "SpellTakenBack",
  "SpellRemoved",
  "Shuffled",
  "GrimoireShuffled",
];
const nameOf = ({ what }: LogLine): string => (typeof what === "string" ? what : (Object.keys(what)[0] ?? ""));

/** What somebody draws and lays is glanced at, however much it is. */
const GLANCE = 50;

function momentOf({ deed, lines }: Group, scene: Scene, seen: (deed: Deed) => boolean): Moment {
  const [first] = lines;
  if (!first) return { kind: "none" };
  const ranks = lines.filter(scores).length;
  if (deed.kind === "moon") return { kind: "moon" };
  if (deed.kind === "fall") return { kind: "fall", ranks };
  if (deed.kind === "rebuilt" || deed.kind === "solved" || deed.kind === "torn") return { kind: "rebuilt", ranks };
  // Who has won is said when the points have been counted.
  if (deed.kind === "won") return { kind: "none" };
  if (isMoment(deed)) return { kind: "call" };
  if (deed.opening.includes(first)) {
    if (deed.card) return { kind: "card", letters: cardLetters(deed.card, scene), first: !seen(deed) };
    // The back of a spell follows at once.
    return deed.kind === "cast" ? { kind: "none" } : { kind: "laid" };
  }
  if (nameOf(first) === "Targeted") {
    const vain = inVain(deed, scene.view.under_way.length > 0) && first.n === lastOf(deed);
    return vain ? { kind: "sentence", letters: t("story-nothing").length, yours: false } : { kind: "aim" };
  }
  if (nameOf(first) === "Moved") return { kind: "move" };
  const words = lines.reduce((sum, line) => sum + wordsOf(line, scene).length, 0);
  if (deed.kind === "phase") return { kind: "sentence", letters: Math.min(words, GLANCE), yours: false };
  if (LAID.includes(nameOf(first))) return { kind: "laid" };
  return { kind: "sentence", letters: words, yours: lines.some((line) => touches(line, scene.me)) };
}

/** What one mage draws and lays in a phase comes piece by piece; what is still to be told of it is one beat. */
export function joined(last: Beat, next: Beat): Beat | null {
  const by = (beat: Beat): number | null => subjectOf(beat.lines[0]!.what);
  const { moment } = last;
  if (next.deed !== last.deed || next.own || last.own || !last.phase || !next.phase || by(last) !== by(next))
    return null;
  if (moment.kind !== "sentence" || next.moment.kind !== "sentence") return null;
  return {
    ...last,
    view: next.view,
    told: next.told,
    flights: [...last.flights, ...next.flights],
    lines: [...last.lines, ...next.lines],
    moment: { ...moment, letters: Math.min(GLANCE, moment.letters + next.moment.letters) },
  };
}

export interface Change {
  before: View;
  after: View;
  lines: LogLine[];
  /** Of the whole log that is known. */
  deeds: Deed[];
  /** As it is after the change. */
  scene: Scene;
  centre: number;
  /** Told as one's own doing is: a replay. */
  quick: boolean;
}

export function beatsOf({ before, after, lines, deeds, scene, centre, quick }: Change, last: Beat | null): Beat[] {
  const groups = groupsOf(lines, deeds, scene.me, quick);
  const stages = stagesOf(
    before,
    after,
    groups.map((group) => group.lines),
    centre,
  );
  const seen = (deed: Deed): boolean =>
    deeds.some((other) => other.id < deed.id && other.card !== null && sameSubject(other.card, deed.card));
  const own = stages.filter((_, at) => groups[at]?.own);
  const scale = Math.min(1, SHOW_MS / Math.max(1, lengthOf(own)));
  const out: Beat[] = [];
  for (const [at, stage] of stages.entries()) {
    const group = groups[at]!;
    // One's own words need no show of their own.
    if (group.own && !moves(stage) && at < stages.length - 1) continue;
    const { id, actor } = group.deed;
    const phase = group.deed.kind === "phase";
    const earlier = out.at(-1) ?? last;
    const gap: Gap =
      group.own || !earlier || earlier.deed === id
        ? "none"
        : earlier.actor !== actor && actor !== null
          ? "mage"
          : "deed";
    const moment: Moment = group.own ? { kind: "none" } : momentOf(group, scene, seen);
    out.push({ ...stage, deed: id, actor, lines: group.lines, phase, own: group.own, moment, gap, scale });
  }
  // Where nothing at all is to be seen there is no show.
  return out.some((beat) => moves(beat) || !beat.own) ? out : [];
}
