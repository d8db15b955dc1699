// Kept passes: what a person need not be asked again. Kept in the browser only; the server asks every time, so that
// nobody can tell a kept pass from a thought one.
import type { Question, Reaction, SourceView } from "../../wire";

export type Keep = "once" | "card" | "turn" | "until";

export interface KeptPasses {
  /** Spells that rest until the next own activation. */
  cards: number[];
  /** The turn in which everything is passed, unless the mage would fall. */
  turn: number | null;
  /** Pass until one hit is this much or more. */
  until: number | null;
}

export const NO_PASSES: KeptPasses = { cards: [], turn: null, until: null };

export function keep(passes: KeptPasses, how: Keep, spells: number[], turn: number, hit: number): KeptPasses {
  switch (how) {
    case "once":
      return passes;
    case "card":
      return { ...passes, cards: [...new Set([...passes.cards, ...spells])] };
    case "turn":
      return { ...passes, turn };
    case "until":
      return { ...passes, until: hit };
  }
}

/** What ends by itself: cards when the own activation begins, the rest when the turn is over. */
export function outlive(passes: KeptPasses, turn: number, activationBegins: boolean): KeptPasses {
  const cards = activationBegins ? [] : passes.cards;
  const kept = passes.turn === turn ? passes.turn : null;
  if (cards.length === passes.cards.length && kept === passes.turn) return passes;
  return { ...passes, cards, turn: kept };
}

export const spellOf = (source: SourceView): number | null =>
  typeof source === "object" && "Spell" in source ? source.Spell.spell : null;

const hitOf = (reaction: Reaction): number => (reaction.fact.kind === "Damaged" ? (reaction.fact.amount ?? 0) : 0);

/** The biggest hit among the facts that may be answered. */
export function biggestHit(question: Question): number {
  return Math.max(0, ...question.options.map((offer) => (offer.reaction ? hitOf(offer.reaction) : 0)));
}

/** The option to answer with without asking, or null if the person must decide. */
export function passFor(
  question: Question,
  passes: KeptPasses,
  turn: number,
  damage: number,
  health: number,
): number | null {
  if (question.kind !== "React") return null;
  const pass = question.options.findIndex((offer) => offer.choice === "Pass");
  if (pass < 0) return null;
  const cards = question.options.filter((offer) => offer.choice !== "Pass");
  // Damage is already on the bar when a Protection may answer: at or beyond health means that the mage would fall.
  const falling = damage >= health || cards.some((offer) => offer.reaction?.fact.kind === "Doomed");
  if (passes.turn === turn && !falling) return pass;
  if (passes.until !== null && biggestHit(question) > 0 && biggestHit(question) < passes.until && !falling) return pass;
  const resting = cards.every((offer) => {
    const spell = offer.reaction ? spellOf(offer.reaction.card) : null;
    return spell !== null && passes.cards.includes(spell);
  });
  return resting && cards.length > 0 ? pass : null;
}
