// A room that is gone says who took it: word and mark beside each other, and never one on the other.
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import RoomFace from "./RoomFace.svelte";
import { measures, type BoardRoom } from "./types";

const room = {
  place: 3,
  name: "Forge",
  shortName: "Forge",
  tint: "green",
  face: "Ruined",
  slots: 5,
  cubes: [],
  coin: null,
  taken: "white",
  used: false,
} as unknown as BoardRoom;

/** Where the word ends and where the winner's mark stands. */
function drawn(s: number): { word: number | null; mark: number } {
  const { container } = render(RoomFace, { props: { room, m: measures(s), quiet: false } });
  const word = container.querySelector("text.taken");
  const marks = [...container.querySelectorAll("g[transform]")].map((mark) =>
    Number(/translate\(([-\d.]+)/.exec(mark.getAttribute("transform") ?? "")?.[1]),
  );
  const end = word ? Number(word.getAttribute("x")) + ((word.textContent?.length ?? 0) * 6.5) / 2 : null;
  return { word: end, mark: marks.at(-1)! };
}

describe("a room that is gone", () => {
  it.each([56, 45, 36, 30])("has its winner beside the word at a size of %d", (s) => {
    const { word, mark } = drawn(s);
    expect(word).not.toBeNull();
    expect(mark - 5.5).toBeGreaterThanOrEqual(word!);
    expect(mark + 5.5).toBeLessThan(s * 0.9);
  });
  it("shows the winner alone where both find no room", () => {
    expect(drawn(24)).toEqual({ word: null, mark: 0 });
  });
});
