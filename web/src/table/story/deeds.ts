// The log as deeds: who did what with which card, at whom, and what came of it. A pure function of its lines.
import { ROSE, type Aim, type Cause, type Colour, type LogLine, type Phase, type What } from "../../wire";
import { subjectOf, whatName } from "../log/words";
import type { Subject } from "../model/subject";

export type DeedKind =
  | "cast"
  | "explore"
  | "fight"
  | "command"
  | "momentum"
  | "solve"
  | "pass"
  | "answer"
  | "room"
  | "event"
  | "quest"
  | "evocation"
  | "order"
  | "effect"
  | "phase"
  | "turn"
  | "moon"
  | "fall"
  | "rebuilt"
  | "solved"
  | "torn"
  | "last-turn"
  | "won";

/** What came of a deed, one sentence; equal things that follow each other are one row. */
export interface Row {
  lines: LogLine[];
}

export interface Deed {
  /** The number of its first line. */
  id: number;
  kind: DeedKind;
  /** Whose it is; null where it is the rules' own. */
  actor: Colour | null;
  /** The card, tile or event that it is done with. */
  card: Subject | null;
  phase: Phase | null;
  /** The lines that begin it. */
  opening: LogLine[];
  aims: { n: number; aim: Aim }[];
  rows: Row[];
  /** Another deed came of it. */
  led: boolean;
  /** Nothing more can come of it. */
  over: boolean;
}

const ACTIONS: Record<string, DeedKind> = {
  Explore: "explore",
  Fight: "fight",
  Command: "command",
  Momentum: "momentum",
  Cast: "cast",
  SolveQuest: "solve",
  Pass: "pass",
};

/** Told with a moment of their own, whoever brought them about. */
const MOMENTS: DeedKind[] = ["turn", "moon", "fall", "rebuilt", "solved", "torn", "last-turn", "won"];
export const isMoment = (deed: Deed): boolean => MOMENTS.includes(deed.kind);

/** Beside these, and what an event brings later, the rules go on by themselves. */
const BESIDE: DeedKind[] = ["event", "quest", "phase"];
const isBeside = ({ kind, card }: Deed): boolean =>
  BESIDE.includes(kind) || (kind === "effect" && card?.kind === "event");

/** A mage's own steps. */
const WAYS: DeedKind[] = ["explore", "momentum"];

/** Lines of one kind that follow each other and say one thing. */
const TOGETHER = new Set([
  "Healed",
  "DamageConverted",
  "InstabilityConverted",
  "InstabilityRemoved",
  "DamageTransferred",
  "Moved",
  "SpellDrawn",
  "SpellDiscarded",
  "SpellTakenBack",
  "Prepared",
  "TokenRefreshed",
  "TokenTurned",
  "RoomClosed",
]);

export function cardOfCause(cause: Cause): Subject | null {
  if ("Rule" in cause) return null;
  if ("Spell" in cause) return { kind: "spell", id: cause.Spell };
  if ("Room" in cause) return { kind: "room-card", id: cause.Room };
  if ("Quest" in cause) return { kind: "quest", id: cause.Quest };
  if ("Event" in cause) return { kind: "event", id: cause.Event };
  if ("Evocation" in cause) return { kind: "evocation", id: cause.Evocation };
  if ("Command" in cause) return { kind: "command", id: cause.Command };
  if ("Jinx" in cause) return { kind: "jinx", id: cause.Jinx };
  return { kind: "upgrade", id: cause.Upgrade };
}

/** One card, whichever side of it. */
const same = (a: Subject | null, b: Subject | null): boolean =>
  a !== null && b !== null && a.kind === b.kind && "id" in a && "id" in b && a.id === b.id;

/** Whose card takes effect: an evocation that bears damage by its own words is its mage's, whoever inflicted it. */
function doerOf({ what }: LogLine, card: Subject): Colour | null {
  const on = typeof what === "object" && "Damaged" in what ? what.Damaged.on : null;
  return card.kind === "evocation" && on?.kind === card.id ? on.holder : subjectOf(what);
}

/** What follows from a fall or a rebuilding and is told with it. */
function belongs(deed: Deed, { what, means, n }: LogLine): boolean {
  if (typeof what !== "object") return false;
  if (deed.kind === "fall") return "PutInCell" in what || "TrophyTaken" in what || means === "defeats";
  if (deed.kind === "rebuilt") return means === "rooms";
  // A card that solves one brings its points by its own means; they follow at once.
  if (deed.kind === "solved")
    return means === "quests" || "QuestTaken" in what || ("PowerChanges" in what && n === deed.id + 1);
  return false;
}

class Grouping {
  readonly deeds: Deed[] = [];
  /** Deeds under way, the innermost last: an answer lies over what it answers. */
  private open: Deed[] = [];
  /** The side each mage last cast of a spell: what persists is of that side. */
  private readonly cast = new Map<string, boolean>();

  constructor(private readonly avatar: Colour | null) {}

