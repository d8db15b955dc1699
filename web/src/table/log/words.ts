// Lines of the log as sentences: data in, words and links out.
import { rich, t, type Arg, type Args, type Part, type Ref } from "../../i18n/index.svelte";
import type { Tint } from "../../kit/looks";
import { ruleIn } from "../../kit/rules";
import { ROSE, type Aim, type Cause, type LogLine, type What } from "../../wire";
import { reasonInWords, tiedInWords } from "../model/avatar";
import { slotWords, type Scene } from "../model/scene";
import { Memory } from "./memory";

export interface Sentence {
  n: number;
  revision: number;
  parts: Part[];
  tint: Tint | null;
  /** Follows from a card or a rule under way, and is indented under it. */
  follows: boolean;
  rule: string | null;
  cause: Ref | null;
  own: boolean;
}
export interface Heading {
  n: number;
  heading: string;
  big: boolean;
}
export type Entry = Sentence | Heading;

export const isHeading = (entry: Entry): entry is Heading => "heading" in entry;

type Name = Extract<What, string> | (What extends infer W ? (W extends string ? never : keyof W) : never);
export const whatName = (what: What): Name => (typeof what === "string" ? what : Object.keys(what)[0]) as Name;

/** The message for a happening; some kinds have one for each way they come. */
export function messageId(what: What): string {
  if (typeof what === "object" && "PowerChanges" in what)
    return what.PowerChanges.by < 0 ? "log-PowerChanges-lose" : "log-PowerChanges-gain";
  if (typeof what === "object" && "ActionTaken" in what) return `log-ActionTaken-${what.ActionTaken.action}`;
  return `log-${whatName(what)}`;
}

export class Teller {
  constructor(
    private readonly scene: Scene,
    private readonly memory = new Memory(),
  ) {
    memory.of(scene);
  }

  /** The whole log with headings for turns, phases and activations. */
  entries(lines: LogLine[]): Entry[] {
    const out: Entry[] = [];
    let acting: number | null = null;
    let activations = new Map<number, number>();
    let opened: string | null = null;
    let whose: number | null = null;
    for (const line of lines) {
      const what = line.what;
      const head = (key: string, big: boolean, heading: () => string): void =>
        void out.push(this.memory.recall(line, key, () => ({ n: line.n, heading: heading(), big })));
      if (typeof what === "object") {
        if ("TurnBegins" in what) {
          head("turn", true, () => t("log-TurnBegins", { turn: what.TurnBegins.turn }));
          activations = new Map();
          continue;
        }
        if ("PhaseBegins" in what) {
          head("phase", false, () => t(`phase-${what.PhaseBegins.phase}`));
          acting = null;
          continue;
        }
        const actor =
          "ActionTaken" in what
            ? what.ActionTaken.seat
            : "CommandRevealed" in what || "Dominion" in what
              ? (this.scene.avatar?.seat ?? null)
              : null;
        if (actor !== null && actor !== acting) {
          acting = actor;
          const number = (activations.get(acting) ?? 0) + 1;
          activations.set(acting, number);
          const you = actor === this.scene.me ? "yes" : "no";
          head(`activation ${number}`, false, () =>
            t("log-activation", { name: this.scene.sitsWords(actor), number, you }),
          );
        }
      }
      const sentence = this.memory.recall(line, "sentence", () => this.sentence(line));
      const cause = sentence.cause ? `${sentence.cause.kind}${sentence.cause.id}` : null;
      const opens =
        typeof what === "object" &&
        ("SpellRevealed" in what ||
          "RoomActivated" in what ||
          "EventRevealed" in what ||
          "CommandRevealed" in what ||
          "CommandAnswers" in what);
      // The card just revealed need not be named again on the lines that follow from it, unless they come from
      // another's of the same name.
      if (opens) [opened, whose] = [cardKey(what), subjectOf(what)];
      else if (typeof what === "object" && "Targeted" in what && what.Targeted.by !== whose)
        [opened, whose] = [null, what.Targeted.by];
      const bare = (): Sentence => ({ ...sentence, cause: null });
      out.push(cause !== null && cause === opened ? this.memory.recall(line, "bare", bare) : sentence);
      if (cause !== null) opened = cause;
    }
    return out;
  }

