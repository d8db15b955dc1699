// The table page's own state: what is pointed at, what is half chosen, what is shown. It belongs to the person; nothing
// that others do resets it.
import { getContext, setContext } from "svelte";
import type { Book } from "../kit/book";
import type { TableState } from "../net/fold";
import type { LineStatus } from "../net/line";
import type { Moment, SeatSource } from "../net/seat.svelte";
import { Show } from "../show/player.svelte";
import { stagesOf } from "../show/stages";
import { beginning } from "../show/tell";
import type { LogLine, MageView, Undo, View } from "../wire";
import { commandsShown, type Shown } from "./avatar";
import { layOut, type Laid, type Option } from "./asks";
import { freeSlots, lay, least, nextSlot, planOf, takeBack, turn, type Laying } from "./bench";
import { foresee, type Foresight } from "./foresee";
import { marksOf, numbered } from "./marks";
import { follow, planFor, type OrderPlan } from "./order";
import { biggestHit, keep, NO_PASSES, outlive, passFor, spellOf, type Keep, type KeptPasses } from "./passes";
import { NONE, Scene } from "./scene";
import { sameSubject, subjectOfOption, type Subject } from "./subject";

export type Group = "Command" | "Momentum" | "Solve";
export type Tab = "lodge" | "sheet" | "hand" | "events" | "log";

/** A pointer that stays this long wants to know. */
const HINT_MS = 90;

export class Desk {
  source: SeatSource = $state.raw()!;
  book: Book = $state.raw()!;
  pointed: Subject | null = $state.raw(null);
  pinned: Subject | null = $state.raw(null);
  /** The option that is pointed at, whose consequences are shown. */
  hinted: Option | null = $state.raw(null);
  private hintTimer: ReturnType<typeof setTimeout> | undefined;
  selected: Option | null = $state.raw(null);
  group: Group | null = $state(null);
  dummyMode = $state(false);
  /** Several legal models stand in the room that was chosen: they are offered as a row. */
  row: Option[] = $state.raw([]);
  /** Schools named so far in the Study Phase; sent one after the other once all are named. */
  named: number[] = $state.raw([]);
  /** Of several triggered cards: which to use, in the order they were ticked. */
  ticked: Option[] = $state.raw([]);
  private queue: number[] = [];
  private order: OrderPlan | null = null;
  bench: Laying[] = $state.raw([]);
  hand = $state({ at: 0, dark: false });
  passes: KeptPasses = $state.raw(NO_PASSES);
  keepHow: Keep = $state("once");
  /** An earlier moment is shown instead of now. */
  moment: Moment | null = $state.raw(null);
  /** What has just happened, sentence by sentence; only how it looks, never what is asked. */
  readonly show = new Show();
  /** Cubes on each bar before the last answer. */
  private bore: number[] = $state.raw([]);
  tab: Tab = $state("lodge");
  drawer = $state(false);
  /** Set by the page: a finger needs two steps where a mouse needs one. */
  touch = $state(false);

