// Two fingers on the lodge: what lies under their midpoint stays under it, whether they spread or wander.

export interface Point {
  x: number;
  y: number;
}
/** What is seen: the middle of the picture, in its own measure, and how many times enlarged. */
export interface Sight extends Point {
  zoom: number;
}
/** Two fingers, in the measure of the picture at its own size, counted from its middle. */
export interface Fingers extends Point {
  spread: number;
}

export const WHOLE: Sight = { zoom: 1, x: 0, y: 0 };
const MOST = 3;

export const fingers = (a: Point, b: Point): Fingers => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  spread: Math.hypot(a.x - b.x, a.y - b.y),
});

/** The sight after two fingers went from one place to another; never beyond the edge of the picture (`half` its extent). */
export function pinch(sight: Sight, from: Fingers, to: Fingers, half: Point): Sight {
  const zoom = Math.min(MOST, Math.max(1, from.spread > 0 ? (sight.zoom * to.spread) / from.spread : sight.zoom));
  const along = (axis: "x" | "y"): number => {
    const held = sight[axis] + from[axis] / sight.zoom;
    const most = half[axis] * (1 - 1 / zoom);
    return Math.min(most, Math.max(-most, held - to[axis] / zoom));
  };
  return { zoom, x: along("x"), y: along("y") };
}
