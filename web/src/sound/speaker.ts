// The page's one loudspeaker: silent until somebody wants sounds, each group as loud as it was set.
import { settings } from "../settings.svelte";
import type { Note } from "./score";
import { end, yourTurn, type Group } from "./sounds";
import type { Place } from "./synth";

/** How loud a group is, from 0 to 1. */
export const levelOf = (group: Group): number => (settings.sounds ? (settings.levels[group] ?? USUAL) : 0) / 100;
/** Where nothing was set. */
export const USUAL = 60;

let context: AudioContext | null = null;

export function play(group: Group, sound: (place: Place) => void): void {
  const level = levelOf(group);
  if (level === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A page that was opened without a click is not allowed to speak yet; it may from the first one on.
  if (context.state === "suspended") void context.resume();
  sound({ stage: context, out: context.destination, at: context.currentTime + 0.01, level });
}

export const playNotes = (notes: Note[]): void => notes.forEach((note) => play(note.group, note.play));
export const callYou = (): void => play("turn", yourTurn);
export const closeGame = (): void => play("moon", end);
