// A question, laid out: which option belongs to which thing on the table, and what it is called. Built from the
// options themselves and not from a list of known questions, so that no question can ever dead-end.
import { inTurn } from "../../board/layout";
import { raised } from "../../i18n/format";
import { hasMessage, t, type Args, type Phrase } from "../../i18n/index.svelte";
import type { IconName } from "../../kit/icons";
import { evocationIcon, mageLook, schoolIcon, type Tint } from "../../kit/looks";
import { halfWords, sideWord } from "../../kit/sides";
import { NONE, SLOT_NAMES, type AskKind, type Choice, type Offer, type Question } from "../../wire";
import { yesOf } from "./question";
import { SLOT_ORDER, slotWords, type Scene } from "./scene";

/** The name of a choice's kind, as in the wire's enum. */
export type ChoiceName =
  Extract<Choice, string> | (Choice extends infer C ? (C extends string ? never : keyof C) : never);

export const choiceName = (choice: Choice): ChoiceName =>
  (typeof choice === "string" ? choice : Object.keys(choice)[0]) as ChoiceName;

export interface Option {
  index: number;
  name: ChoiceName;
  label: string;
  icon?: IconName;
  tint?: Tint;
  room?: number;
  model?: number;
  slot?: number;
  spell?: number;
  dark?: boolean;
  quest?: number;
  event?: number;
  jinx?: number;
  upgrade?: number;
  evocation?: number;
  school?: number;
  grimoire?: number;
  mage?: number;
  colour?: number;
  seat?: number;
  moon?: number;
  offer: Offer;
}

/** How a question is put to a person. */
export type Control =
  "act" | "prepare" | "react" | "lodge" | "cards" | "schools" | "cubes" | "tiles" | "order" | "buttons";

/** What is asked one by one and meant as an order. */
const ORDERED: AskKind[] = ["Rebuild", "NextEvocation"];

export interface Laid {
  kind: AskKind;
  control: Control;
  options: Option[];
  /** Declining, stopping, or being done. */
  pass: Option | null;
  /** On the lodge: by place and by model. */
  rooms: Map<number, Option>;
  models: Map<number, Option>;
  /** Dummies stand apart: they light up only when wanted. */
  dummies: Option[];
  /** In the chooser, or as buttons in the prompt. */
  rest: Option[];
  /** Spells of the hand that may be removed instead, at any question of the Study Phase (R7.5). */
  removals: Option[];
}

export function layOut(question: Question, scene: Scene): Laid {
  const described = question.options.map((offer, index) => priced(describe(offer, index, scene), question, scene));
  const options = described.map((option) => toldApart(option, described, scene));
  const pass = options.find((option) => option.name === "Pass") ?? null;
  const rooms = new Map<number, Option>();
  const models = new Map<number, Option>();
  const dummies: Option[] = [];
  const rest: Option[] = [];
  const removals: Option[] = [];
  const acting = question.kind === "Act";
  for (const option of options) {
    if (option === pass) continue;
    if (option.name === "Dummy") dummies.push(option);
    else if (option.name === "Remove") removals.push(option);
    else if (!acting && option.room !== undefined && option.name !== "RoomCube") rooms.set(option.room, option);
    else if (!acting && option.model !== undefined && option.name !== "Cube" && onLodge(option.model, scene))
      models.set(option.model, option);
    else rest.push(option);
  }
  const inOrder = inTurn(scene.boardModels).flatMap(({ model }): [number, Option][] => {
    const option = models.get(model);
    return option ? [[model, option]] : [];
  });
  const laid = {
    kind: question.kind,
    options,
    pass,
    rooms,
    models: new Map([...inOrder, ...models]),
    dummies,
    rest,
    removals,
  };
  return { ...laid, control: controlOf(question.kind, laid) };
}

