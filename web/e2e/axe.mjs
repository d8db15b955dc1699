// What axe finds on a page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** By the tools, not as a script of the page: its policy lets no other in. A page that has it keeps it. */
const bring = async (page) => {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
};

/** What axe finds. At the table whole cards are buttons: their names are short ("Read Grim Torment") and cannot hold all
 * that the card shows, so they are left out where names are compared; everything else is called what it shows. */
export async function violations(page, { within = ["html"], ...how } = {}) {
  await bring(page);
  return page.evaluate(
    async ({ within, how }) => {
      const include = within.filter((part) => document.querySelector(part));
      const { violations } = await globalThis.axe.run({ include }, { resultTypes: ["violations"], ...how });
      const isCard = ({ target }) => document.querySelector(target.at(-1))?.querySelector("article") != null;
      return violations
        .map(({ id, impact, nodes }) => ({
          id,
          impact,
          nodes: nodes.filter((node) => id !== "label-content-name-mismatch" || !isCard(node)),
        }))
        .filter(({ nodes }) => nodes.length);
    },
    { within, how },
  );
}

/** Words that are hard to read, by axe: one of each sort. Two that are of one kind all the way up, in all that a style
 * can ask for, have the same colours; a shelf of three hundred cards need not be asked three hundred times. */
async function dim(page) {
  await bring(page);
  return page.evaluate(async () => {
    const LOOKS = ["class", "style", "disabled", "open", "inert", "aria-current", "aria-pressed", "aria-selected"];
    const MORE = ["aria-disabled", "data-area", "data-look", "data-presence", "data-ground"];
    const known = new Map();
    const sorts = new Map();
    const sortOf = (element) => {
      if (!element) return 0;
      let sort = known.get(element);
      if (sort !== undefined) return sort;
      const looks = [...LOOKS, ...MORE].map((name) => element.getAttribute(name));
      const key = JSON.stringify([sortOf(element.parentElement), element.tagName, ...looks]);
      sort = sorts.get(key) ?? sorts.size + 1;
      sorts.set(key, sort);
      known.set(element, sort);
      return sort;
    };
    const met = new Set();
    const include = [];
    for (const element of document.body.querySelectorAll("*")) {
      const speaks = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
      const fields = element.matches("input, select, textarea");
      if ((!speaks && !fields) || !element.checkVisibility({ visibilityProperty: true }) || met.has(sortOf(element)))
        continue;
      met.add(sortOf(element));
      include.push(element);
    }
    const how = { resultTypes: ["violations"], runOnly: ["color-contrast"] };
    return (await globalThis.axe.run({ include }, how)).violations;
  });
}

const inWords = ({ id, nodes }) =>
  `${id}: ${nodes
    .slice(0, 3)
    .map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 120)}`)
    .join(" | ")}`;

/** What axe finds that would keep somebody out. */
export async function findings(page) {
  const found = await violations(page, { rules: { "color-contrast": { enabled: false } } });
  return [...found, ...(await dim(page))]
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(inWords);
}

/** Words that are hard to read in a light; the page is left as it was. */
export async function hardToRead(page, theme) {
  const put = (theme) =>
    page.evaluate((theme) => {
      const before = document.documentElement.dataset.theme;
      document.documentElement.dataset.theme = theme;
      return before;
    }, theme);
  const before = await put(theme);
  const found = await dim(page);
  await put(before);
  return found.map((one) => `by ${theme}: ${inWords(one)}`);
}
