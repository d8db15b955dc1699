// The table page's own state: what is pointed at, what is half chosen, what is shown. It belongs to the person; nothing
// that others do resets it.
import { getContext, setContext } from "svelte";
import type { Book } from "../../kit/book";
import type { LineStatus } from "../../net/line";
import type { Moment, SeatSource } from "../../net/seat.svelte";
import type { LogLine, Person, Undo, View } from "../../wire";
import { commandsShown, type Shown } from "./avatar";
import { asOnSheet, layOut, wordy, type Laid, type Option } from "./asks";
import { freeSlots } from "../bench/bench";
import { foresee, type Foresight } from "./foresee";
import { Hints } from "./hints.svelte";
import { InARow } from "./in-a-row.svelte";
import { marksOf, numbered } from "./marks";
import {
  biggestHit,
  keep,
  NO_PASSES,
  outlive,
  passFor,
  spellOf,
  type Keep,
  type KeptPasses,
} from "../reactions/passes";
import { Preparing } from "../bench/preparing.svelte";
import { aimAt, deedsOf, recent, type Deed } from "../story/deeds";
import { storyMarks } from "../story/marks";
import { recapOf, type Recapped } from "../story/recap";
import { shownIn } from "../story/player.svelte";
import { LINES_MOST, Story } from "../story/story.svelte";
import { Studying } from "../bench/studying.svelte";
import { Scene } from "./scene";
import { sameSubject, subjectOfOption, type Subject } from "./subject";

export type Group = "Command" | "Momentum" | "Solve";
export type Pane = "now" | "mages" | "events" | "log";
export type Tab = "lodge" | "sheet" | "hand" | "events" | "log";

/** A pointer that stays this long wants to know. */
const HINT_MS = 90;
const RECAP_MOST = 40;
const NOBODY: Person[] = [];

export class Desk {
  source: SeatSource = $state.raw()!;
  book: Book = $state.raw()!;
  /** All seats of this screen, this one among them. */
  atScreen: SeatSource[];
  pointed: Subject | null = $state.raw(null);
  pinned: Subject | null = $state.raw(null);
  /** The option that is pointed at, whose consequences are shown. */
  hinted: Option | null = $state.raw(null);
  private hintTimer: ReturnType<typeof setTimeout> | undefined;
  /** Opened in front of everything, by a long press or where there is no lens. */
  opened: Subject | null = $state.raw(null);
  selected: Option | null = $state.raw(null);
  group: Group | null = $state(null);
  dummyMode = $state(false);
  /** Several legal models stand in the room that was chosen: they are offered as a row. */
  row: Option[] = $state.raw([]);
  passes: KeptPasses = $state.raw(NO_PASSES);
  keepHow: Keep = $state("once");
  /** An earlier moment is shown instead of now. */
  moment: Moment | null = $state.raw(null);
  /** What has just happened, sentence by sentence; only how it looks, never what is asked. */
  readonly story = new Story();
  readonly prep = new Preparing(this);
  readonly study: Studying;
  readonly inARow = new InARow(this);
  readonly hints = new Hints(this);
  tab: Tab = $state("lodge");
  /** What the panel of a tablet shows. */
  pane: Pane = $state("now");
  /** On a phone the board can be looked at while something is chosen beside it. */
  lookAside = $state(false);
  /** Set by the page: sheets open in their pane instead of a dialog. */
  narrow = $state(false);
  /** Set by the page: a finger needs two steps where a mouse needs one. */
  touch = $state(false);