  sentence(line: LogLine): Sentence {
    const what = line.what;
    const subject = subjectOf(what);
    const cause = this.causeRef(line.cause);
    const opening =
      typeof what === "object" &&
      ("ActionTaken" in what ||
        "SpellRevealed" in what ||
        "RoomActivated" in what ||
        "CommandRevealed" in what ||
        "CommandAnswers" in what);
    return {
      n: line.n,
      revision: line.revision,
      parts: rich(messageId(what), this.args(what)),
      tint: subject === null ? null : this.scene.tint(subject),
      follows: cause !== null && !opening,
      rule: "Rule" in line.cause ? ruleIn(this.scene.book.catalogue.edition, line.cause.Rule) : null,
      cause: opening ? null : cause,
      own: subject === this.scene.me && this.scene.me !== null,
    };
  }

  private causeRef(cause: Cause): Ref | null {
    const { book } = this.scene;
    if ("Rule" in cause) return null;
    if ("Spell" in cause) return book.ref("spell", cause.Spell);
    if ("Room" in cause) return book.ref("room", cause.Room, "room-card");
    if ("Quest" in cause) return book.ref("quest", cause.Quest);
    if ("Event" in cause) return book.ref("event", cause.Event);
    if ("Evocation" in cause) return book.ref("evocation", cause.Evocation);
    if ("Command" in cause) return book.ref("command", cause.Command);
    if ("Jinx" in cause) return book.ref("jinx", cause.Jinx);
    return book.ref("upgrade", cause.Upgrade);
  }

  private args(what: What): Args {
    if (typeof what === "string") return {};
    const { scene } = this;
    const { book } = scene;
    // The points for quests at the end are `$quests` too, and nothing there is called by the edition's word.
    const out: Args = { ...scene.spoken };
    const mage = (colour: number): Ref => scene.colourRef(colour);
    const spell = (id: number | null): Arg => (id === null ? { say: "log-a-spell" } : book.ref("spell", id));
    const quest = (id: number | null): Arg => (id === null ? { say: "log-a-quest" } : book.ref("quest", id));
    const fields = Object.values(what)[0] as Record<string, unknown>;
    const is = (name: string): boolean => name in fields;
    const number = (name: string): number => Number(fields[name]);
    for (const name of ["turn", "moon", "count", "cubes", "now", "quests", "trophies", "crown", "left", "points"]) {
      if (typeof fields[name] === "number") out[name] = number(name);
    }
    const subject = subjectOf(what);
    if (subject !== null) {
      out["who"] = mage(subject);
      out["you"] = subject === scene.me ? "yes" : "no";
    }
    // Every name comes with whether it is the reader's, so that a language can say "you" in its own way.
    for (const name of ["by", "from", "to", "of", "on", "colour", "owner"]) {
      if (typeof fields[name] !== "number") continue;
      out[name] = mage(number(name));
      out[`${name}Is`] = number(name) === scene.me ? "you" : "other";
    }
    for (const name of ["on", "to", "from", "model"]) {
      const figure = fields[name];
      if (!isFigure(figure)) continue;
      out[name] = scene.figureRef(figure);
      out[`${name}Is`] = scene.figureIs(figure);
      if (figure.kind !== null)
        out[`${name}Name`] = { ...book.ref("evocation", figure.kind, "model"), id: figure.model };
    }
    if (is("slot")) out["slot"] = slotWords(number("slot"));
    if (is("room")) out["room"] = this.roomRef(what, number("room"));
    if (typeof fields["kind"] === "number") out["evocation"] = book.ref("evocation", number("kind"));
    if (is("jinx")) out["jinx"] = book.ref("jinx", number("jinx"));
    if (is("upgrade")) out["upgrade"] = book.ref("upgrade", number("upgrade"));
    if (is("event")) out["event"] = book.ref("event", number("event"));
    if (is("quest")) out["quest"] = quest(fields["quest"] as number | null);
    if ("Prepared" in what) out["spell"] = spell(what.Prepared.spell?.[0] ?? null);
    else if (is("spell")) out["spell"] = spell(fields["spell"] as number | null);
    if ("TypeNamed" in what) out["kind"] = what.TypeNamed.kind;
    if ("RoomRecoloured" in what) out["colour"] = what.RoomRecoloured.colour;
    if ("RoomCopied" in what) {
      out["copy"] = book.ref("room", what.RoomCopied.copy, "room-card");
    }
    if ("ElementNamed" in what) out["element"] = { say: `element-${what.ElementNamed.element.toLowerCase()}` };
    if ("PhaseBegins" in what) out["phase"] = { say: `phase-${what.PhaseBegins.phase}` };
    if ("ChoseMage" in what) {
      // Nobody is their mage yet.
      out["who"] = scene.beforeMage(what.ChoseMage.seat);
      out["mage"] = book.words("mage", what.ChoseMage.mage);
    }
    if ("ChoseSchool" in what) out["school"] = book.words("school", what.ChoseSchool.school);
    if ("PowerChanges" in what) out["count"] = Math.abs(what.PowerChanges.by);
    if ("NoChoice" in what) out["what"] = what.NoChoice.giving;
    if ("Forbidden" in what) {
      out["ban"] = what.Forbidden.ban;
      out["next"] = what.Forbidden.next ? "yes" : "no";
    }
    // The slots of the event board are counted from 1 already; those of a sheet have names.
    if ("EventLaid" in what) out["slot"] = what.EventLaid.slot;
    if ("SpellDrawn" in what) out["from"] = what.SpellDrawn.from;
    if ("SpellSwapped" in what) {
      out["out"] = spell(what.SpellSwapped.out);
      out["into"] = spell(what.SpellSwapped.into);
    }
    if ("SpellActive" in what) out["type"] = what.SpellActive.protection ? "protection" : "trap";
    if ("SpellRevealed" in what) out["side"] = what.SpellRevealed.dark ? "dark" : "light";
    if ("Targeted" in what) {
      out["target"] = aimRef(what.Targeted.target, scene);
    }
    if (is("card")) out["card"] = book.ref("command", number("card"));
    if ("CommandAnswers" in what) out["type"] = what.CommandAnswers.protection ? "protection" : "trap";
    if ("AvatarChooses" in what) {
      const { aim, reason, rivals } = what.AvatarChooses;
      out["aim"] = aimRef(aim, scene);
      out["reason"] = reasonInWords(reason, rivals, scene);
    }
    if ("CrownChooses" in what) {
      const { by, reason, tied, count } = what.CrownChooses;
      Object.assign(out, tiedInWords(reason, tied, count, scene));
      out["who"] = mage(by);
      out["you"] = by === scene.me ? "yes" : "no";
    } else if (isAvatars(what)) out["who"] = scene.avatarRef;
    return out;
  }

