// Records as text, untouched: a game's seed is larger than what a number of JavaScript can hold, and a record that was
// read and written again would be another game.
import { callText } from "../../net/http";
import type { Imported } from "../../wire";

export const recordText = (table: string, token?: string): Promise<string> =>
  callText(`/tables/${table}/record`, "GET", { token });

/** A game that is being played, to go on elsewhere. */
export const handedText = (table: string, token?: string): Promise<string> =>
  callText(`/tables/${table}/handed`, "GET", { token });

export const importText = async (text: string): Promise<Imported> =>
  JSON.parse(await callText("/replays", "POST", { body: text })) as Imported;

export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 5000);
}
