// Fluent without any state: bundles in, text out. Things that can be opened (cards, rooms, mages) travel through a
// message as marks and come out as parts, so that a translator may put them anywhere in the sentence.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** Something in a sentence that is more than text. */
export interface Ref {
  kind: string;
  id: string | number;
  name: string;
}
export type Arg = string | number | Ref;
export type Args = Record<string, Arg>;
export type Part = string | Ref;

// Characters for private use: they cannot occur in a message or a name.
const OPEN = "\uE000";
const CLOSE = "\uE001";

export function bundleOf(locale: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export function has(bundles: FluentBundle[], id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** A missing message shows its id: ugly on purpose, and a test looks for them. */
export function parts(bundles: FluentBundle[], id: string, args: Args = {}): Part[] {
  const refs: Ref[] = [];
  const plain: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "object") {
      plain[name] = `${OPEN}${refs.length}${CLOSE}`;
      refs.push(value);
    } else plain[name] = value;
  }
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    return split(bundle.formatPattern(pattern, plain, errors), refs);
  }
  return [id];
}

function split(text: string, refs: Ref[]): Part[] {
  const out: Part[] = [];
  for (const [at, piece] of text.split(new RegExp(`${OPEN}(\\d+)${CLOSE}`)).entries()) {
    if (at % 2 === 0) {
      if (piece) out.push(piece);
    } else {
      const ref = refs[Number(piece)];
      if (ref) out.push(ref);
    }
  }
  return out;
}

export function plainText(found: Part[]): string {
  return found.map((part) => (typeof part === "string" ? part : part.name)).join("");
}
