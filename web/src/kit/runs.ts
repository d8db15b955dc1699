// A line of a card as it is set: words, pictures with the number that counts them, and mentions of other cards.
import type { Piece, Symbol as SymbolName, TextLine } from "../wire";

type Pictured = Extract<Piece, { symbol: unknown }>["symbol"];
type Mention = Extract<Piece, { card: unknown }>["card"];
export type Run = { words: string } | { number: string; picture: Pictured } | { card: Mention };

// A picture in the middle of a sentence must be a thing one counts; words of grammar stay words.
const WORDS = new Set<SymbolName>([
  "crown",
  "trophy",
  "unstable",
  "persistent",
  "damage",
  "instability",
  "rose",
  "speed",
  "strength",
  "health",
]);

// A number and its verb never part at a line end.
export const bound = (text: string): string => text.replace(/(\p{L}+) (½|\d+)/gu, "$1\u00a0$2");
/** A number at the end of the words, which the next picture counts. */
const COUNT = /[½\d]+[ \u00a0]$/u;

export function runsOf(line: TextLine): Run[] {
  const runs: Run[] = [];
  const say = (words: string): void => {
    const last = runs.at(-1);
    if (last && "words" in last) last.words += words;
    else if (words) runs.push({ words });
  };
  for (const piece of line) {
    if ("text" in piece) say(bound(piece.text));
    else if ("card" in piece) runs.push({ card: piece.card });
    else if (WORDS.has(piece.symbol.symbol)) say(piece.symbol.word);
    else runs.push({ number: counted(runs), picture: piece.symbol });
  }
  return runs;
}

/** Takes the number off the words before a picture, so that both stay on one line. */
function counted(runs: Run[]): string {
  const last = runs.at(-1);
  const at = last && "words" in last ? last.words.search(COUNT) : -1;
  if (!last || !("words" in last) || at < 0) return "";
  const number = last.words.slice(at).trimEnd();
  last.words = last.words.slice(0, at);
  return `${number}\u00a0`;
}
