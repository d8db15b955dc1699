// Two games, one page: what the guide of each is put together from.
import { editionOf, type Edition } from "../../kit/rules";
import { parseGuide, type Block, type Chapter, type Guide } from "./guide";

export interface Sources {
  guide: string;
  /** Our own rulings, of both editions. */
  rulings: string;
  /** What is different, for who comes from the other game: a chapter for each edition. */
  coming: string;
}
/** The chapter on printings; what is different from the other game stands before it. */
const PRINTINGS: Record<Edition, string> = { rebirth: "RB", classic: "C23" };

export function guideFrom(edition: Edition, { guide, rulings, coming }: Sources): Guide {
  const { chapters, ...rest } = parseGuide(guide);
  const at = chapters.findIndex(({ id }) => id === PRINTINGS[edition]);
  const different = parseGuide(coming).chapters.filter(({ id }) => editionOf(id) === edition);
  const before = chapters.slice(0, at);
  // Numbers to remember stay at the end.
  const [numbers, ...printings] = chapters.slice(at).reverse();
  const own = [...before, ...different, ...printings.reverse(), rulingsOf(edition, rulings)];
  return { ...rest, chapters: numbers ? [...own, numbers] : own };
}

/** Our own rulings are kept for engineers and players alike; here those of an edition become one more chapter. */
function rulingsOf(edition: Edition, source: string): Chapter {
  const [, title = "", text = ""] = /^# (.*)\n([^]*)$/.exec(source) ?? [];
  const [chapter] = parseGuide(`## L ${title}\n${text.replace(/^## /gm, "### ")}`).chapters;
  const groups = (chapter?.blocks ?? []).reduce<Block[][]>((all, block) => {
    if (block.kind === "heading" || all.length === 0) all.push([block]);
    else all.at(-1)?.push(block);
    return all;
  }, []);
  // What stands before the first heading is said to all; a heading goes where its first ruling belongs.
  const blocks = groups.flatMap((group) => {
    const first = group.find(({ kind }) => kind === "rule");
    return first?.kind === "rule" && editionOf(first.id) !== edition ? [] : group;
  });
  return { id: edition === "classic" ? "LC" : "L", title, blocks };
}
