// Words for tables in lists.
import { hasMessage, t } from "../i18n/index.svelte";
import type { Catalogue, Summary } from "../wire";

function mageAt(table: Summary, seat: number, catalogue: Catalogue): string | null {
  if (table.seats[seat]?.kind === "avatar") return t("avatar");
  const mage = table.seats[seat]?.mage;
  const info = mage === null || mage === undefined ? undefined : catalogue.mages[mage];
  if (!info) return null;
  return hasMessage(`short-${info.id}`) ? t(`short-${info.id}`) : info.name;
}

/** A person by name, a bot by its mage or level, an open seat by its number. */
export function personAt(table: Summary, seat: number, catalogue: Catalogue): string {
  const there = table.seats[seat];
  const mage = mageAt(table, seat, catalogue);
  if (there?.kind === "person" && there.name) return mage ? `${there.name} (${mage})` : there.name;
  if (mage) return mage;
  if (there?.kind === "bot") return catalogue.levels.find(({ id }) => id === there.level)?.name ?? t("bot");
  return t("seat-number", { number: seat + 1 });
}

/** The name it was given, or who plays there. */
export function nameOfTable(table: Summary, catalogue: Catalogue): string {
  if (table.name) return table.name;
  const names = table.seats.map(({ seat }) => mageAt(table, seat, catalogue) ?? t("seat-number", { number: seat + 1 }));
  return new Intl.ListFormat(document.documentElement.lang || "en").format(names);
}

/** What somebody pasted: an invitation, a table to watch, or nothing we know. */
export type Way = { join: { table: string; invite: string } } | { watch: string } | null;

export function wayOf(text: string): Way {
  const path = text.trim().replace(/^[a-z]+:\/\/[^/]+/i, "");
  const join = /^\/?join\/([\w-]+)\/([\w-]+)\/?$/.exec(path) ?? /^([\w-]+)\/([\w-]+)$/.exec(path);
  if (join?.[1] && join[2] && join[1] !== "table" && join[1] !== "replay")
    return { join: { table: join[1], invite: join[2] } };
  const watch = /^\/?(?:table|lobby|replay)\/([\w-]+)\/?(?:\?.*)?$/.exec(path) ?? /^([\w-]+)$/.exec(path);
  return watch?.[1] ? { watch: watch[1] } : null;
}
