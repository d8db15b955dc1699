// What the last answer did: shown sentence by sentence, and which cubes are new until the next one.
import type { Book } from "../kit/book";
import type { TableState } from "../net/fold";
import { NONE, type MageView } from "../wire";
import { Show } from "./player.svelte";
import { stagesOf } from "./stages";
import { beginning } from "./tell";

const cubes = (mage: MageView | undefined): number => mage?.damage.filter((cube) => cube !== NONE).length ?? 0;

export class Story {
  readonly show = new Show();
  /** Cubes on each bar before the last answer. */
  private bore: number[] = $state.raw([]);

  tell(before: TableState | null, after: TableState, book: Book): void {
    // After a gap or an undo there is no story to tell.
    if (!before || after.revision !== before.revision + 1 || after.log.length < before.log.length) {
      this.bore = [];
      this.show.end();
      return;
    }
    const last = before.log.at(-1)?.n ?? -1;
    const lines = after.log.filter((line) => line.n > last);
    const centre = after.view.rooms.findIndex(({ room }) => book.room(room)?.fixed === "Centre");
    const stages = stagesOf(before.view, after.view, lines, centre);
    this.bore = before.view.mages.map(cubes);
    if (stages.length) this.show.play({ view: beginning(before.view, after.view), told: last }, stages);
  }

  /** How many cubes of a bar came with the last answer. */
  freshOn(seat: number, now: MageView | undefined): number {
    const bore = this.bore[seat];
    return bore === undefined ? 0 : Math.max(0, cubes(now) - bore);
  }
}
