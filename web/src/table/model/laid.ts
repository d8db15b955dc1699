// Tests and laid tables: a desk at one of the server's samples.
import catalogue from "../../fixtures/catalogue.json";
import { Book } from "../../kit/book";
import type { Foreseen } from "../../net/seat.svelte";
import { stillSeat } from "../../net/still";
import type { Catalogue, Welcome } from "../../wire";
import { Desk } from "./desk.svelte";

export const BOOK = new Book(catalogue as unknown as Catalogue);

export function deskAt(
  sample: unknown,
  say?: (what: string, value?: unknown) => void,
  foreseen?: Map<number, Foreseen>,
): Desk {
  return new Desk(stillSeat((sample as { welcome: Welcome }).welcome, say, foreseen), BOOK);
}
