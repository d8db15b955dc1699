// What came with an update, cut into beats: each is looked at for a while before the next.
import { t } from "../../i18n/index.svelte";
import { plainText } from "../../i18n/format";
import { lengthOf, moves, SHOW_MS, stagesOf, type Stage } from "../../show/stages";
import type { LogLine, View } from "../../wire";
import { subjectOf } from "../log/words";
import type { Scene } from "../model/scene";
import { sameSubject } from "../model/subject";
import { inVain, isMoment, isOwn, lastOf, linesOf, type Deed } from "./deeds";
import { rowWords } from "./deed-words";
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

/** What somebody draws and lays in a phase is told at a stretch, as much as is read in the longest pause. */
const STRETCH = 90;
/** Backs of cards are laid with few words; the place of each is seen. */
const LAYING = 50;
const spoken = (lines: LogLine[], letters: number): number =>
  lines.every((line) => nameOf(line) === "Prepared") ? Math.min(LAYING, letters) : letters;
const lettersOf = (lines: LogLine[], scene: Scene): number => {
  const said = rowWords({ lines }, lines.at(-1)!.n, scene);
  return spoken(
    lines,
    said.reduce((sum, { parts }) => sum + plainText(parts).length, 0),
  );
};

/** Steps are seen one by one; other lines of a row, and points for one thing, at once. */
function joins(group: Group, deed: Deed, line: LogLine, own: boolean, scene: Scene): boolean {
  if (group.deed !== deed || group.own !== own) return false;
  const last = group.lines.at(-1)!;
  const inOpening = deed.opening.includes(line) && deed.opening.includes(last);
  if (inOpening) return true;
  // A fall, a rebuilding and a solved quest are one ceremony: who, and the points by rank.
  if (["fall", "rebuilt", "solved", "torn"].includes(deed.kind)) return true;
  if (typeof line.what === "object" && "Moved" in line.what) return false;
  if (deed.kind === "phase")
    return (
      !deed.opening.includes(last) &&
      isCounted(line) === isCounted(last) &&
      subjectOf(line.what) === subjectOf(last.what) &&
      lettersOf([...group.lines, line], scene) <= STRETCH
    );
  if (scores(last) && scores(line)) return true;
  return deed.rows.some(({ lines }) => lines.includes(line) && lines.includes(last));
}
const COUNTED = ["Bonus", "TokenBonus"];
const isCounted = (line: LogLine): boolean => COUNTED.includes(nameOf(line));
const scores = ({ what }: LogLine): boolean => typeof what === "object" && "PowerChanges" in what;

function groupsOf(lines: LogLine[], deeds: Deed[], scene: Scene, quick: boolean): Group[] {
  const home = new Map(deeds.flatMap((deed) => linesOf(deed).map((n) => [n, deed] as const)));
  const groups: Group[] = [];
  for (const line of lines) {
    const deed = home.get(line.n);
    if (!deed) continue;
    const own = quick || isOwn(deed, line, scene.me);
    const last = groups.at(-1);
    if (last && joins(last, deed, line, own, scene)) last.lines.push(line);
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

function momentOf({ deed, lines }: Group, scene: Scene, seen: (deed: Deed) => boolean): Moment {
  const [first] = lines;
  if (!first) return { kind: "none" };
  const ranks = lines.filter(scores).length;
  if (deed.kind === "moon") return { kind: "moon" };
  if (deed.kind === "fall") return { kind: "fall", ranks };
  if (deed.kind === "rebuilt" || deed.kind === "solved" || deed.kind === "torn") return { kind: "rebuilt", ranks };
  // The scoring counts what is added at the end, and says who has won when it has been counted.
  if (deed.kind === "won" || isCounted(first)) return { kind: "none" };
  if (isMoment(deed)) return { kind: "call" };
  if (deed.opening.includes(first)) {
    if (deed.card) return { kind: "card", letters: cardLetters(deed.card, scene), first: !seen(deed) };
    // The back of a spell follows at once; which phase it is the top of the table says.
    return deed.kind === "cast" || deed.kind === "phase" ? { kind: "none" } : { kind: "laid" };
  }
  if (nameOf(first) === "Targeted") {
    const vain = inVain(deed, scene.view.under_way.length > 0) && first.n === lastOf(deed);
    return vain ? { kind: "sentence", letters: t("story-nothing").length, yours: false } : { kind: "aim" };
  }
  if (nameOf(first) === "Moved") return { kind: "move" };
  if (deed.kind === "phase") return { kind: "sentence", letters: lettersOf(lines, scene), yours: false };
  if (LAID.includes(nameOf(first))) return { kind: "laid" };
  const letters = lines.reduce((sum, line) => sum + wordsOf(line, scene).length, 0);
  return { kind: "sentence", letters, yours: lines.some((line) => touches(line, scene.me)) };
}

/** What one mage draws and lays in a phase comes piece by piece; what is still to be told of it is one beat, as long as it
 * can be read. */
export function joined(last: Beat, next: Beat): Beat | null {
  const by = (beat: Beat): number | null => subjectOf(beat.lines[0]!.what);
  const { moment } = last;
  if (next.deed !== last.deed || next.own || last.own || !last.phase || !next.phase || by(last) !== by(next))
    return null;
  if (moment.kind !== "sentence" || next.moment.kind !== "sentence") return null;
  const lines = [...last.lines, ...next.lines];
  const letters = spoken(lines, moment.letters + next.moment.letters);
  if (letters > STRETCH) return null;
  return {
    ...last,
    view: next.view,
    told: next.told,
    flights: [...last.flights, ...next.flights],
    lines,
    moment: { ...moment, letters },
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
  const groups = groupsOf(lines, deeds, scene, quick);
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
