// Words for tables in lists.
import { listed, saying, t } from "../i18n/index.svelte";
import { shortWords } from "../kit/book";
import { knownTable } from "../net/known";
import type { Catalogue, Summary } from "../wire";
import { LESSONS } from "./lesson/names";
import { keptLesson } from "./lesson/kept";

function mageAt(table: Summary, seat: number, catalogue: Catalogue): string | null {
  if (table.seats[seat]?.kind === "avatar") return t("avatar");
  const mage = table.seats[seat]?.mage;
  const info = mage === null || mage === undefined ? undefined : catalogue.mages[mage];
  if (!info) return null;
  return saying(shortWords("mage", info));
}

/** A person by name, a bot by its mage or level, an open seat by its number. */
export function personAt(table: Summary, seat: number, catalogue: Catalogue): string {
  const there = table.seats[seat];
  const mage = mageAt(table, seat, catalogue);
  if (there?.kind === "person" && there.name)
    return mage ? t("person-and-mage", { person: there.name, mage }) : there.name;
  if (mage) return mage;
  if (there?.kind === "bot") return catalogue.levels.find(({ id }) => id === there.level)?.name ?? t("bot");
  return t("seat-number", { number: seat + 1 });
}

/** The name it was given, or who plays there. */
export function nameOfTable(table: Summary, catalogue: Catalogue): string {
  if (table.name) return table.name;
  const names = table.seats.map(({ seat }) => mageAt(table, seat, catalogue) ?? t("seat-number", { number: seat + 1 }));
  return listed(names, "and");
}

/** A lesson goes on with its narrator, a table without all its people where their links are. */
export function wayTo(table: Summary): string {
  const lesson = LESSONS.some((name) => keptLesson(name)?.table === table.table);
  const open = table.seats.some(({ kind }) => kind === "open");
  const lobby = open && (knownTable(table.table)?.invites.length ?? 0) > 0;
  return `/${lesson ? "tutorial" : lobby ? "lobby" : "table"}/${table.table}`;
}

/** What somebody pasted: an invitation, a table to watch, one's own seat, six digits, or nothing we know. */
export type Way =
  | { join: { table: string; invite: string } }
  | { watch: string }
  | { sit: { table: string; token: string } }
  | { code: string }
  | null;

export function wayOf(text: string): Way {
  const digits = text.replaceAll(/[\s-]/g, "");
  if (/^\d{6}$/.test(digits)) return { code: digits };
  const path = text.trim().replace(/^[a-z]+:\/\/[^/]+/i, "");
  const sit = /^\/?sit\/([\w-]+)#([\w-]+)$/.exec(path);
  if (sit?.[1] && sit[2]) return { sit: { table: sit[1], token: sit[2] } };
  const join = /^\/?join\/([\w-]+)(?:\?seat=\d+)?[/#]([\w-]+)\/?$/.exec(path) ?? /^([\w-]+)[/#]([\w-]+)$/.exec(path);
  if (join?.[1] && join[2] && join[1] !== "table" && join[1] !== "replay")
    return { join: { table: join[1], invite: join[2] } };
  const watch = /^\/?(?:table|lobby|replay)\/([\w-]+)\/?(?:\?.*)?$/.exec(path) ?? /^([\w-]+)$/.exec(path);
  return watch?.[1] ? { watch: watch[1] } : null;
}

/** Where a way leads, by its address; codes are asked for first. */
export function addressOf(way: Exclude<Way, null | { code: string }>): string {
  if ("join" in way) return `/join/${way.join.table}#${way.join.invite}`;
  return "sit" in way ? `/sit/${way.sit.table}#${way.sit.token}` : `/table/${way.watch}`;
}
