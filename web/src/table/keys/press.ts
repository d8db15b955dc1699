// What a key does at the table.
import { actions } from "../model/actions";
import type { Desk, Group } from "../model/desk.svelte";
import type { KeyAct, KeyMeaning } from "./keys";

export interface Elsewhere {
  replay: () => void;
  help: () => void;
  again: () => void;
}

const AREAS: Partial<Record<KeyAct, string>> = { Log: "log", Hand: "hand", Lodge: "lodge", Sheets: "sheets" };

function focusArea(area: string): void {
  const host = document.querySelector<HTMLElement>(`[data-area="${area}"]`);
  const target = host?.matches("[tabindex]") ? host : host?.querySelector<HTMLElement>("button, [tabindex='0']");
  target?.focus();
}

/** True if the key meant something here. */
export function press(desk: Desk, meant: NonNullable<KeyMeaning>, elsewhere: Elsewhere): boolean {
  if ("number" in meant) return pressNumber(desk, meant.number);
  if ("escape" in meant) {
    if (desk.moment) desk.moment = null;
    else if (desk.hints.open) desk.hints.close();
    else if (desk.opened) desk.opened = null;
    else if (desk.study.removing) desk.study.removing = false;
    else if (desk.selected || desk.group || desk.dummyMode) desk.settle();
    else desk.pinned = null;
    return true;
  }
  if ("enter" in meant) {
    if (desk.preparing) desk.prep.layNext();
    else if (desk.studying && desk.study.where) desk.study.confirm();
    else if (desk.laid?.kind === "DrawFrom" && desk.inARow.named.length) desk.inARow.drawNamed();
    else if (desk.selected) desk.answer(desk.selected);
    else return false;
    return true;
  }
  return pressAct(desk, meant.act, elsewhere);
}

function pressNumber(desk: Desk, number: number): boolean {
  if (desk.preparing) {
    const laid = desk.prep.bench.find((spell) => spell.at === number - 1);
    if (number <= (desk.mine?.hand?.length ?? 0)) desk.prep.selectCard(number - 1, laid?.dark ?? false);
    return true;
  }
  if (desk.studying && desk.study.where) {
    desk.study.tick(number - 1);
    return true;
  }
  const option = desk.numbered[number - 1];
  if (!option) return false;
  if (
    desk.laid?.control === "schools" &&
    option.school !== undefined &&
    desk.laid.kind === "DrawFrom" &&
    desk.inARow.toName > 1
  ) {
    desk.study.peek = { kind: "school", id: option.school };
    desk.inARow.nameSchool(option.school);
  } else if (desk.laid?.control === "react" && desk.laid.rest.length > 1) desk.inARow.tick(option);
  else desk.choose(option);
  return true;
}

function pressAct(desk: Desk, act: KeyAct, elsewhere: Elsewhere): boolean {
  const laid = desk.laid;
  const area = AREAS[act];
  if (area) {
    focusArea(area);
    return true;
  }
  switch (act) {
    case "Replay":
      elsewhere.replay();
      return true;
    case "Help":
      elsewhere.help();
      return true;
    case "Again":
      elsewhere.again();
      return true;
    case "Hint":
      desk.hints.toggle();
      return desk.hints.allowed;
    case "Undo":
      desk.undo();
      return true;
    case "Turn":
      desk.prep.turnCard();
      return desk.preparing;
    case "Confirm":
      if (desk.preparing) desk.prep.confirmBench();
      return desk.preparing;
    case "TakeBack":
      if (desk.preparing) desk.prep.liftLast();
      else if (laid?.control === "schools") desk.inARow.unnameSchool();
      else desk.story.player.back();
      return true;
    case "Dummy": {
      const anywhere = laid?.dummies.find((option) => option.room === undefined);
      if (anywhere) desk.choose(anywhere);
      else if (laid?.dummies.length) desk.dummyMode = !desk.dummyMode;
      return true;
    }
    case "Use":
      if (laid?.control === "react" && laid.rest.length === 1 && laid.rest[0]) desk.answer(laid.rest[0]);
      else if (desk.inARow.ticked.length) desk.inARow.layOrder(desk.inARow.ticked);
      return true;
    case "Pass":
      if (laid?.control === "react" && laid.pass) desk.passReaction(laid.pass);
      else if (desk.studying && laid?.pass) desk.answer(laid.pass);
      return true;
  }
  if (laid?.control === "act" && desk.live) {
    const entry = actions(laid, desk.live).find((action) => action.act === act);
    const only = entry?.options[0];
    if (!entry || !only) return false;
    if (entry.options.length === 1 && act !== "Momentum") desk.choose(only);
    else desk.group = act as Group;
    return true;
  }
  if (act === "End" && desk.studying && desk.study.kind) {
    desk.study.startRemoving();
    return true;
  }
  if (act === "End" && laid?.pass && laid.control !== "react") {
    desk.answer(laid.pass);
    return true;
  }
  return false;
}
