// Small cues made on the spot; off unless switched on.
import { settings } from "../../settings.svelte";

let context: AudioContext | null = null;

function tone(pitch: number, after: number, seconds: number): void {
  if (!context) return;
  const start = context.currentTime + after;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = "sine";
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.08, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

const CUES = {
  /** You are asked. */
  asked: [
    [587, 0],
    [880, 0.12],
  ],
  /** You may react. */
  react: [
    [784, 0],
    [622, 0.1],
    [784, 0.2],
  ],
  moon: [
    [262, 0],
    [392, 0.18],
    [523, 0.36],
  ],
  over: [
    [392, 0],
    [494, 0.16],
    [587, 0.32],
    [784, 0.48],
  ],
} satisfies Record<string, [number, number][]>;

export function cue(name: keyof typeof CUES): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const [pitch, after] of CUES[name]) tone(pitch, after, 0.35);
}
