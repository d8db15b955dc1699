// Records as text, untouched: a game's seed is larger than what a number of JavaScript can hold, and a record that was
// read and written again would be another game.
import { Refused } from "../../net/http";
import type { ErrorBody, Imported } from "../../wire";

async function answer(path: string, init?: RequestInit): Promise<string> {
  const response = await fetch(path, init).catch(() => {
    throw new Refused("unreachable", path);
  });
  const text = await response.text();
  if (response.ok) return text;
  let refusal: ErrorBody["error"] | undefined;
  try {
    refusal = (JSON.parse(text) as Partial<ErrorBody>).error;
  } catch {
    // Not one of our own refusals.
  }
  throw new Refused(refusal?.code ?? "unreachable", refusal?.message ?? String(response.status));
}

export const recordText = (table: string, token?: string): Promise<string> =>
  answer(`/api/tables/${table}/record${token ? `?token=${encodeURIComponent(token)}` : ""}`);

export async function importText(text: string): Promise<Imported> {
  const headers = { "content-type": "application/json" };
  return JSON.parse(await answer("/api/replays", { method: "POST", headers, body: text })) as Imported;
}

export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 5000);
}
