// How long the parts of a bar are: by what they are worth, and never too short for their number.
import { SOURCES, type Source } from "./tally";

interface Part {
  value: number;
  x: number;
  w: number;
}
export interface Bar {
  colour: number;
  parts: (Part & { source: Source })[];
  /** What was lost again: it stands behind what was earned. */
  lost: Part | null;
}

const LEAST = (value: number): number => (value > 9 ? 19 : 11);
const LEAST_LOST = 26;

export function barsOf(
  order: number[],
  earned: Record<Source, number>[],
  lost: number[],
  left: number,
  width: number,
): Bar[] {
  const values = (colour: number) =>
    SOURCES.flatMap((source) => {
      const value = earned[colour]?.[source] ?? 0;
      return value > 0 ? [{ source, value }] : [];
    });
  const long = (value: number, unit: number): number => Math.max(LEAST(value), value * unit);
  const lack = (value: number, unit: number): number => (value ? Math.max(LEAST_LOST, value * unit) : 0);
  const length = (colour: number, unit: number): number =>
    values(colour).reduce((sum, { value }) => sum + long(value, unit), lack(lost[colour] ?? 0, unit));
  let unit = width;
  // What is at its least does not shrink: the rest is made to fit what is left.
  for (let tries = 0; tries < 8; tries++)
    unit *= Math.min(1, ...order.map((colour) => width / Math.max(1, length(colour, unit))));
  return order.map((colour) => {
    let x = left;
    const parts = values(colour).map(({ source, value }) => {
      const part = { source, value, x, w: long(value, unit) };
      x += part.w;
      return part;
    });
    const value = lost[colour] ?? 0;
    return { colour, parts, lost: value ? { value, x, w: lack(value, unit) } : null };
  });
}