  readonly state = $derived(this.source.state);
  readonly live = $derived(this.state ? new Scene(this.book, this.state.view, this.state.people) : null);
  private readonly shown = $derived(this.moment?.view ?? this.show.now?.view ?? null);
  readonly scene = $derived(this.state && this.shown ? new Scene(this.book, this.shown, this.state.people) : this.live);
  readonly question = $derived(this.moment ? null : (this.state?.view.question ?? null));
  readonly laid: Laid | null = $derived(this.question && this.live ? layOut(this.question, this.live) : null);
  readonly groupOptions: Option[] = $derived(
    this.group && this.laid ? this.laid.rest.filter((option) => option.name === this.group) : [],
  );
  readonly choosing = $derived({
    laid: this.laid,
    dummyMode: this.dummyMode,
    group: this.groupOptions,
    selected: this.selected,
  });
  readonly numbered = $derived(numbered(this.choosing));
  readonly foresight: Foresight | null = $derived(this.sightOf(this.hinted ?? this.selected));
  readonly marks = $derived(this.scene ? marksOf(this.scene, this.choosing) : null);
  readonly lens = $derived(this.pointed ?? this.pinned);
  readonly log: LogLine[] = $derived.by(() => {
    const lines = this.state?.log ?? [];
    if (this.moment) return lines.slice(0, this.moment.logLength);
    const told = this.show.now?.told;
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
  /** The bench is open from the moment the phase begins until this seat has said what to lay. */
  readonly preparing = $derived(
    this.moment === null &&
      this.state?.view.phase === "Preparation" &&
      this.me !== null &&
      !this.state.people.find((person) => person.seat === this.me)?.prepared &&
      (this.mine?.hand?.length ?? 0) > 0 &&
      freeSlots(this.mine!).length > 0,
  );

  constructor(source: SeatSource, book: Book) {
    this.source = source;
    this.book = book;
    source.changing = (before, after) => this.tell(before, after);
  }

  private tell(before: TableState | null, after: TableState): void {
    const last = before?.log.at(-1)?.n ?? -1;
    const lines = after.log.filter((line) => line.n > last);
    // After a gap or an undo there is no story to tell.
    if (!before || after.revision !== before.revision + 1 || after.log.length < before.log.length) {
      this.bore = [];
      this.show.end();
      return;
    }
    this.bore = before.view.mages.map((mage) => this.cubes(mage));
    const stages = stagesOf(before.view, after.view, lines, this.centre(after.view));
    if (stages.length) this.show.play({ view: beginning(before.view, after.view), told: last }, stages);
  }
  private cubes = (mage: MageView | undefined): number => mage?.damage.filter((cube) => cube !== NONE).length ?? 0;
  /** How many cubes of a bar came with the last answer. */
  freshOn(seat: number): number {
    const bore = this.bore[seat];
    return bore === undefined || this.moment ? 0 : Math.max(0, this.cubes(this.scene?.mage(seat)) - bore);
  }
  private centre(view: View): number {
    return view.rooms.findIndex((room) => this.book.room(room.room)?.fixed === "Centre");
  }

  point(subject: Subject | null): void {
    this.hint(null);
    if (subject) this.pointed = subject;
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
    this.ticked = [];
  }
  undo(): void {
    this.settle();
    this.order = null;
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
    this.row = this.modelsIn(place);
    this.pinned = { kind: "room", id: place };
    this.pointed = this.pinned;
  }
  chooseModel(model: number): void {
    const option = this.onModel(model);
    if (option) this.choose(option);
    else this.pin({ kind: "model", id: model });
  }
  /** A tile stands for its one legal model; several are offered as a row in the prompt. */
  private onlyModelIn(place: number): Option | undefined {
    const here = this.modelsIn(place);
    return here.length === 1 ? here[0] : undefined;
  }
  modelsIn(place: number): Option[] {
    const options = this.groupOptions.length ? this.groupOptions : [...(this.laid?.models.values() ?? [])];
    return options.filter((option) => option.model !== undefined && this.live?.placeOf(option.model) === place);
  }

  /** Study: schools are named first and drawn from one after the other (RB-8). */
  nameSchool(school: number): void {
    const all = this.question?.counter?.left ?? 1;
    this.named = [...this.named, school].slice(0, all);
    if (this.named.length === all) {
      this.queue = [...this.named];
      this.named = [];
      this.drawNext();
    }
  }
  unnameSchool(): void {
    this.named = this.named.slice(0, -1);
  }
  /** Called at every new question: goes on with what was named. */
  drawNext(): void {
    if (!this.queue.length || !this.laid) return;
    if (this.laid.kind !== "DrawFrom") {
      this.queue = [];
      return;
    }
    const school = this.queue.shift();
    const option = this.laid.rest.find((offered) => offered.school === school);
    if (option) this.answer(option);
    else this.queue = [];
  }

  tick(option: Option): void {
    const others = this.ticked.filter((other) => other !== option);
    this.ticked = others.length < this.ticked.length ? others : [...others, option];
  }
  /** An order, or cards to use one after the other: the questions behind it are answered in a row. */
  layOrder(options: Option[]): void {
    if (!this.laid) return;
    this.order = planFor(this.laid, options, this.state?.view.turn ?? 0);
    this.goOn();
  }
  /** Called at every new question: goes on with the order that was laid. */
  goOn(): void {
    if (!this.order || !this.laid) return;
    const { option, left } = follow(this.order, this.laid, this.state?.view.turn ?? 0);
    this.order = left;
    if (option) this.answer(option);
  }

  // Preparation
  layNext(slot: number | null = this.mine ? nextSlot(this.mine, this.bench) : null): void {
    const spell = this.mine?.hand?.[this.hand.at];
    if (!this.mine || spell === undefined || slot === null) return;
    const dark = this.hand.dark && this.book.spell(spell)?.dark !== null;
    this.bench = lay(this.mine, this.bench, { spell, slot, dark, at: this.hand.at });
    this.selectCard(this.nextFree(), false);
  }
  private nextFree(): number {
    const count = this.mine?.hand?.length ?? 0;
    for (let step = 0; step < count; step++) {
      const at = (this.hand.at + step) % count;
      if (!this.bench.some((spell) => spell.at === at)) return at;
    }
    return this.hand.at;
  }
  selectCard(at: number, dark = this.hand.dark): void {
    this.hand = { at, dark };
    const spell = this.mine?.hand?.[at];
    if (spell !== undefined) this.pointed = { kind: "spell", id: spell, dark };
  }
  turnCard(): void {
    const laid = this.bench.find((spell) => spell.at === this.hand.at);
    if (laid) this.turnSlot(laid.slot);
    else this.selectCard(this.hand.at, !this.hand.dark);
  }
  turnSlot(slot: number): void {
    const laid = this.bench.find((spell) => spell.slot === slot);
    if (!laid || this.book.spell(laid.spell)?.dark === null) return;
    this.bench = turn(this.bench, slot);
    this.pointed = { kind: "spell", id: laid.spell, dark: !laid.dark };
  }
  liftSlot(slot: number): void {
    if (this.mine) this.bench = takeBack(this.mine, this.bench, slot);
  }
  liftLast(): void {
    const last = this.bench.at(-1);
    if (last) this.liftSlot(last.slot);
  }
  confirmBench(): void {
    if (!this.mine || this.bench.length < least(this.mine)) return;
    this.source.plan(planOf(this.bench));
    this.bench = [];
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
