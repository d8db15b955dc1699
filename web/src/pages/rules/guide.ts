// The rules of play as a text with numbers: content/guide/*.md. The form is a small part of Markdown: chapters (##),
// headings (###), rules as list items that begin with their number, parts of a rule below them.

import { folded } from "../../i18n/fold";

export interface RulePart {
  /** "R17.11c" */
  id: string;
  letter: string;
  text: string;
}
export interface Rule {
  kind: "rule";
  /** "R17.11" */
  id: string;
  text: string;
  parts: RulePart[];
}
export type Block =
  Rule | { kind: "heading"; text: string } | { kind: "text"; text: string } | { kind: "table"; rows: string[][] };
export interface Chapter {
  /** "R17" */
  id: string;
  title: string;
  blocks: Block[];
}
export interface Guide {
  /** Parts of it are not translated into the language that was asked for. */
  english?: boolean;
  title: string;
  opening: string[];
  chapters: Chapter[];
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function parseGuide(source: string): Guide {
  const guide: Guide = { title: "", opening: [], chapters: [] };
  let rule: Rule | null = null;
  for (const line of source.split("\n")) {
    const chapter = guide.chapters.at(-1);
    const [, mark = "", rest = ""] = /^(#{1,3}) (.*)$/.exec(line) ?? [];
    const numbered = /^- \*\*([A-Z]+[\d.-]*\d)(?: ([^*]+))?\*\* (.*)$/.exec(line);
    const lettered = /^ {2}- \*\*([a-z])\*\* (.*)$/.exec(line);
    if (mark === "#") guide.title = rest;
    else if (mark === "##") {
      const [id = "", ...title] = rest.split(" ");
      guide.chapters.push({ id, title: title.join(" "), blocks: [] });
    } else if (mark === "###") chapter?.blocks.push({ kind: "heading", text: rest });
    else if (numbered?.[1] && chapter) {
      const [, id, name, text = ""] = numbered;
      rule = { kind: "rule", id, text: name ? `**${name}** ${text}` : text, parts: [] };
      chapter.blocks.push(rule);
    } else if (lettered?.[1] && rule) {
      rule.parts.push({ id: `${rule.id}${lettered[1]}`, letter: lettered[1], text: lettered[2] ?? "" });
    } else if (line.startsWith("|")) {
      const last = chapter?.blocks.at(-1);
      if (/^\|[\s|-]+\|$/.test(line)) continue;
      if (last?.kind === "table") last.rows.push(cells(line));
      else chapter?.blocks.push({ kind: "table", rows: [cells(line)] });
    } else if (line.trim()) {
      if (chapter) chapter.blocks.push({ kind: "text", text: line.trim() });
      else guide.opening.push(line.trim());
    }
  }
  return guide;
}

/** Every number that can be linked to. */
export function anchors(guide: Guide): Set<string> {
  const found = new Set<string>();
  for (const { id, blocks } of guide.chapters) {
    found.add(id);
    for (const block of blocks) if (block.kind === "rule") for (const one of [block, ...block.parts]) found.add(one.id);
  }
  return found;
}

export function ruleOf(guide: Guide, id: string): Rule | undefined {
  for (const { blocks } of guide.chapters)
    for (const block of blocks) if (block.kind === "rule" && block.id === id) return block;
  return undefined;
}

export type Span = string | { strong: string } | { rule: string };

/** Words, stressed words, and numbers of rules, which become links. */
export function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\b[RC]\d+(?:\.\d+[a-z]?)?(?![\w.]*\d)|\b(?:RB|RC|L|LC)-\d+\b)/)
    .filter((piece) => piece !== "")
    .map((piece): Span => {
      if (piece.startsWith("**")) return { strong: piece.slice(2, -2) };
      return /^([RC]\d+(\.\d+[a-z]?)?|(RB|RC|L|LC)-\d+)$/.test(piece) ? { rule: piece } : piece;
    });
}

const plain = (text: string): string => folded(text.replaceAll("**", ""));

function wordsIn(block: Block): string {
  if (block.kind === "rule") return plain([block.id, block.text, ...block.parts.map((part) => part.text)].join(" "));
  return plain(block.kind === "table" ? block.rows.flat().join(" ") : block.text);
}

/** The chapters with only what holds every word; a number alone finds its rule and what lies under it. */
export function searchGuide(guide: Guide, query: string): Chapter[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return guide.chapters;
  const holds = (text: string): boolean => words.every((word) => text.includes(word));
  const found = guide.chapters.flatMap((chapter) => {
    if (holds(plain(chapter.title))) return [chapter];
    const kept = new Set<Block>();
    let heading: Block | null = null;
    for (const block of chapter.blocks) {
      if (block.kind === "heading") heading = block;
      // A heading that is found brings what stands under it; a rule that is found brings its heading.
      const under = heading?.kind === "heading" && holds(plain(heading.text));
      if (!under && !holds(wordsIn(block))) continue;
      if (heading) kept.add(heading);
      kept.add(block);
    }
    const blocks = chapter.blocks.filter((block) => kept.has(block));
    return blocks.length ? [{ ...chapter, blocks }] : [];
  });
  // Whoever names a rule wants that rule, and then those that speak of it.
  const named = (block: Block): boolean => block.kind === "rule" && plain(block.id) === words.join(" ");
  const first = (is: boolean): number => (is ? 0 : 1);
  return found
    .toSorted((a, b) => first(a.blocks.some(named)) - first(b.blocks.some(named)))
    .map((chapter) =>
      chapter.blocks.some(named)
        ? { ...chapter, blocks: chapter.blocks.toSorted((a, b) => first(named(a)) - first(named(b))) }
        : chapter,
    );
}

/** How many rules there are in them. */
export const rulesIn = (chapters: Chapter[]): number =>
  chapters.reduce((sum, { blocks }) => sum + blocks.filter(({ kind }) => kind === "rule").length, 0);
