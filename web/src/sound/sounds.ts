// Every sound of the table, one function each. None is longer than 1.2 seconds, none loops, none tells anything alone.
import { rustle, tone, type Place } from "./synth";

/** Each group has a level of its own. */
export const GROUPS = ["turn", "cards", "damage", "answers", "moon", "falls", "rose", "power", "phrase"] as const;
export type Group = (typeof GROUPS)[number];

const STEP = 0.06;
/** More than so many are not counted by ear. */
const MOST = 5;
const steps = (count: number): number[] => Array.from({ length: Math.max(1, Math.min(count, MOST)) }, (_, at) => at);
const PENTATONIC = [523.25, 587.33, 659.25, 783.99, 880];

export function yourTurn(place: Place): void {
  tone(place, { pitch: 440, length: 0.18, attack: 0.04 });
  tone(place, { pitch: 660, after: 0.18, length: 0.18, attack: 0.04 });
}
export function cardLaid(place: Place): void {
  rustle(place, { pitch: 2000, length: 0.06 });
}
export function cardTurned(place: Place): void {
  rustle(place, { pitch: 2600, to: 900, length: 0.09 });
}
export function damage(place: Place, cubes: number): void {
  for (const at of steps(cubes))
    tone(place, { shape: "triangle", pitch: 160, after: at * STEP, length: 0.09, loud: 0.3 });
}
export function instability(place: Place, cubes: number): void {
  for (const at of steps(cubes))
    tone(place, { shape: "triangle", pitch: 700, after: at * STEP, length: 0.03, attack: 0.002 });
}
export function answered(place: Place): void {
  tone(place, { shape: "square", pitch: 880, length: 0.12, loud: 0.12, below: 1400 });
}
export function moon(place: Place): void {
  tone(place, { pitch: 110, length: 1.1, attack: 0.35, loud: 0.3 });
  tone(place, { pitch: 165, length: 1.1, attack: 0.45, loud: 0.22 });
}
export function rebuilt(place: Place): void {
  rustle(place, { pitch: 180, length: 0.3, loud: 0.35 });
  tone(place, { pitch: 1320, after: 0.3, length: 0.7, attack: 0.004, loud: 0.12 });
}
export function defeat(place: Place, ranks: number): void {
  tone(place, { pitch: 220, to: 80, length: 0.35, loud: 0.35 });
  for (const at of steps(ranks)) tone(place, { pitch: 520, after: 0.4 + at * 0.12, length: 0.05, loud: 0.12 });
}
/** Two sines so close that they beat three times a second. */
export function roseActs(place: Place): void {
  tone(place, { pitch: 92, length: 0.4, attack: 0.06, loud: 0.2 });
  tone(place, { pitch: 95, length: 0.4, attack: 0.06, loud: 0.2 });
}
export function powerGained(place: Place, points: number): void {
  for (const at of steps(points))
    tone(place, { pitch: PENTATONIC[at] ?? 880, after: at * 0.07, length: 0.07, loud: 0.14 });
}
/** Three chords, the last one open. */
export function end(place: Place): void {
  const chords = [
    [261.6, 329.6, 392],
    [293.7, 349.2, 440],
    [261.6, 392, 523.3],
  ];
  for (const [at, chord] of chords.entries())
    for (const pitch of chord)
      tone(place, { pitch, after: at * 0.3, length: at === 2 ? 0.6 : 0.3, attack: 0.03, loud: 0.12 });
}
export function phrase(place: Place): void {
  tone(place, { pitch: 520, length: 0.05 });
}
