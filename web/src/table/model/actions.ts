// The actions of an activation, each with what it offers or why it is refused. The reasons explain what the server has
// already decided; they decide nothing.
import { t } from "../../i18n/index.svelte";
import type { IconName } from "../../kit/icons";
import type { Laid, Option } from "./asks";
import type { Scene } from "./scene";
import type { KeyAct } from "../keys/keys";
import { CELL, QUICK, SLOT_NAMES, type LogLine } from "../../wire";

export const ACTION_ICONS: Partial<Record<KeyAct, IconName>> = {
  Explore: "walking-boot",
  Fight: "punch",
  Command: "hand-of-god",
  Cast: "spell-book",
  Quick: "feather",
  Momentum: "wingfoot",
  Solve: "scroll-unfurled",
  End: "hourglass",
};

export interface ActionEntry {
  act: KeyAct;
  options: Option[];
  refused: string | null;
  word: string;
}

/** The action that an option belongs to. */
export function actOf(option: Option): KeyAct | null {
  if (option.name === "Cast") return option.slot === QUICK ? "Quick" : "Cast";
  if (option.name === "Pass") return "End";
  const acts = ["Explore", "Fight", "Command", "Momentum", "Solve"] as const;
  return acts.find((act) => act === option.name) ?? null;
}

/** Whether a quest was solved in the activation under way. */
export function solvedNow(log: LogLine[], me: number | null): boolean {
  for (const { what } of log.toReversed()) {
    if (typeof what !== "object") continue;
    if ("QuestSolved" in what && what.QuestSolved.seat === me) return true;
    if ("PhaseBegins" in what || ("ActionTaken" in what && what.ActionTaken.seat !== me)) return false;
  }
  return false;
}

export function actions(laid: Laid, scene: Scene, solved = false): ActionEntry[] {
  const mage = scene.mine;
  const done = scene.view.question?.counter?.left === 0;
  const cell = mage?.place === CELL;
  const tokens = (mage?.tokens ?? 0) > 0;
  const of = (test: (option: Option) => boolean): Option[] => laid.rest.filter(test);
  const physical = done ? "refused-actions" : cell ? "refused-cell" : "refused-tokens";
  const cast = of((option) => option.name === "Cast" && option.slot !== QUICK);
  const list: [KeyAct, Option[], string][] = [
    ["Explore", of((option) => option.name === "Explore"), done ? "refused-actions" : "refused-tokens"],
    ["Fight", of((option) => option.name === "Fight"), physical],
    ["Command", of((option) => option.name === "Command"), tokens && !cell && !done ? "refused-evocation" : physical],
    ["Cast", cast, done ? "refused-actions" : cell ? "refused-cell" : "refused-spell"],
    [
      "Quick",
      of((option) => option.name === "Cast" && option.slot === QUICK),
      done ? "refused-actions" : cell ? "refused-cell" : "refused-quick",
    ],
    ["Momentum", of((option) => option.name === "Momentum"), done ? "refused-actions" : "refused-momentum"],
    ["Solve", of((option) => option.name === "Solve"), "refused-quest"],
    ["End", laid.pass ? [laid.pass] : [], "refused-end"],
  ];
  // What an edition does not know has no place. A quest that can be solved is rare enough to come and go, but not within
  // an activation: another action would lie under the pointer.
  const missing: KeyAct[] = scene.rule("command_action") === "No" ? ["Command"] : [];
  return list
    .filter(([act, options]) => !missing.includes(act) && (act !== "Solve" || options.length > 0 || solved))
    .map(([act, options, reason]) => {
      const slot = act === "Cast" ? cast[0]?.slot : undefined;
      const word =
        slot === undefined ? t(`act-${act}`, scene.spoken) : t("act-Cast-slot", { slot: SLOT_NAMES[slot] ?? "" });
      return { act, options, refused: options.length ? null : t(reason), word };
    });
}
