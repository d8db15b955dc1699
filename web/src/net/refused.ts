// Why the server refused something, in the reader's words.
import { hasMessage, locale, t } from "../i18n/index.svelte";
import { Refused } from "./http";

/** Codes of which the server knows more than their name says; it says so in English. */
const MORE = ["setup", "incompatible_replay"];

/** A refusal is a code, worded here; what has no message of its own is said as the server says it. */
export function refusalInWords(code: string, message: string): string {
  const id = `refused-${code}`;
  if (!hasMessage(id) || (MORE.includes(code) && locale() === "en" && message !== "")) return message;
  return t(id);
}

export const troubleInWords = (error: unknown): string =>
  error instanceof Refused ? refusalInWords(error.code, error.message) : String(error);
