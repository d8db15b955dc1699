// Fluent without any state: bundles in, text out. Things that can be opened (cards, rooms, mages) travel through a
// message as marks and come out as parts, so that a translator may put them anywhere in the sentence.
//
// Words inside words follow the convention of the cards (content/locales/en/cards.ftl): a message asks for a form of
// its argument by an attribute of the argument's name (`.who = dative`), and what the argument's own message tells
// about itself in attributes comes up as further arguments (`$who-gender`). So no finished word is ever an argument.
// What an edition calls its quests (`$quests`) goes down to every phrase of a sentence, as it does on cards.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** A message inside a message. */
export interface Phrase {
  say: string;
  /** What is said where the language has no such message: names of cards that packs bring. */
  or?: string;
  args?: Args;
}
/** Something in a sentence that is more than text. */
export interface Ref {
  kind: string;
  id: string | number;
  name: string;
  /** How it is named within a sentence, in whatever form that asks for. */
  words?: Phrase;
}
/** Several things, joined as the language does it; `plain` has no word before the last. */
export interface List {
  list: Arg[];
  way?: "and" | "or" | "plain";
}
export type Arg = string | number | Ref | Phrase | List;
export type Args = { [name: string]: Arg };
export type Part = string | Ref;

// Characters for private use: they cannot occur in a message or a name.
const OPEN = "\uE000";
const CLOSE = "\uE001";
/** Before words that come from elsewhere: at the beginning of a sentence they get a capital. */
const WORDS = "\uE002";
const REF = new RegExp(`${OPEN}(\\d+)${CLOSE}`);
const BEGINS = new RegExp(`(^|[.!?]\\s+)${WORDS}+(.)`, "gsu");

export function bundleOf(locale: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export function has(bundles: FluentBundle[], id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

interface Said {
  text: string;
  features: Record<string, string>;
}

/** One sentence being said: the things named in it are collected. */
class Saying {
  readonly refs: Ref[] = [];
  constructor(
    private readonly bundles: FluentBundle[],
    private readonly errors: Error[],
  ) {}

  phrase({ say, or, args = {} }: Phrase, form: string, around = ""): Said | null {
    const quests = typeof args["quests"] === "string" ? args["quests"] : around;
    const ids = or === undefined ? [say] : [say, or];
    for (const bundle of this.bundles) {
      const message = ids.map((id) => bundle.getMessage(id)).find((found) => found?.value);
      if (!message?.value) continue;
      const plain: Record<string, FluentVariable> = { form, quests };
      for (const [name, value] of Object.entries(args)) {
        const asks = message.attributes[name];
        const wanted = asks ? bundle.formatPattern(asks, plain, this.errors).trim() : "";
        const said = this.arg(value, wanted, quests, bundle);
        plain[name] = said.text;
        for (const [feature, told] of Object.entries(said.features)) plain[`${name}-${feature}`] = told;
      }
      const features: Record<string, string> = {};
      for (const [name, pattern] of Object.entries(message.attributes))
        if (!(name in args)) features[name] = bundle.formatPattern(pattern, plain, this.errors);
      return { text: bundle.formatPattern(message.value, plain, this.errors), features };
    }
    return null;
  }

  /** Two things with a comma between them, or whatever the language puts there. */
  private beside(first: string, rest: string, bundle: FluentBundle): string {
    const pattern = bundle.getMessage("list-plain")?.value;
    return pattern ? bundle.formatPattern(pattern, { first, rest }, this.errors) : `${first}, ${rest}`;
  }

  private arg(
    value: Arg,
    form: string,
    quests: string,
    bundle: FluentBundle,
  ): { text: FluentVariable } & Pick<Said, "features"> {
    if (typeof value !== "object") return { text: value, features: {} };
    if ("list" in value) {
      const said = value.list.map((item) => this.arg(item, form, quests, bundle));
      const texts = said.map((item) => String(item.text));
      const type = value.way === "or" ? "disjunction" : "conjunction";
      const text =
        value.way === "plain"
          ? texts.length === 0
            ? ""
            : texts.reduceRight((rest, first) => this.beside(first, rest, bundle))
          : new Intl.ListFormat(bundle.locales, { type }).format(texts);
      return { text, features: said.length === 1 ? (said[0]?.features ?? {}) : { number: "many" } };
    }
    if (!("kind" in value)) {
      const said = this.phrase(value, form, quests) ?? { text: value.say, features: {} };
      return { ...said, text: WORDS + said.text };
    }
    const said = value.words ? this.phrase(value.words, form, quests) : null;
    const name = said ? plainText(this.split(said.text, false)) : value.name;
    this.refs.push({ ...value, name });
    return { text: `${WORDS}${OPEN}${this.refs.length - 1}${CLOSE}`, features: said?.features ?? {} };
  }

  /** The parts of a finished text. Words that begin a sentence get their capital here, whatever the language put first. */
  split(text: string, begins = true): Part[] {
    if (!text.includes(WORDS)) return text ? [text] : [];
    const out: Part[] = [];
    for (const [at, piece] of text.split(REF).entries()) {
      if (at % 2 === 1) {
        const ref = this.refs[Number(piece)];
        if (ref) out.push(begins && ref.words ? { ...ref, name: raised(ref.name) } : ref);
        begins = false;
        continue;
      }
      const plain = piece
        .replace(
          BEGINS,
          (_, before: string, first: string) => before + (before !== "" || begins ? first.toLocaleUpperCase() : first),
        )
        .replaceAll(WORDS, "");
      if (/\S/u.test(plain)) begins = /[.!?]\s+$/u.test(plain);
      if (plain) out.push(plain);
    }
    return out;
  }
}

export const raised = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** A missing message shows its id: ugly on purpose, and a test looks for them. What a message asks for in vain is
 * added to `errors`. */
export function parts(bundles: FluentBundle[], id: string, args: Args = {}, errors: Error[] = []): Part[] {
  const saying = new Saying(bundles, errors);
  const said = saying.phrase({ say: id, args }, "");
  return said ? saying.split(said.text) : [id];
}

/** A phrase by itself, in a form: `title` for heads and lists. */
export function inForm(bundles: FluentBundle[], phrase: Phrase, form: string): string {
  const saying = new Saying(bundles, []);
  const said = saying.phrase(phrase, form);
  return said ? plainText(saying.split(said.text, false)) : phrase.say;
}

export function plainText(found: Part[]): string {
  return found.map((part) => (typeof part === "string" ? part : part.name)).join("");
}
