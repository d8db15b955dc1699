// What the chosen schools hold: spells that show an element, on either side.
import type { Catalogue, Element } from "../../wire";

const ELEMENTS: Element[] = ["Fire", "Water", "Air", "Earth", "Sacred", "Profane", "Magic", "All"];

export function elementsOf(catalogue: Catalogue, schools: string[]): { element: Element; count: number }[] {
  const numbers = new Set(catalogue.schools.flatMap(({ id }, at) => (schools.includes(id) ? [at] : [])));
  const spells = catalogue.spells.filter(({ kind }) => typeof kind === "object" && numbers.has(kind.School));
  return ELEMENTS.map((element) => ({
    element,
    count: spells.filter(({ light, dark }) => light.element === element || dark?.element === element).length,
  }));
}
