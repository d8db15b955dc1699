// The spells of a school, and what they are good for by type.
import { kindOf, type Book } from "../../kit/book";
import type { SpellKind } from "../../kit/looks";
import type { SpellInfo } from "../../wire";

export function spellsOf(book: Book, school: number): { id: number; spell: SpellInfo }[] {
  return book.catalogue.spells.flatMap((spell, id) =>
    typeof spell.kind === "object" && "School" in spell.kind && spell.kind.School === school ? [{ id, spell }] : [],
  );
}

/** How many sides of each type. */
export function sidesByKind(spells: SpellInfo[]): Map<SpellKind, number> {
  const counts = new Map<SpellKind, number>();
  for (const side of spells.flatMap(({ light, dark }) => (dark ? [light, dark] : [light]))) {
    const kind = kindOf(side.kind);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