/** Evocations of one kind that could be commanded: by where they stand. */
function commanded(option: Option, all: Option[], scene: Scene): Option {
  const alike = all.filter(({ name, label }) => name === "Command" && label === option.label);
  const found = scene.evocation(option.model ?? -1);
  if (!found || alike.length < 2) return option;
  const name = scene.book.words("evocation", found.kind);
  const number = alike.indexOf(option) + 1;
  return { ...option, label: t("choice-Command-alike", { name, number, room: scene.roomRef(found.room) }) };
}

/** Cards of the same name that could answer: a spell by its slot, an evocation by where it stands and what it bears. */
function toldApart(option: Option, all: Option[], scene: Scene): Option {
  if (option.name === "Command") return commanded(option, all, scene);
  const { reaction } = option.offer;
  const alike = all.filter(({ offer, label }) => offer.reaction && label === option.label);
  if (!reaction || alike.length < 2) return option;
  const name = scene.sourceWords(reaction.card);
  if (option.slot !== undefined) {
    const args = { name, slot: slotWords(option.slot) };
    const { card } = reaction;
    // Of a trap with two halves both may be set off at once.
    const both = alike.some(({ index, slot }) => index !== option.index && slot === option.slot);
    const half =
      both && typeof card === "object" && "Spell" in card && scene.book.side(card.Spell.spell, card.Spell.dark);
    const label = half ? t("choice-Use-half", { ...args, half: halfWords(half) }) : t("choice-Use-slot", args);
    return { ...option, label };
  }
  const found = reaction.model ? scene.evocation(reaction.model.model) : undefined;
  if (!found) return option;
  const health: Phrase = {
    say: "bench-damage",
    args: { count: found.health - scene.count(found.damage), health: found.health },
  };
  const models = [...new Set(alike.map(({ offer }) => offer.reaction?.model?.model))];
  const number = models.indexOf(found.model) + 1;
  return { ...option, label: t("choice-Use-alike", { name, number, room: scene.roomRef(found.room), health }) };
}

/** What giving up a quest brings the Black Rose stands where it is chosen (R3.10). */
function priced(option: Option, question: Question, scene: Scene): Option {
  const { kind } = question;
  if (option.name === "Yes") return { ...option, label: yesOf(question, scene) };
  const quest = kind === "OfferQuest" && option.quest !== undefined ? scene.book.quest(option.quest) : undefined;
  if (kind === "Icon") return { ...option, label: t(`choice-${option.name}-icon`) };
  if (kind === "Order") return { ...option, label: t(`choice-${option.name}-order`) };
  return quest
    ? {
        ...option,
        label: t("choice-Quest-offer", { name: scene.book.words("quest", option.quest!), power: quest.moon }),
      }
    : option;
}

/** Jinxes and Upgrades say all their words where they are chosen; a handful of them needs the whole column. */
export const wordy = ({ rest }: Laid): boolean =>
  rest.length > 3 && rest.every(({ jinx, upgrade }) => (jinx ?? upgrade) !== undefined);

/** What lies in slots, in the order of the sheet; the rest as it came. */
export const asOnSheet = (options: Option[]): Option[] =>
  options.toSorted((a, b) => SLOT_ORDER.indexOf(a.slot ?? -1) - SLOT_ORDER.indexOf(b.slot ?? -1));

/** A model in a cell or out of play cannot be pointed at on a tile; it is offered as a tile of its own. */
function onLodge(model: number, scene: Scene): boolean {
  return scene.view.rooms[scene.placeOf(model)] !== undefined;
}

