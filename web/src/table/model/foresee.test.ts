import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import react from "../../fixtures/react-4.json";
import act from "../../fixtures/act-4.json";
import type { Foreseen } from "../../net/seat.svelte";
import { ROSE, type What } from "../../wire";
import { deskContext, type Desk } from "./desk.svelte";
import { effects } from "./foresee";
import { deskAt } from "./laid";
import PowerCorner from "../power/PowerCorner.svelte";
import PowerTrack from "../power/PowerTrack.svelte";
import ReactionWindow from "../reactions/ReactionWindow.svelte";
import RoseBar from "../sheets/RoseBar.svelte";

const would = (option: number, ...all: What[]): [number, Foreseen] => [
  option,
  {
    id: "p-1",
    revision: 0,
    option,
    changes: all.map((what, n) => ({ n, revision: 0, cause: { Rule: "R1.1" }, what })),
    cut: false,
    locks: null,
  },
];
const gains = (who: number, by: number): What => ({ PowerChanges: { who, by, now: 0 } });

/** At the table of `act-4`, with an option pointed at that gives the Rose two points and seat 1 one. */
function pointing(): Desk {
  const desk = deskAt(act, undefined, new Map([would(0, gains(ROSE, 2), gains(1, 1))]));
  desk.hinted = desk.laid!.options.find((option) => option.index === 0)!;
  return desk;
}

describe("what an option would do", () => {
  it("counts power beside bars", () => {
    const desk = pointing();
    const rose = desk.live!.view.rose.power;
    expect(effects(desk.foresight!, desk.live!)).toContainEqual({ colour: ROSE, before: rose, after: rose + 2 });
  });

  it("stands on the Black Rose's bar", () => {
    const desk = pointing();
    render(RoseBar, { context: deskContext(desk) });
    const rose = desk.live!.view.rose.power;
    expect(screen.getByRole("img", { name: new RegExp(`${rose} power, ${rose + 2} then`) })).toHaveTextContent("+2");
  });

  it("leaves the bar alone when nothing is pointed at", () => {
    const desk = pointing();
    desk.hinted = null;
    render(RoseBar, { context: deskContext(desk) });
    expect(screen.queryByText("+2")).toBeNull();
  });

  it("puts ghosts on the track, for those who gain", () => {
    const { container } = render(PowerTrack, { context: deskContext(pointing()) });
    const ghosts = [...container.querySelectorAll("[data-ghost]")].map((ghost) => ghost.getAttribute("data-ghost"));
    expect(ghosts).toEqual(["1", String(ROSE)]);
  });

  it("says how near the next moon would be", () => {
    const mages = deskAt(act).live!.view.mages.map(({ power }) => power);
    const leader = mages.indexOf(Math.max(...mages));
    const desk = deskAt(act, undefined, new Map([would(0, gains(leader, 3))]));
    const best = Math.max(...desk.live!.powerTokens.map((token) => token.power));
    expect(mages[leader]).toBe(best);
    const next = desk.live!.view.rules.moons[desk.live!.view.moon - 1]!;
    desk.hinted = desk.laid!.options[0]!;
    render(PowerCorner, { props: { onhelp: () => undefined }, context: deskContext(desk) });
    expect(screen.getByText(`${next - best} → ${next - best - 3} away`)).toBeInTheDocument();
  });

  it("is looked up for every card that may answer, and stands beside it", async () => {
    const asked: number[] = [];
    const desk = deskAt(react);
    const [card] = desk.laid!.rest;
    desk.source.preview = (option) => asked.push(option);
    desk.source.foreseen.set(...would(card!.index, gains(ROSE, 4)));
    render(ReactionWindow, { context: deskContext(desk) });
    await tick();
    expect(asked.sort()).toEqual([card!.index, desk.laid!.pass!.index].sort());
    const rose = desk.live!.view.rose.power;
    expect(screen.getByText(new RegExp(`power ${rose} → ${rose + 4}`))).toBeInTheDocument();
  });
});
