// The voice beside a first whole game: each new thing once, when the table shows it. What was told is kept on the device.
import { CELL } from "../../../wire";
import { asked, beyond, happened, whileAsked, type Moment, type Topic } from "../moment";
import { SECOND } from "./second";
import { ACTION, CLOSING, CONFIRM, PREPARE, STUDY } from "./turn";

const OF_SECOND = [
  "board",
  "revealed",
  "own-quests",
  "jinx",
  "creatures",
  "full-room",
  "momentum",
  "command",
  "steps",
  "offer",
];

/** What lies beside the lodge is told where it is seen: on the bench of Study and Preparation it is not. */
const SHOWN = ["board", "revealed", "own-quests", "jinx"];
const onBench = beyond("Study", "Preparation");
const seen = (topic: Topic): Topic =>
  SHOWN.includes(topic.id) ? { ...topic, when: (moment) => !onBench(moment) && topic.when(moment) } : topic;

const inCell = ({ scene }: Moment): boolean => scene.mine?.place === CELL;

export const GUIDE: Topic[] = [
  {
    id: "guide-welcome",
    look: null,
    when: ({ scene }) => ({ others: scene.seats.length - 1, end: scene.view.settings.moons[2] }),
  },
  whileAsked({ id: "guide-mage", look: "chooser" }, "ChooseMage"),
  whileAsked({ id: "guide-school", look: "chooser" }, "ChooseSchool"),
  whileAsked({ id: "guide-grimoire", look: "chooser" }, "ChooseGrimoire"),
  { id: "guide-rose", look: "sheets", when: beyond("Action") },
  ...STUDY,
  PREPARE,
  { id: "sides", look: "hand", when: PREPARE.when },
  CONFIRM,
  ...ACTION,
  ...SECOND.filter(({ id }) => OF_SECOND.includes(id)).map(seen),
  { id: "guide-room", look: "lodge", when: happened("RoomActivated", "seat") },
  {
    id: "guide-hurt",
    look: "own",
    when: ({ scene }) => scene.mine !== undefined && scene.count(scene.mine.damage) > 0,
  },
  {
    id: "guide-cell",
    look: "lodge",
    when: (moment) => inCell(moment) && asked("Act")(moment),
    holds: inCell,
  },
  { id: "guide-crown", look: "sheets", when: happened("CrownTaken") },
  { id: "guide-summoned", look: "lodge", when: happened("Summoned", "seat") },
  {
    id: "guide-moon",
    look: "lodge",
    when: (moment) => happened("MoonChanges")(moment) && { moon: moment.scene.view.moon },
  },
  ...CLOSING,
  { id: "guide-turn", look: null, when: ({ scene, phase }) => scene.view.turn === 2 && phase !== "SetUp" },
  { id: "guide-last", look: "lodge", when: ({ scene }) => scene.view.end_triggered },
  { id: "guide-end", look: null, when: ({ over }) => over },
];