function controlOf(kind: AskKind, laid: Omit<Laid, "control">): Control {
  if (kind === "Act") return "act";
  if (kind === "Prepare") return "prepare";
  if (kind === "React" || kind === "Declare") return "react";
  if (ORDERED.includes(kind) && laid.options.length > 1) return "order";
  const first = laid.rest[0];
  if (!first) return laid.rooms.size + laid.models.size + laid.dummies.length > 0 ? "lodge" : "buttons";
  if (laid.rest.some((option) => option.name === "Cube" || option.name === "RoomCube")) return "cubes";
  if (laid.rest.every((option) => option.spell !== undefined && option.name !== "Slot")) return "cards";
  if (laid.rest.every((option) => option.name === "School") && kind !== "ChooseSchool") return "schools";
  const plain: ChoiceName[] = ["Yes", "ActivateRoom", "ActivateBare", "Instead", "Explore", "Fight"];
  if (laid.rest.every((option) => plain.includes(option.name)))
    return laid.rooms.size + laid.models.size > 0 ? "lodge" : "buttons";
  return "tiles";
}

/** What a refusal is called depends on the question; the plain word is the fallback. */
export function passLabel(kind: AskKind): string {
  const id = `pass-${kind}`;
  return t(hasMessage(id) ? id : "choice-Pass");
}

