// What others did, told deed by deed; what you did, shown at once; and which cubes are new until the next answer.
import type { Book } from "../../kit/book";
import type { TableState } from "../../net/fold";
import type { Moment } from "../../net/seat.svelte";
import { pace, settings } from "../../settings.svelte";
import { NONE, type LogLine, type MageView, type View } from "../../wire";
import { Scene } from "../model/scene";
import { beatsOf, type Beat } from "./beats";
import { deedsOf, recent } from "./deeds";
import { Player, wallClock, type Clock } from "./player.svelte";

/** Lines of the log in which deeds are looked for. */
export const LINES_MOST = 700;
const cubes = (mage: MageView | undefined): number => mage?.damage.filter((cube) => cube !== NONE).length ?? 0;

export class Story {
  readonly player: Player;
  /** A replay shows everything as one's own doing is shown: it has controls of its own. */
  quick = false;
  /** Cubes on each bar before the last answer. */
  private bore: number[] = $state.raw([]);

  constructor(clock: Clock = wallClock) {
    this.player = new Player({ pace: () => settings.story, motion: () => pace(1) }, clock);
  }

  tell(before: TableState | null, after: TableState, book: Book): void {
    const last = before?.log.at(-1)?.n ?? -1;
    // After an undo, or with nothing known before, there is no story to tell.
    const goesOn = before && before.table === after.table && after.revision > before.revision;
    if (!goesOn || (after.log.at(-1)?.n ?? -1) < last) {
      this.bore = [];
      this.player.forget();
      return;
    }
    const lines = after.log.filter((line) => line.n > last);
    this.bore = before.view.mages.map(cubes);
    this.player.tell(this.beats(after, book)(before.view, after.view, lines, this.player.reel.at(-1) ?? null));
  }

  /** What lies in the record of the table before what this page has told. Lines that were taken back are in it no more. */
  recall(moments: Moment[], state: TableState, book: Book): void {
    const between = this.beats(state, book);
    const found: Beat[] = [];
    for (const [at, { revision, view }] of moments.entries()) {
      const before = moments[at - 1]?.view;
      const lines = state.log.filter((line) => line.revision === revision);
      if (before && lines.length) found.push(...between(before, view, lines, found.at(-1) ?? null));
    }
    this.player.recall(found);
  }

  private beats({ log, people, view }: TableState, book: Book) {
    const centre = view.rooms.findIndex(({ room }) => book.room(room)?.fixed === "Centre");
    const deeds = deedsOf(recent(log, LINES_MOST), view.avatar?.seat ?? null);
    return (before: View, after: View, lines: LogLine[], last: Beat | null): Beat[] => {
      const scene = new Scene(book, after, people);
      return beatsOf({ before, after, lines, deeds, scene, centre, quick: this.quick }, last);
    };
  }

  /** How many cubes of a bar came with the last answer. */
  freshOn(seat: number, now: MageView | undefined): number {
    const bore = this.bore[seat];
    return bore === undefined ? 0 : Math.max(0, cubes(now) - bore);
  }
}
