// What lights up on the lodge for a question.
import { reach } from "../../board/hex";
import { KEYS } from "../../board/keys";
import { NO_MARKS, type Marks } from "../../board/types";
import type { Control, Laid, Option } from "./asks";
import { actingModel } from "./question";
import type { Scene } from "./scene";
import { CELL } from "../../wire";

export interface Choosing {
  laid: Laid | null;
  dummyMode: boolean;
  /** Options of an opened action group, such as whom to command. */
  group: Option[];
  selected: Option | null;
}

/** Where what does not lie on the lodge is shown with numbers; elsewhere it is a button, or has a letter. */
const WITH_NUMBERS: Control[] = ["cards", "schools", "cubes", "tiles", "react"];

/** The options that have a number, in the order of their keys. A key whose number is nowhere seen does nothing. */
export function numbered({ laid, dummyMode, group }: Choosing): Option[] {
  if (!laid) return [];
  if (group.length) return group;
  if (dummyMode) return laid.dummies;
  const alone = laid.control === "react" && laid.rest.length === 1;
  const shown = WITH_NUMBERS.includes(laid.control) && !alone;
  const beside = shown ? laid.rest.filter((option) => option.name !== "Yes") : [];
  return [...laid.models.values(), ...laid.rooms.values(), ...beside];
}

export function marksOf(scene: Scene, choosing: Choosing): Marks {
  const { laid, dummyMode, group, selected } = choosing;
  const mine = scene.mine;
  const here = mine && mine.place !== CELL ? mine.place : null;
  const base: Marks = { ...NO_MARKS, here, hereTint: scene.me === null ? null : scene.tint(scene.me) };
  if (!laid) return { ...base, here: null };
  const rooms = new Map<number, number>();
  const models = new Map<number, number>();
  for (const [at, option] of numbered(choosing).entries()) {
    const key = at < KEYS ? at + 1 : 0;
    if (dummyMode) {
      if (option.room !== undefined) rooms.set(option.room, key);
    } else if (laid.rooms.get(option.room ?? -1) === option) rooms.set(option.room ?? -1, key);
    else if (laid.models.get(option.model ?? -1) === option || (group.length && option.model !== undefined))
      models.set(option.model ?? -1, key);
  }
  const about = scene.view.question?.about ?? null;
  const from = about?.actor ? scene.placeOf(about.actor.model) : here;
  const marks: Marks = {
    ...base,
    choosing: rooms.size + models.size > 0,
    legal: { rooms, models },
    selectedRoom: selected?.room ?? null,
    selectedModel: selected?.model ?? null,
    acting: laid.kind === "EvocationStep" && scene.view.question ? actingModel(scene.view.question, scene) : null,
  };
  if (laid.kind === "Target" && about && typeof about.source === "object" && "Spell" in about.source) {
    const target = scene.book.side(about.source.Spell.spell, about.source.Spell.dark)?.target;
    if (target && target.range !== null && from !== null && from < scene.view.rooms.length)
      return { ...marks, reach: new Set(reach(scene.book.catalogue.places, from, target.range)), sightFrom: from };
  }
  if (laid.control === "react") return { ...marks, ...threatOf(scene) };
  return marks;
}

function threatOf(scene: Scene): Partial<Marks> {
  const fact = scene.view.question?.options.find((offer) => offer.reaction)?.reaction?.fact;
  if (!fact) return {};
  const to = fact.on ? scene.placeOf(fact.on.model) : (fact.room ?? -1);
  const from = fact.actor ? scene.placeOf(fact.actor.model) : to;
  const tint = fact.by === null ? null : scene.tint(fact.by);
  const involved = new Set([fact.on?.model, fact.actor?.model].filter((model) => model !== undefined));
  if (!tint || scene.view.rooms[to] === undefined) return { involved };
  const amount = fact.kind === "Damaged" ? fact.amount : null;
  return { choosing: true, involved, reach: new Set([from]), threat: { from, to, tint, amount } };
}