function describe(offer: Offer, index: number, scene: Scene): Option {
  const choice = offer.choice;
  const name = choiceName(choice);
  const base: Option = {
    index,
    name,
    label: t(`choice-${name}`),
    offer,
    ...(offer.spell === null ? {} : { spell: offer.spell }),
  };
  const spell: Phrase | "" = offer.spell === null ? "" : scene.book.words("spell", offer.spell);
  if (typeof choice === "string") return base;
  const say = (args: Args): string => t(`choice-${name}`, args);
  if ("Mage" in choice) {
    const info = scene.book.mage(choice.Mage);
    const look = mageLook(info?.id, info?.name);
    return {
      ...base,
      mage: choice.Mage,
      icon: look.face,
      tint: look.tint,
      label: say({ name: scene.book.words("mage", choice.Mage) }),
    };
  }
  if ("School" in choice) {
    const info = scene.book.catalogue.schools[choice.School];
    return {
      ...base,
      school: choice.School,
      icon: schoolIcon(info?.id ?? ""),
      label: say({ name: scene.book.words("school", choice.School) }),
    };
  }
  if ("Grimoire" in choice) {
    const school = scene.mine ? scene.book.catalogue.schools[scene.mine.school] : undefined;
    const list = school?.grimoires[choice.Grimoire];
    return {
      ...base,
      grimoire: choice.Grimoire,
      icon: "spell-book",
      label: say({ name: list?.name ?? String(choice.Grimoire + 1) }),
    };
  }
  if ("Card" in choice || "Remove" in choice) return { ...base, label: say({ name: spell }) };
  if ("Prepare" in choice) {
    const { slot, dark } = choice.Prepare;
    return {
      ...base,
      slot,
      dark,
      label: say({
        name: spell,
        slot: slotWords(slot),
        side: sideWord(scene.book.spell(offer.spell ?? -1), dark),
      }),
    };
  }
  if ("Cast" in choice || "Momentum" in choice || "Slot" in choice) {
    const slot = "Cast" in choice ? choice.Cast.slot : "Momentum" in choice ? choice.Momentum.slot : choice.Slot.slot;
    // To cast the quick one is called by a word of its own.
    return {
      ...base,
      slot,
      label: say({ slot: "Cast" in choice ? (SLOT_NAMES[slot] ?? "") : slotWords(slot), name: spell }),
    };
  }
  if ("Command" in choice)
    return {
      ...base,
      model: choice.Command,
      ...modelLook(choice.Command, scene),
      label: say({ name: scene.book.words("evocation", scene.evocation(choice.Command)?.kind ?? -1) }),
    };
  if ("Attack" in choice)
    return {
      ...base,
      model: choice.Attack,
      ...modelLook(choice.Attack, scene),
      label: say({ name: scene.modelRef(choice.Attack) }),
    };
  if ("Target" in choice)
    return {
      ...base,
      model: choice.Target,
      ...modelLook(choice.Target, scene),
      label: raised(say({ name: scene.listedRef(choice.Target) })),
    };
  if ("Solve" in choice || "Quest" in choice) {
    const quest = "Solve" in choice ? choice.Solve.quest : choice.Quest.quest;
    return { ...base, quest, icon: "scroll-unfurled", label: say({ name: scene.book.words("quest", quest) }) };
  }
  if ("Step" in choice)
    return { ...base, room: choice.Step.room, label: say({ name: scene.roomRef(choice.Step.room) }) };
  if ("Room" in choice)
    return { ...base, room: choice.Room.room, label: say({ name: scene.roomRef(choice.Room.room) }) };
  if ("Dummy" in choice) {
    const anywhere = choice.Dummy.room === NONE;
    const label = anywhere ? t("choice-Dummy-anywhere") : say({ name: scene.roomRef(choice.Dummy.room) });
    return { ...base, ...(anywhere ? {} : { room: choice.Dummy.room }), icon: "voodoo-doll", label };
  }
  if ("Use" in choice) {
    const reaction = offer.reaction;
    return {
      ...base,
      ...(reaction?.slot === null || !reaction ? {} : { slot: reaction.slot }),
      label: say({ name: reaction ? scene.sourceWords(reaction.card) : "" }),
    };
  }
  if ("Cube" in choice) {
    const { model, colour } = choice.Cube;
    return {
      ...base,
      model,
      colour,
      tint: scene.tint(colour),
      label: say({ colour: scene.whoRef(colour), name: scene.modelRef(model) }),
    };
  }
  if ("RoomCube" in choice) {
    const { room, colour } = choice.RoomCube;
    return {
      ...base,
      room,
      colour,
      tint: scene.tint(colour),
      label: say({ colour: scene.whoRef(colour), name: scene.roomRef(room) }),
    };
  }
  if ("Jinx" in choice)
    return {
      ...base,
      jinx: choice.Jinx,
      icon: "snake-bite",
      label: say({ name: scene.book.words("jinx", choice.Jinx) }),
    };
  if ("Upgrade" in choice)
    return {
      ...base,
      upgrade: choice.Upgrade,
      icon: "upgrade",
      label: say({ name: scene.book.words("upgrade", choice.Upgrade) }),
    };
  if ("Evocation" in choice) {
    const info = scene.book.evocation(choice.Evocation);
    return {
      ...base,
      evocation: choice.Evocation,
      icon: evocationIcon(info?.id ?? ""),
      label: say({ name: scene.book.words("evocation", choice.Evocation) }),
    };
  }
  if ("Event" in choice)
    return {
      ...base,
      event: choice.Event.event,
      icon: "rose",
      label: say({ name: scene.book.words("event", choice.Event.event) }),
    };
  if ("Instead" in choice) return { ...base, icon: "cycle", label: say({}) };
  if ("SlotOf" in choice) {
    const { seat, slot } = choice.SlotOf;
    return { ...base, seat, slot, label: say({ slot: slotWords(slot), name: scene.seatRef(seat) }) };
  }
  if ("Moon" in choice) return { ...base, moon: choice.Moon, label: say({ name: { say: `moon-${choice.Moon}` } }) };
  if ("SpellType" in choice)
    return { ...base, label: say({ name: { say: `type-${choice.SpellType.toLowerCase()}` } }) };
  if ("Element" in choice) return { ...base, label: say({ name: { say: `element-${choice.Element.toLowerCase()}` } }) };
  return {
    ...base,
    seat: choice.Seat,
    icon: scene.look(choice.Seat).face,
    tint: scene.tint(choice.Seat),
    label: say({ name: scene.seatRef(choice.Seat) }),
  };
}

function modelLook(model: number, scene: Scene): { icon?: IconName; tint?: Tint } {
  const evocation = scene.evocation(model);
  if (!evocation) return { icon: scene.look(model).face, tint: scene.tint(model) };
  return { icon: evocationIcon(scene.book.evocation(evocation.kind)?.id ?? ""), tint: scene.tint(evocation.owner) };
}