  readonly state = $derived(this.source.state);
  /** The same list until somebody comes or goes, whatever else happens. */
  readonly people: Person[] = $derived(this.state?.people ?? NOBODY);
  readonly live = $derived(this.state ? new Scene(this.book, this.state.view, this.state.people) : null);
  /** What is told is told as it was: whoever acts in it is whom the table waits for. The same view while it shows the
   * same: a step that changes nothing on the table has nothing drawn anew. */
  private readonly told: View | null = $derived.by(() => {
    const sight = this.story.player.sight;
    if (this.moment) return this.moment.view;
    const view = shownIn(sight)?.view ?? null;
    if (!view || !sight.beat || !sight.telling) return view;
    // Who has won need do nothing any more.
    const actor = view.outcome ? null : sight.beat.actor;
    if (this.made?.of !== view || this.made.actor !== actor)
      this.made = { of: view, actor, view: { ...view, waiting_for: actor } };
    return this.made.view;
  });
  private made: { of: View; actor: number | null; view: View } | null = null;
  readonly scene = $derived(this.state && this.told ? new Scene(this.book, this.told, this.state.people) : this.live);
  readonly question = $derived(this.moment ? null : (this.state?.view.question ?? null));
  readonly laid: Laid | null = $derived(this.question && this.live ? layOut(this.question, this.live) : null);
  /** Others' deeds are being told: the question shows itself when they have been. */
  readonly telling = $derived(this.moment === null && this.story.player.telling);
  readonly deeds: Deed[] = $derived(
    deedsOf(recent(this.state?.log ?? [], LINES_MOST), this.state?.view.avatar?.seat ?? null),
  );
  /** The deed that is told just now. */
  readonly deed: Deed | null = $derived.by(() => {
    const id = this.telling ? this.story.player.beat?.deed : undefined;
    return this.deeds.find((deed) => deed.id === id) ?? null;
  });
  /** What others did since the viewer last acted, as far as it has been told. */
  readonly recap: Recapped[] = $derived.by(() => {
    const { again, now } = this.story.player;
    const told = again ? Infinity : (now?.told ?? Infinity);
    return recapOf(this.deeds, this.me, RECAP_MOST, told);
  });
  /** What the question needs beside the lodge, if anything. */
  readonly aside: "react" | "choose" | null = $derived.by(() => {
    if (this.telling) return null;
    if (this.laid?.control === "react") return "react";
    const things = ["cards", "schools", "cubes", "order", "tiles"];
    if (this.studying && this.study.kind) return null;
    return this.laid && !this.preparing && things.includes(this.laid.control) ? "choose" : null;
  });
  /** What is chosen says all that there is to read, and needs the place for it, until something else is pinned. */
  readonly wholeColumn: boolean = $derived(
    this.aside === "choose" && this.laid !== null && wordy(this.laid) && this.pinned === null,
  );
  readonly groupOptions: Option[] = $derived(
    this.group && this.laid ? asOnSheet(this.laid.rest.filter((option) => option.name === this.group)) : [],
  );
  readonly choosing = $derived({
    laid: this.laid,
    dummyMode: this.dummyMode,
    group: this.groupOptions,
    selected: this.selected,
  });
  readonly numbered = $derived(numbered(this.choosing));
  readonly foresight: Foresight | null = $derived(this.sightOf(this.hinted ?? this.selected));
  readonly marks = $derived.by(() => {
    if (!this.scene) return null;
    if (!this.telling) return marksOf(this.scene, this.choosing);
    const told = this.story.player.beat?.told ?? -1;
    return storyMarks(this.scene, this.deed, this.deed && aimAt(this.deed, told), this.story.player.beat);
  });
  /** The card that is being carried out stands there until something else is pointed at. */
  private readonly underWay: Subject | null = $derived.by(() => {
    const source = this.question?.about?.source;
    if (!source || typeof source === "string") return null;
    if ("Spell" in source) return { kind: "spell", id: source.Spell.spell, dark: source.Spell.dark };
    if ("Event" in source) return { kind: "event", id: source.Event.event };
    return "Quest" in source ? { kind: "quest", id: source.Quest.quest } : null;
  });
  readonly lens = $derived(this.pointed ?? this.pinned ?? this.underWay);
  readonly log: LogLine[] = $derived.by(() => {
    const lines = this.state?.log ?? [];
    if (this.moment) return lines.slice(0, this.moment.logLength);
    const told = this.story.player.now?.told;
    return told === undefined ? lines : lines.filter((line) => line.n <= told);
  });
  /** The last line of a Command Card that was put aside by hand. */
  private dismissed = $state(-1);
  readonly commands: Shown[] = $derived(
    this.scene?.avatar ? commandsShown(this.log, this.state?.seat ?? null).filter((one) => one.n > this.dismissed) : [],
  );
  readonly status: LineStatus = $derived(this.source.status);
  readonly undoState: Undo = $derived(this.state?.undo ?? { locked: "start" });
  readonly mine = $derived(this.live?.mine);
  readonly me = $derived(this.state?.seat ?? null);
  /** All prepare at once: this seat is not asked, and still has to. */
  readonly toPrepare = $derived(
    this.moment === null &&
      this.state?.view.phase === "Preparation" &&
      this.me !== null &&
      !this.state.people.find((person) => person.seat === this.me)?.prepared &&
      (this.mine?.hand?.length ?? 0) > 0 &&
      freeSlots(this.mine!).length > 0,
  );
  /** The bench is open from the moment the phase begins until this seat has said what to lay. */
  readonly preparing = $derived(this.toPrepare && this.scene?.view.phase === "Preparation");

