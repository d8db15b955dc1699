// Why the server refused something, in the reader's words.
import { hasMessage, t } from "../i18n/index.svelte";
import { Refused } from "./http";

/** What has no message of its own is said as the server says it. */
export function refusalInWords(code: string, message: string): string {
  const id = `refused-${code}`;
  return hasMessage(id) ? t(id) : message;
}

export const troubleInWords = (error: unknown): string =>
  error instanceof Refused ? refusalInWords(error.code, error.message) : String(error);
