// A pack as text, as it is kept and saved.
import type { Pack } from "./talk";

const isText = (one: unknown): boolean => typeof one === "string";
const hold = (list: unknown, fields: string[]): boolean =>
  Array.isArray(list) && list.every((one: unknown) => fields.every((field) => isText((one as never)?.[field])));

/** What a text says, if it is a pack at all; what its cards say is read by the engine. */
export function packOf(text: unknown): Pack | null {
  try {
    const { sources, words } = JSON.parse(text as string) as Pack;
    return hold(sources, ["path", "text"]) && hold(words, ["lang", "path", "text"]) ? { sources, words } : null;
  } catch {
    return null;
  }
}
