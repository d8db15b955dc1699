// Where the models of the lodge stand.
import { cellGeometry, centre, type CellGeometry } from "./hex";
import type { BoardCell, BoardModel, BoardRoom, Measures } from "./types";

export interface Standing {
  model: BoardModel;
  x: number;
  y: number;
  r: number;
}
/** Models that found no room on their tile. */
export interface Crowd {
  place: number;
  more: number;
  x: number;
  y: number;
}

const SHOWN_MAX = 3;

export function cellsOf(cells: BoardCell[], rooms: BoardRoom[], s: number): Map<number, CellGeometry> {
  const places = rooms.map((room) => room.hex);
  return new Map(cells.map((cell) => [cell.seat, cellGeometry(cell.hex, places, s)]));
}

/** Mages first, then evocations, side by side on the lower edge of their tile; beyond three, two and "+n". */
export function stand(
  models: BoardModel[],
  rooms: BoardRoom[],
  cells: Map<number, CellGeometry>,
  m: Measures,
  legal: (model: number) => boolean,
): { standing: Standing[]; crowds: Crowd[] } {
  const standing: Standing[] = [];
  const crowds: Crowd[] = [];
  for (const model of models) {
    const cell = model.at < 0 ? cells.get(-1 - model.at) : undefined;
    if (cell) standing.push({ model, x: cell.x, y: cell.y, r: m.pawn });
  }
  for (const room of rooms) {
    const here = models.filter((model) => model.at === room.place);
    if (here.length === 0) continue;
    // What can be chosen is never hidden behind a "+n".
    here.sort(
      (a, b) => Number(legal(b.model)) - Number(legal(a.model)) || Number(a.icon !== null) - Number(b.icon !== null),
    );
    const shown =
      here.length > SHOWN_MAX && !here.slice(2).some((model) => legal(model.model)) ? here.slice(0, 2) : here;
    const { x, y } = centre(room.hex, m.s);
    const crowded = shown.length > 2 || (shown.length > 1 && shown.some((model) => model.icon));
    const r = m.pawn * (shown.length > SHOWN_MAX ? 0.7 : crowded ? 0.86 : 1);
    const gap = crowded ? 1 : 4;
    const width = (model: BoardModel): number => (model.icon ? r * 2 + 12 : r * 2);
    const total = shown.reduce((sum, model) => sum + width(model) + gap, -gap);
    const two = room.name.length > 12 && room.slots <= 6;
    const down = m.small ? (two ? 0.635 : room.slots > 6 ? 0.645 : 0.62) : 0.6;
    let at = x - total / 2;
    for (const model of shown) {
      standing.push({ model, x: at + r, y: y + m.s * down, r });
      at += width(model) + gap;
    }
    const more = here.length - shown.length;
    if (more > 0) crowds.push({ place: room.place, more, x: at + 6, y: y + m.s * down });
  }
  return { standing, crowds };
}
