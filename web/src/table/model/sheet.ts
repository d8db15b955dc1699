// Small facts of a sheet that more than one component says.
import { t, type List, type Phrase } from "../../i18n/index.svelte";
import { kindOf, plainLine } from "../../kit/book";
import type { IconName } from "../../kit/icons";
import { evocationIcon, type Tint } from "../../kit/looks";
import { sideWord } from "../../kit/sides";
import { CELL, type EvocationView, type JinxState, type MageView, type SlotView } from "../../wire";
import { slotWords, type Scene } from "./scene";
import type { Subject } from "./subject";

export function trophiesOf(scene: Scene, taken: number[]): { count: number; tints: Tint[]; label: string } {
  const tints: Tint[] = [];
  const names: Phrase[] = [];
  for (const [seat, count] of taken.entries()) {
    for (let i = 0; i < count; i++) tints.push(scene.tint(seat));
    if (count > 0) names.push({ say: "cubes-of", args: { who: scene.seatRef(seat), count } });
  }
  return {
    count: tints.length,
    tints,
    label: t("chip-trophies", { count: tints.length, of: { list: names, way: "plain" } }),
  };
}

/** "Arena 3, Garden 2": won tokens and what they are worth. */
export const tokensInWords = (won: { name: string; worth: number }[]): List => ({
  list: won.map(({ name, worth }): Phrase => ({ say: "cubes-of", args: { who: name, count: worth } })),
  way: "plain",
});

/** A chip that can be pressed. Its label holds the count as it is shown: who speaks to the browser says what is seen. */
export interface PressChip {
  icon: IconName;
  count: string;
  label: string;
  subject: Subject;
}

export function evocationChip(scene: Scene, own: EvocationView): PressChip {
  const health = own.health - scene.count(own.damage);
  return {
    icon: evocationIcon(scene.book.evocation(own.kind)?.id ?? ""),
    count: `${health}/${own.health}`,
    label: t("chip-evocation", { name: scene.modelRef(own.model), health, full: own.health }),
    subject: { kind: "model", id: own.model },
  };
}

export function jinxChip(scene: Scene, jinx: JinxState): PressChip {
  const info = scene.book.jinx(jinx.kind);
  const slots = info?.slots ?? 0;
  return {
    icon: "snake-bite",
    count: `${jinx.cubes}/${slots}`,
    label: t("chip-jinx", { name: scene.book.words("jinx", jinx.kind), cubes: jinx.cubes, slots }),
    subject: { kind: "jinx", id: jinx.kind },
  };
}

export function damageLabel(scene: Scene, mage: MageView): string {
  const count = scene.count(mage.damage);
  if (count === 0) return t("damage-none", { health: mage.health });
  return t("damage-label", { count, health: mage.health, cubes: scene.cubesInWords(mage.damage) });
}

/** The task of a quest, whole; where there is room, what completing it does as well. */
export function questTask(scene: Scene, quest: number, effect = false): string {
  const parts = scene.book.quest(quest)?.text.parts ?? [];
  return parts
    .filter(({ kind }) => kind === "task" || (effect && kind === "effect"))
    .map(({ heading, sentences }) => {
      const words = sentences.map((sentence) => plainLine(sentence.line)).join(" ");
      return heading ? `${plainLine(heading)}: ${words}` : words;
    })
    .join(" ");
}

/** What the top of the Avatar's deck shows. */
export function backInWords(scene: Scene): string {
  const token = scene.avatar?.token;
  if (!token) return t("avatar-back-none");
  return t("avatar-back", {
    type: { say: `type-${kindOf(token.kind)}` },
    when: { say: token.by_damage ? "avatar-by-damage" : "avatar-by-target" },
  });
}

export function slotLabel(scene: Scene, slot: SlotView, at: number): string {
  const name = slot.spell === null ? "" : scene.book.words("spell", slot.spell);
  return t(`slot-says-${slot.state}`, {
    slot: slotWords(at),
    name,
    type: slot.token ? { say: `type-${slot.token.toLowerCase()}` } : "",
    side: sideWord(slot.spell === null ? undefined : scene.book.spell(slot.spell), slot.dark ?? false),
  });
}

/** What a seat is doing, in one word for its sheet. */
export function seatNote(scene: Scene, seat: number): { text: string; lit: boolean } | null {
  const person = scene.person(seat);
  const mage = scene.mage(seat);
  if (scene.view.waiting_for === seat) return { text: t("decides"), lit: true };
  if (mage && mage.place === CELL) return { text: t("in-cell"), lit: false };
  if (person?.kind === "open") return { text: t("seat-open"), lit: false };
  if (person && !person.here) return { text: t("is-away"), lit: false };
  if (person?.prepared && scene.view.phase === "Preparation") return { text: t("is-ready"), lit: false };
  return null;
}
