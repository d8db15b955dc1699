// Where the models of the lodge stand: side by side while there is room, in two rows when it is crowded, and on a circle
// around their tile when it is opened.
import { cellGeometry, centre, type CellGeometry, type Point } from "./hex";
import type { BoardCell, BoardModel, BoardRoom, Measures } from "./types";

export interface Standing {
  model: BoardModel;
  x: number;
  y: number;
  r: number;
  /** Equal evocations of one owner stand as one; how many, the first of them in `model`. */
  count: number;
  /** Its health is said beside it. */
  tag: boolean;
  /** Where its key stands: over its shoulder; in a tile with two rows beside them, or it would hide a model, cubes or a
   * health; above or below those in the middle of a row; where there is no such place, only on the opened tile. */
  key: "shoulder" | "left" | "right" | "above" | "below" | "opened";
}
/** Stacks that found no room on their tile. */
export interface Crowd {
  place: number;
  more: number;
  x: number;
  y: number;
}

export function cellsOf(cells: BoardCell[], rooms: BoardRoom[], s: number): Map<number, CellGeometry> {
  const places = rooms.map((room) => room.hex);
  return new Map(cells.map((cell) => [cell.seat, cellGeometry(cell.hex, places, s)]));
}

const isMage = (model: BoardModel): boolean => model.icon === null;

/** Equal evocations of one owner, together; a mage is always alone, and so is what can be chosen. */
export function stacks(models: BoardModel[], legal: (model: number) => boolean): BoardModel[][] {
  const found: BoardModel[][] = [];
  for (const model of models) {
    const with_ =
      isMage(model) || legal(model.model) ? undefined : found.find(([first]) => first && alike(first, model, legal));
    if (with_) with_.push(model);
    else found.push([model]);
  }
  return found;
}
const alike = (a: BoardModel, b: BoardModel, legal: (model: number) => boolean): boolean =>
  !isMage(a) && !legal(a.model) && a.kind === b.kind && a.owner === b.owner && a.health === b.health;

/** So many that one looks closer: the tile can be opened. */
export function isCrowded(models: BoardModel[]): boolean {
  return models.length > 2 && models.some((model) => !isMage(model));
}

/** Places of so many mages and stacks, in units of a hex: x, y, radius. */
function places(mages: number, others: number): [number, number, number][] {
  const row = (count: number, y: number, r: number, gap: number): [number, number, number][] =>
    Array.from({ length: count }, (_, at) => [(at - (count - 1) / 2) * gap, y, r]);
  const all = mages + others;
  if (all <= 2) return row(all, 0.6, 0.25, others ? 0.72 : 0.56);
  if (others === 0) return mages === 3 ? row(3, 0.6, 0.22, 0.46) : row(mages, 0.56, 0.2, 0.42);
  const below = mages > 0;
  const gap = others > 3 ? 0.4 : others === 3 ? (below ? 0.46 : 0.52) : 0.62;
  return [...row(mages, 0.18, 0.2, 0.43), ...row(others, below ? 0.64 : 0.45, below ? 0.16 : 0.2, gap)];
}

/** On which side of a row it stands last; one alone is numbered like the first. */
const atEnd = (at: number, of: number): "left" | "right" | null => (at === 0 ? "left" : at === of - 1 ? "right" : null);

const STACKS_MOST = 4;
/** Below this a token cannot be told from another. */
const LEAST = 8.5;

export function stand(
  models: BoardModel[],
  rooms: BoardRoom[],
  cells: Map<number, CellGeometry>,
  m: Measures,
  legal: (model: number) => boolean,
): { standing: Standing[]; crowds: Crowd[]; crowded: Set<number>; raised: Set<number> } {
  const standing: Standing[] = [];
  const crowds: Crowd[] = [];
  const crowded = new Set<number>();
  /** Two rows stand there: sigil, name and slots move up. */
  const raised = new Set<number>();
  for (const model of models) {
    const cell = model.at < 0 ? cells.get(-1 - model.at) : undefined;
    if (cell) standing.push({ model, x: cell.x, y: cell.y, r: m.pawn, count: 1, tag: true, key: "shoulder" });
  }
  for (const room of rooms) {
    const here = models.filter((model) => model.at === room.place);
    if (here.length === 0) continue;
    if (isCrowded(here)) crowded.add(room.place);
    const { x, y } = centre(room.hex, m.s);
    const mages = here.filter(isMage).map((model) => [model]);
    // What can be chosen is never hidden behind a "+n".
    const others = stacks(
      here.filter((model) => !isMage(model)),
      legal,
    ).sort(([a], [b]) => Number(legal(b?.model ?? -1)) - Number(legal(a?.model ?? -1)));
    const shown = others.length > STACKS_MOST ? others.slice(0, STACKS_MOST - 1) : others;
    const spots = places(mages.length, Math.min(others.length, STACKS_MOST));
    const rows = mages.length + others.length > 2 && others.length > 0;
    if (rows) raised.add(room.place);
    const tag = others.length <= 2;
    const keyOf = (at: number): Standing["key"] => {
      if (!rows) return "shoulder";
      if (at < mages.length) return atEnd(at, mages.length) ?? "above";
      if (mages.length === 0) return "above";
      return !m.small ? "opened" : ((tag ? atEnd(at - mages.length, others.length) : null) ?? "below");
    };
    for (const [at, [model, ...same]] of [...mages, ...shown].entries()) {
      const [dx, dy, r] = spots[at] ?? [0, 0.6, 0.2];
      if (model)
        standing.push({
          model,
          x: x + dx * m.s,
          y: y + dy * m.s,
          r: !rows && mages.length + others.length <= 2 ? m.pawn : Math.max(LEAST, r * m.s),
          count: same.length + 1,
          tag,
          key: keyOf(at),
        });
    }
    const last = spots.at(-1);
    if (others.length > shown.length && last)
      crowds.push({
        place: room.place,
        more: others.slice(shown.length).reduce((sum, stack) => sum + stack.length, 0),
        x: x + last[0] * m.s,
        y: y + last[1] * m.s,
      });
  }
  return { standing, crowds, crowded, raised };
}

/** Mages first, then evocations by owner: so they stand on a circle, and so their keys run. */
export function inTurn(models: BoardModel[]): BoardModel[] {
  const owners = [...new Set(models.map((model) => model.owner))];
  return [...models].sort(
    (a, b) => Number(!isMage(a)) - Number(!isMage(b)) || owners.indexOf(a.owner) - owners.indexOf(b.owner),
  );
}

/** The models of a tile, in turn, on a circle around it: clockwise from the top. */
export function openedRing(models: BoardModel[], at: Point, m: Measures): Standing[] {
  return models.map((model, i) => {
    const angle = (i * 2 * Math.PI) / models.length - Math.PI / 2;
    return {
      model,
      x: at.x + 1.86 * m.s * Math.cos(angle),
      y: at.y + 1.86 * m.s * Math.sin(angle),
      r: m.pawn * 1.1,
      count: 1,
      tag: true,
      key: "shoulder",
    };
  });
}