  private begin(line: LogLine, kind: DeedKind, more: Partial<Deed>, over: boolean): void {
    const deed: Deed = {
      id: line.n,
      kind,
      actor: null,
      card: null,
      phase: null,
      opening: [line],
      aims: [],
      rows: [],
      led: false,
      over: true,
      ...more,
    };
    this.deeds.push(deed);
    // Who answers stands in its way; all else that happens meanwhile comes of it.
    if (over && kind !== "answer") for (const under of this.open.slice(-1)) under.led = true;
    this.open = over ? [...this.open, deed] : [deed];
  }

  take(line: LogLine): void {
    while (this.open.length > 1 && isMoment(this.open.at(-1)!) && !belongs(this.open.at(-1)!, line)) this.open.pop();
    if (!this.opens(line) && !this.apart(line)) this.follow(line);
  }

  /** What the rules bring after an event, a quest that is given up or what is drawn with it, is no work of the event. */
  private apart(line: LogLine): boolean {
    const { what, cause } = line;
    const top = this.open.at(-1);
    if (typeof what === "string" || !("Rule" in cause) || (top && !isBeside(top))) return false;
    if ("QuestDiscarded" in what) {
      this.begin(line, "quest", { actor: what.QuestDiscarded.seat }, false);
      return true;
    }
    const drawn = "QuestDrawn" in what || "SpellDrawn" in what;
    if (drawn && top && top.kind !== "phase" && top.actor !== subjectOf(what))
      this.begin(line, "phase", { opening: [], phase: "BlackRose" }, false);
    return false;
  }

  /** Whether a line begins a deed; then it has. */
  private opens(line: LogLine): boolean {
    const { what } = line;
    if (what === "EndTriggered") return (this.begin(line, "last-turn", {}, true), true);
    if (typeof what === "string") return false;
    if ("TurnBegins" in what) this.begin(line, "turn", {}, false);
    else if ("PhaseBegins" in what) this.begin(line, "phase", { phase: what.PhaseBegins.phase }, false);
    else if ("MoonChanges" in what) this.begin(line, "moon", {}, true);
    else if ("GameWon" in what) this.begin(line, "won", { actor: what.GameWon.by }, true);
    else if ("Defeated" in what) this.begin(line, "fall", { actor: what.Defeated.by }, true);
    else if ("RoomRebuilt" in what)
      this.begin(line, "rebuilt", { card: { kind: "room-card", id: what.RoomRebuilt.room } }, true);
    else if ("RoomTornDown" in what) {
      const { room, by } = what.RoomTornDown;
      this.begin(line, "torn", { actor: by, card: { kind: "room-card", id: room } }, true);
    } else if ("ActionTaken" in what)
      this.begin(line, ACTIONS[what.ActionTaken.action] ?? "effect", { actor: what.ActionTaken.seat }, false);
    else if ("SpellRevealed" in what) this.reveal(line, what.SpellRevealed);
    else if ("RoomActivated" in what) this.activate(line, what.RoomActivated);
    else if ("QuestSolved" in what) {
      const { seat, quest } = what.QuestSolved;
      this.begin(line, "solved", { actor: seat, card: { kind: "quest", id: quest } }, true);
    } else if ("EventRevealed" in what)
      this.begin(line, "event", { actor: ROSE, card: { kind: "event", id: what.EventRevealed.event } }, true);
    else if ("EvocationActivates" in what) {
      const { model, controller } = what.EvocationActivates;
      const card: Subject | null = model.kind === null ? null : { kind: "evocation", id: model.kind };
      this.begin(line, "evocation", { actor: controller, card }, !("Rule" in line.cause));
    } else if ("CommandRevealed" in what)
      this.begin(
        line,
        "order",
        { actor: this.avatar, card: { kind: "command", id: what.CommandRevealed.card } },
        false,
      );
    else if ("CommandAnswers" in what)
      this.begin(line, "order", { actor: this.avatar, card: { kind: "command", id: what.CommandAnswers.card } }, true);
    else return false;
    return true;
  }

  /** The card of a cast that has just begun, or an answer to what is under way. */
  private reveal(line: LogLine, { seat, spell, dark }: { seat: number; spell: number; dark: boolean }): void {
    const card: Subject = { kind: "spell", id: spell, dark };
    for (const key of [`${spell}`, `${spell} ${seat}`]) this.cast.set(key, dark);
    const top = this.open.at(-1);
    if (top?.kind === "cast" && top.actor === seat && top.card === null && top.rows.length === 0) {
      top.card = card;
      top.opening = [...top.opening, line];
    } else this.begin(line, "answer", { actor: seat, card }, true);
  }

  /** Who fights in a room where they only activate it does one thing. */
  private activate(line: LogLine, { seat, room }: { seat: number; room: number }): void {
    const card: Subject = { kind: "room-card", id: room };
    const top = this.open.at(-1);
    if (top?.kind === "fight" && top.actor === seat && top.rows.length === 0 && top.aims.length === 0)
      Object.assign(top, { kind: "room", card, opening: [...top.opening, line] });
    else this.begin(line, "room", { actor: seat, card }, true);
  }