  /** The bench is laid for Study too: it stays from the beginning of that phase to the end of Preparation. */
  readonly studying = $derived(
    this.moment === null &&
      // What others studied is still being told when Preparation has begun.
      (this.state?.view.phase === "Study" || this.state?.view.phase === "Preparation") &&
      this.scene?.view.phase === "Study" &&
      this.me !== null,
  );
  readonly atBench = $derived(this.preparing || this.studying);

  constructor(source: SeatSource, book: Book) {
    this.source = source;
    this.atScreen = [source];
    this.book = book;
    this.study = new Studying(this);
    source.changing = (before, after) => this.story.tell(before, after, this.book);
  }

  /** How many cubes of a bar came with the last answer. */
  freshOn(seat: number): number {
    return this.moment ? 0 : this.story.freshOn(seat, this.scene?.mage(seat));
  }

  point(subject: Subject | null): void {
    this.hint(null);
    // Whatever is pressed was pointed at before: the lens shows it already.
    if (subject && !sameSubject(this.pointed, subject)) this.pointed = subject;
  }
  /** Asks what an option would do, unless the pointer is only passing over it. */
  hint(option: Option | null): void {
    clearTimeout(this.hintTimer);
    this.hinted = option;
    if (option) this.hintTimer = setTimeout(() => this.source.preview(option.index), HINT_MS);
  }
  /** What is known of an option so far. */
  sightOf(option: Option | null): Foresight | null {
    const found = option ? this.source.foreseen.get(option.index) : undefined;
    return found && this.live && this.question ? foresee(found, this.live) : null;
  }
  /** Where all that can be said stands side by side, all of it is looked at without pointing. */
  lookAhead(options: Option[]): void {
    for (const option of options) this.source.preview(option.index);
  }
  /** Something on the lodge is pointed at; if it can be chosen, its consequences are shown. */
  pointLodge(thing: { room: number } | { model: number }): void {
    this.point("room" in thing ? { kind: "room", id: thing.room } : { kind: "model", id: thing.model });
    const option = "room" in thing ? this.inRoom(thing.room) : this.onModel(thing.model);
    if (option) this.hint(option);
  }
  pin(subject: Subject | null): void {
    this.pinned = sameSubject(this.pinned, subject) ? null : subject;
    if (subject) this.pointed = subject;
  }
  pointOption(option: Option): void {
    if (this.live) this.point(subjectOfOption(option, this.live));
    this.hint(option);
  }

  dismissCommands(): void {
    this.dismissed = this.commands.at(-1)?.n ?? this.dismissed;
  }