  /** Most rooms are places of the lodge; two kinds name the card. */
  private roomRef(what: What, room: number): Ref {
    const isCard =
      typeof what === "object" &&
      ("RoomActivated" in what ||
        "RoomRebuilt" in what ||
        "RoomTornDown" in what ||
        "ActivationStopped" in what ||
        "ActivationTaken" in what);
    const place = isCard ? this.scene.placeOfRoom(room) : room;
    return this.scene.roomRef(place);
  }
}

/** A card that a line names, as a cause names it. */
function cardKey(what: Extract<What, object>): string | null {
  if ("SpellRevealed" in what) return `spell${what.SpellRevealed.spell}`;
  return "RoomActivated" in what ? `room-card${what.RoomActivated.room}` : null;
}

export function aimRef(aim: Aim, scene: Scene): Arg {
  if (aim === "Dummy") return { say: "log-a-dummy" };
  if ("Model" in aim) return scene.figureRef(aim.Model);
  return scene.roomRef(aim.Room);
}

const AVATARS: Name[] = [
  "CommandRevealed",
  "CommandAnswers",
  "CommandDiscarded",
  "CommandsTurned",
  "CommandsReturned",
  "Dominion",
  "AvatarChooses",
  "CrownChooses",
];
/** What the Avatar does by its own rules. */
export const isAvatars = (what: What): boolean => AVATARS.includes(whatName(what));

function isFigure(value: unknown): value is { model: number; kind: number | null; holder: number; slot: number } {
  return typeof value === "object" && value !== null && "model" in value && "holder" in value;
}

/** Who did it, or whom it happened to: the colour of the line's mark. */
export function subjectOf(what: What): number | null {
  if (typeof what === "string") return null;
  const fields = Object.values(what)[0] as Record<string, unknown>;
  if ("EvocationActivates" in what) return what.EvocationActivates.controller;
  if ("Healed" in what) return what.Healed.on.holder;
  if ("Moved" in what) return what.Moved.model.holder;
  if ("Put" in what) return what.Put.model.holder;
  if ("RoseDrewQuest" in what || isAvatars(what)) return ROSE;
  for (const name of ["seat", "who", "by", "to", "on", "from", "owner"]) {
    if (typeof fields[name] === "number" && name !== "by") return fields[name] as number;
    if (name === "by" && typeof fields[name] === "number" && !("PowerChanges" in what)) return fields[name] as number;
  }
  return null;
}
