// What this device has heard at a table and whom it does not want to hear. Nobody else learns of it.
import type { Said } from "../../wire";

const STORED = "lodge.talk";

interface Kept {
  muted: number[];
  read: number;
}

function readAll(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export class Ears {
  muted: number[] = $state.raw([]);
  /** The number of the last saying that was shown. */
  read = $state(-1);

  constructor(readonly table: string) {
    const kept = readAll()[table];
    this.muted = kept?.muted ?? [];
    this.read = kept?.read ?? -1;
  }

  hears(seat: number): boolean {
    return !this.muted.includes(seat);
  }

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...new Set([...this.muted, seat])] : this.muted.filter((other) => other !== seat);
    this.keep();
  }

  /** What others said and this device has not shown yet. */
  unread(said: Said[], me: number | null): Said[] {
    return said.filter(({ n, seat }) => n > this.read && seat !== me && this.hears(seat));
  }

  readUpTo(said: Said[]): void {
    const last = said.at(-1)?.n ?? -1;
    if (last <= this.read) return;
    this.read = last;
    this.keep();
  }

  private keep(): void {
    try {
      const all = { ...readAll(), [this.table]: { muted: this.muted, read: this.read } };
      localStorage.setItem(STORED, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-100))));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

let last: Ears | null = null;

/** One pair of ears for a table, whoever asks. */
export function earsAt(table: string): Ears {
  if (last?.table !== table) last = new Ears(table);
  return last;
}