  /** A thing was clicked: answers at once with a mouse, selects first with a finger. */
  choose(option: Option): void {
    // Nobody has seen the question yet: the first click shows it, and only that.
    if (this.telling) return this.story.player.end();
    this.pointOption(option);
    if (this.asksTwice(option) && this.selected?.index !== option.index) this.selected = option;
    else this.answer(option);
  }
  /** A finger always selects first; a mouse where a thing on the lodge would reveal or draw, for good. */
  private asksTwice(option: Option): boolean {
    if (this.touch) return true;
    const locks = this.source.foreseen.get(option.index)?.locks ?? null;
    return locks !== null && this.laid?.control === "lodge";
  }
  answer(option: Option): void {
    this.settle();
    this.source.answer(option.index);
  }
  /** Half-made choices end with their question. */
  settle(): void {
    this.selected = null;
    this.hint(null);
    this.group = null;
    this.dummyMode = false;
    this.row = [];
    this.inARow.ticked = [];
  }
  undo(): void {
    this.settle();
    this.inARow.forget();
    this.study.forget();
    if ("to" in this.undoState) this.source.undo();
  }

  private inRoom(place: number): Option | undefined {
    return this.dummyMode
      ? this.laid?.dummies.find((dummy) => dummy.room === place)
      : (this.laid?.rooms.get(place) ?? this.onlyModelIn(place));
  }
  private onModel(model: number): Option | undefined {
    return this.groupOptions.find((grouped) => grouped.model === model) ?? this.laid?.models.get(model);
  }
  chooseRoom(place: number): void {
    const option = this.inRoom(place);
    if (option) return this.choose(option);
    if (this.telling && this.modelsIn(place).length) return this.story.player.end();
    this.row = this.modelsIn(place);
    this.pinned = { kind: "room", id: place };
    this.pointed = this.pinned;
  }
  chooseModel(model: number): void {
    const option = this.onModel(model);
    if (option) this.choose(option);
    else this.pin({ kind: "model", id: model });
  }
  /** A tile stands for its one legal model; several are offered as a row. */
  private onlyModelIn(place: number): Option | undefined {
    const here = this.modelsIn(place);
    return here.length === 1 ? here[0] : undefined;
  }
  modelsIn(place: number): Option[] {
    const options = this.groupOptions.length ? this.groupOptions : [...(this.laid?.models.values() ?? [])];
    return options.filter((option) => option.model !== undefined && this.live?.placeOf(option.model) === place);
  }

  // Reactions
  /** The hit at which one wants to be asked again: more than the one just passed. */
  get nextHit(): number {
    return Math.max(3, this.question ? biggestHit(this.question) + 1 : 3);
  }
  passReaction(option: Option): void {
    const spells = (this.question?.options ?? []).flatMap((offer) => {
      const spell = offer.reaction ? spellOf(offer.reaction.card) : null;
      return spell === null ? [] : [spell];
    });
    this.passes = keep(this.passes, this.keepHow, spells, this.state?.view.turn ?? 0, this.nextHit);
    this.keepHow = "once";
    this.answer(option);
  }
  /** Answers by itself what the person chose to pass; called at every new question. */
  keepPassing(): void {
    const view = this.state?.view;
    if (!view || !this.mine) return;
    this.passes = outlive(this.passes, view.turn, this.question?.kind === "Act" && this.question.counter?.left === 2);
    const damage = this.live?.count(this.mine.damage) ?? 0;
    const option = this.question ? passFor(this.question, this.passes, view.turn, damage, this.mine.health) : null;
    if (option !== null) this.source.answer(option);
  }
}

const KEY = Symbol("desk");
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
/** For components that are shown without a page around them. */
export const deskContext = (desk: Desk): Map<symbol, Desk> => new Map([[KEY, desk]]);
export const useDesk = (): Desk => getContext<Desk>(KEY);
