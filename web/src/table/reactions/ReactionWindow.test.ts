import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { MADE } from "../../fixtures/made";
import react from "../../fixtures/react-4.json";
import type { Welcome } from "../../wire";
import { deskContext } from "../model/desk.svelte";
import { deskAt } from "../model/laid";
import ReactionWindow from "./ReactionWindow.svelte";

const both = MADE["react-both-4"]!.change(react as unknown as { welcome: Welcome });

describe("cards that may answer", () => {
  it("say once what they do, and where there are several each has a box to tick", () => {
    const { container } = render(ReactionWindow, { context: deskContext(deskAt(both)) });
    expect(container.textContent?.match(/Inflict\s3\sDamage/g)).toHaveLength(2);
    expect([...container.querySelectorAll("button .box")].map((box) => box.textContent)).toEqual(["", ""]);
  });
});
