// Which sounds a beat of the story makes: read from its lines of the log, and from nothing else.
import { ROSE, type LogLine } from "../wire";
import type { Group } from "./sounds";
import * as sounds from "./sounds";
import type { Place } from "./synth";

/** A sound that is to be heard: its group, and how it is made. */
export interface Note {
  group: Group;
  name: keyof typeof sounds;
  play: (place: Place) => void;
}

const note = (group: Group, name: Note["name"], play: Note["play"]): Note => ({ group, name, play });
const sum = (lines: LogLine[], of: (line: LogLine) => number): number => lines.reduce((all, line) => all + of(line), 0);

export function notesOf(lines: LogLine[]): Note[] {
  const whats = lines.map(({ what }) => what);
  const has = (name: string): boolean =>
    whats.some((what) => (typeof what === "string" ? what === name : name in what));
  const points = sum(lines, ({ what }) =>
    typeof what === "object" && "PowerChanges" in what ? Math.max(0, what.PowerChanges.by) : 0,
  );
  const scored = lines.filter(({ what }) => typeof what === "object" && "PowerChanges" in what).length;
  if (has("MoonChanges")) return [note("moon", "moon", sounds.moon)];
  if (has("Defeated")) return [note("falls", "defeat", (place) => sounds.defeat(place, scored))];
  if (has("RoomTornDown")) return [note("falls", "defeat", (place) => sounds.defeat(place, 1))];
  if (has("RoomRebuilt")) return [note("falls", "rebuilt", sounds.rebuilt)];
  if (has("EndTriggered")) return [note("rose", "roseActs", sounds.roseActs)];
  const notes: Note[] = [];
  const hurt = sum(lines, ({ what }) => (typeof what === "object" && "Damaged" in what ? what.Damaged.count : 0));
  const placed = sum(lines, ({ what }) =>
    typeof what === "object" && "InstabilityPlaced" in what ? what.InstabilityPlaced.count : 0,
  );
  const rose = whats.some(
    (what) =>
      typeof what === "object" &&
      ("EventRevealed" in what || ("InstabilityPlaced" in what && what.InstabilityPlaced.by === ROSE)),
  );
  if (rose) notes.push(note("rose", "roseActs", sounds.roseActs));
  if (has("SpellRevealed")) notes.push(note("cards", "cardTurned", sounds.cardTurned));
  else if (has("Prepared") || has("SpellDrawn") || has("SpellDiscarded") || has("SpellActive"))
    notes.push(note("cards", "cardLaid", sounds.cardLaid));
  if (hurt) notes.push(note("damage", "damage", (place) => sounds.damage(place, hurt)));
  if (placed && !rose) notes.push(note("damage", "instability", (place) => sounds.instability(place, placed)));
  if (has("DamageIgnored") || has("EffectIgnored")) notes.push(note("answers", "answered", sounds.answered));
  if (points) notes.push(note("power", "powerGained", (place) => sounds.powerGained(place, points)));
  return notes;
}
