import { describe, expect, it } from "vitest";
import { plainText } from "../i18n/format";
import three from "../fixtures/heal-2.json";
import two from "../fixtures/avatar-act-1.json";
import one from "../fixtures/prepare-2.json";
import type { Welcome } from "../wire";
import { deskAt } from "./laid";
import { Teller } from "./words";

describe("the log", () => {
  it.each([
    ["the first", one, 1],
    ["the second", two, 2],
    ["the first, with others behind it", three, 1],
  ])("says that an event lies where it lies: %s slot", (_, sample, slot) => {
    const { log, view } = (sample as unknown as { welcome: Welcome }).welcome;
    const scene = deskAt(sample).scene!;
    const laid = log.flatMap((line) =>
      typeof line.what === "object" && "EventLaid" in line.what ? [{ line, event: line.what.EventLaid.event }] : [],
    );
    expect(laid).toHaveLength(1);
    const { line, event } = laid[0]!;
    expect(view.board[slot - 1]).toBe(event);
    const said = plainText(new Teller(scene).sentence(line).parts);
    expect(said).toBe(`${scene.book.event(event)?.name} lies in slot ${slot}.`);
  });
});
