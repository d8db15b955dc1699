// What others did, told deed by deed; what you did, shown at once; and which cubes are new until the next answer.
import type { Book } from "../../kit/book";
import type { TableState } from "../../net/fold";
import { pace, settings } from "../../settings.svelte";
import { NONE, type MageView } from "../../wire";
import { Scene } from "../model/scene";
import { beatsOf } from "./beats";
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
    const scene = new Scene(book, after.view, after.people);
    const centre = after.view.rooms.findIndex(({ room }) => book.room(room)?.fixed === "Centre");
    const deeds = deedsOf(recent(after.log, LINES_MOST), scene.avatar?.seat ?? null);
    this.bore = before.view.mages.map(cubes);
    const change = { before: before.view, after: after.view, lines, deeds, scene, centre, quick: this.quick };
    this.player.tell(beatsOf(change, this.player.reel.at(-1) ?? null));
  }

  /** How many cubes of a bar came with the last answer. */
  freshOn(seat: number, now: MageView | undefined): number {
    const bore = this.bore[seat];
    return bore === undefined ? 0 : Math.max(0, cubes(now) - bore);
  }
}
