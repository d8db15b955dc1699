// What sounds are made of: tones and noise with a beginning and an end, written into the time of an audio context.

/** What of an audio context is used; an `OfflineAudioContext` has it too. */
export type Stage = Pick<
  BaseAudioContext,
  "createOscillator" | "createGain" | "createBiquadFilter" | "createBuffer" | "createBufferSource" | "sampleRate"
>;

/** Where a sound is played: into what, from when on, how loud. */
export interface Place {
  stage: Stage;
  out: AudioNode;
  at: number;
  level: number;
}

export interface Tone {
  shape?: OscillatorType;
  /** In Hz; with `to` it slides there. */
  pitch: number;
  to?: number;
  /** In seconds. */
  after?: number;
  length: number;
  attack?: number;
  loud?: number;
  /** Nothing above it is heard. */
  below?: number;
}

const SILENT = 0.0001;

function envelope(place: Place, after: number, length: number, attack: number, loud: number): GainNode {
  const gain = place.stage.createGain();
  const from = place.at + after;
  gain.gain.setValueAtTime(SILENT, from);
  gain.gain.linearRampToValueAtTime(Math.max(SILENT, loud * place.level), from + attack);
  gain.gain.exponentialRampToValueAtTime(SILENT, from + length);
  gain.connect(place.out);
  return gain;
}

function lowPass(place: Place, below: number, into: AudioNode): BiquadFilterNode {
  const filter = place.stage.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = below;
  filter.connect(into);
  return filter;
}

export function tone(
  place: Place,
  { shape = "sine", pitch, to, after = 0, length, attack = 0.01, loud = 0.2, below }: Tone,
): void {
  const from = place.at + after;
  const gain = envelope(place, after, length, attack, loud);
  const source = place.stage.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, from);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, from + length);
  source.connect(below === undefined ? gain : lowPass(place, below, gain));
  source.start(from);
  source.stop(from + length);
}

export interface Rustle {
  /** The pitch around which the noise lies; with `to` it sweeps there. */
  pitch: number;
  to?: number;
  after?: number;
  length: number;
  loud?: number;
}

/** Noise that is the same every time: a small generator of its own. */
function noise(stage: Stage, length: number): AudioBuffer {
  const buffer = stage.createBuffer(1, Math.max(1, Math.round(stage.sampleRate * length)), stage.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 22222;
  for (let i = 0; i < data.length; i++) {
    seed = (seed * 16807) % 2147483647;
    data[i] = seed / 1073741823.5 - 1;
  }
  return buffer;
}

export function rustle(place: Place, { pitch, to, after = 0, length, loud = 0.2 }: Rustle): void {
  const from = place.at + after;
  const gain = envelope(place, after, length, 0.005, loud);
  const filter = place.stage.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(pitch, from);
  if (to !== undefined) filter.frequency.exponentialRampToValueAtTime(to, from + length);
  const source = place.stage.createBufferSource();
  source.buffer = noise(place.stage, length);
  source.connect(filter);
  filter.connect(gain);
  source.start(from);
  source.stop(from + length);
}
