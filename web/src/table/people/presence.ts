// Who is there: each by a word and by a shape, so that neither colour nor eyes are needed for it.
import { locale, t } from "../../i18n/index.svelte";
import type { Manner, Person } from "../../wire";

/** `stand-in`: a bot plays for somebody whose seat it stays. */
export type Presence = "here" | "away" | "stand-in" | "bot" | "avatar" | "open";

export function presenceOf(person: Person): Presence {
  if (person.kind === "open" || person.kind === "avatar") return person.kind;
  if (person.kind === "bot") return person.name === null ? "bot" : "stand-in";
  return person.here ? "here" : "away";
}

const DAY_MS = 86_400_000;

/** A moment as one says it: today by the hour, this week by the day, else by the date. */
export function momentInWords(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  const how: Intl.DateTimeFormatOptions =
    then.toDateString() === today.toDateString()
      ? { timeStyle: "short" }
      : now - at < 6 * DAY_MS
        ? { weekday: "long", hour: "numeric", minute: "2-digit" }
        : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(locale(), how).format(then);
}

export function presenceInWords(person: Person, now: number): string {
  const presence = presenceOf(person);
  if (presence === "stand-in") return t("presence-stand-in", { name: person.name ?? "" });
  if (presence === "away" && person.away_since !== undefined)
    return t("presence-away-since", { time: momentInWords(person.away_since, now) });
  return t(`presence-${presence}`);
}

/** How long somebody has to be away before the others may let a bot play: live, and over days. The server judges. */
const AWAY_MS = { live: 2 * 60_000, days: 2 * DAY_MS };

/** The vote about a seat whose person is away. */
export interface Vote {
  /** From when on it is held. */
  from: number;
  for: number;
  of: number;
  /** This seat has said yes. */
  mine: boolean;
}

export function voteAbout(person: Person, people: Person[], me: number | null, manner: Manner): Vote | null {
  const held = presenceOf(person) === "away" && person.away_since !== undefined;
  if (!held || me === null || person.seat === me) return null;
  const asked = people.filter(({ seat, name, here }) => seat !== person.seat && name !== null && here);
  const agreed = person.stand_in ?? [];
  return {
    from: (person.away_since ?? 0) + (manner.pace === "days" ? AWAY_MS.days : AWAY_MS.live),
    for: agreed.length,
    of: asked.length,
    mine: agreed.includes(me),
  };
}

/** Somebody else who can be talked to sits here, or will. `here`: the seats at this screen. */
export const hasCompany = (people: Person[], here: number[]): boolean =>
  people.some(({ seat, kind, name }) => !here.includes(seat) && (kind === "open" || name !== null));
