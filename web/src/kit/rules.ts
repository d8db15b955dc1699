// Numbers of rules: which game they belong to, where they are read, and what stands for them in the other game.

export const EDITIONS = ["rebirth", "classic"] as const;
export type Edition = (typeof EDITIONS)[number];

/** The edition of that name; the first one where it is unknown or left out. */
export const editionNamed = (name: string | null | undefined): Edition =>
  EDITIONS.find((edition) => edition === name) ?? EDITIONS[0];

/** The edition in whose guide a number stands: C, RC and LC are the older game's. */
export const editionOf = (number: string): Edition => (/^(?:C\d|[RL]C(?:-|$))/.test(number) ? "classic" : "rebirth");

/** Where the rules of an edition begin. */
export function rulesOf(edition: string): string {
  const known = editionNamed(edition);
  return known === EDITIONS[0] ? "/rules" : `/rules?edition=${known}`;
}

/** A number as it is written: typed in small letters it is meant as well. */
export const asNumber = (typed: string): string =>
  typed.trim().replace(/^[a-z]{1,2}(?=-?\d)/i, (letters) => letters.toLocaleUpperCase("en"));

/** The engine plays both games and names causes by the numbers of one. */
const OLDER: Record<string, string> = {
  "R1.14": "C2.6",
  "R2.1": "C4.1",
  "R3.1": "C5.1",
  "R7.1": "C7.1",
  "R13.1": "C9.1",
  "R14.2": "C10.2",
  "R14.9": "C10.9",
  "R14.14": "C10.7",
  "R14.22": "C10.11",
  "R17.10": "C14.3",
  "R18.2": "C16.4",
  "R18.5": "C16.5",
  "R19.1": "C17.1",
  "R19.4": "C17.3",
  "R20.1": "C18.1",
};
/** The rule that says the same in the game that is played. */
export const ruleIn = (edition: string, rule: string): string =>
  editionNamed(edition) === "classic" ? (OLDER[rule] ?? rule) : rule;