  /** The deed under way that a line comes from: of two with the same card the one of whoever does it. */
  private source(card: Subject | null, { what }: LogLine): number {
    const doer = subjectOf(what);
    // What is left of a way after a room was activated is no work of the room.
    if (!card)
      return typeof what === "object" && "Moved" in what
        ? this.open.findLastIndex(({ kind, actor }) => WAYS.includes(kind) && actor === doer)
        : -1;
    const at = this.open.findLastIndex((own) => same(own.card, card) && own.actor === doer);
    // Whoever targets does so with a card of their own.
    const others = typeof what === "object" && "Targeted" in what && card.kind === "spell";
    return at >= 0 || others ? at : this.open.findLastIndex((own) => same(own.card, card));
  }

  /** A cause names a spell, not its side. */
  private sided(card: Subject, actor: Colour | null): Subject {
    if (card.kind !== "spell") return card;
    const dark = this.cast.get(`${card.id} ${actor}`) ?? this.cast.get(`${card.id}`);
    return dark === undefined ? card : { ...card, dark };
  }

  private follow(line: LogLine): void {
    const card = cardOfCause(line.cause);
    let deed = this.open.at(-1) ?? null;
    if (deed && !belongs(deed, line)) {
      const at = this.source(card, line);
      if (at >= 0) this.open = this.open.slice(0, at + 1);
      else if (!card) {
        // It follows from a rule, in whatever is under way.
      } else if (deed.kind === "solve" && deed.card === null && card.kind === "quest") deed.card = card;
      else {
        const actor = doerOf(line, card);
        this.begin(line, "effect", { actor, card: this.sided(card, actor), opening: [] }, true);
      }
    }
    deed = this.open.at(-1) ?? null;
    if (!deed) {
      this.begin(line, "phase", { opening: [] }, false);
      deed = this.open[0]!;
    }
    if (typeof line.what === "object" && "Targeted" in line.what)
      deed.aims = [...deed.aims, { n: line.n, aim: line.what.Targeted.target }];
    else this.addRow(deed, line);
  }

  done(): Deed[] {
    for (const deed of this.open) deed.over = false;
    return this.deeds;
  }

  private addRow(deed: Deed, line: LogLine): void {
    const last = deed.rows.at(-1);
    const before = last?.lines.at(-1);
    if (last && before && together(before.what, line.what)) last.lines = [...last.lines, line];
    else deed.rows.push({ lines: [line] });
  }
}

function together(a: What, b: What): boolean {
  if (whatName(a) !== whatName(b) || !TOGETHER.has(whatName(a))) return false;
  if (typeof a === "object" && "Moved" in a && typeof b === "object" && "Moved" in b)
    return a.Moved.model.model === b.Moved.model.model;
  return subjectOf(a) === subjectOf(b);
}

export function deedsOf(lines: LogLine[], avatar: Colour | null): Deed[] {
  const grouping = new Grouping(avatar);
  for (const line of lines) grouping.take(line);
  return grouping.done();
}

/** Where to begin reading a long log: at a phase, so that no deed is cut. */
export function recent(lines: LogLine[], most: number): LogLine[] {
  if (lines.length <= most) return lines;
  const near = lines.slice(-most);
  const at = near.findIndex(({ what }) => typeof what === "object" && ("PhaseBegins" in what || "ActionTaken" in what));
  return at < 0 ? near : near.slice(at);
}

/** What a mage does with an action of their own. */
export const isAction = ({ opening }: Deed): boolean =>
  opening.some(({ what }) => typeof what === "object" && "ActionTaken" in what);

const MAY_FAIL: DeedKind[] = ["cast", "answer", "room", "fight"];

/** Whether nothing came of a deed; while something is under way at its end that is not yet known. */
export const inVain = (deed: Deed, underWay: boolean): boolean =>
  MAY_FAIL.includes(deed.kind) &&
  (deed.card !== null || deed.kind === "fight") &&
  deed.rows.length === 0 &&
  !deed.led &&
  (deed.over || !underWay);

/** The numbers of all lines of a deed. */
export const linesOf = (deed: Deed): number[] => [
  ...deed.opening.map(({ n }) => n),
  ...deed.aims.map(({ n }) => n),
  ...deed.rows.flatMap(({ lines }) => lines.map(({ n }) => n)),
];
export const lastOf = (deed: Deed): number => Math.max(deed.id, ...linesOf(deed));

/** Whether a line of a deed is the viewer's own doing: shown quickly, never told as a story. */
export function isOwn(deed: Deed, line: LogLine, me: number | null): boolean {
  if (me === null || isMoment(deed) || deed.kind === "event") return false;
  if (deed.kind === "phase") return line !== deed.opening[0] && subjectOf(line.what) === me;
  return deed.actor === me;
}

/** What a deed is aimed at once so much has been told. */
export const aimAt = (deed: Deed, told: number): Aim | null => deed.aims.findLast(({ n }) => n <= told)?.aim ?? null;
