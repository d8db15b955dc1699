// The turn, phase by phase: what every lesson and the guide say of it in the same words.
import {
  ACTING,
  asked,
  beyond,
  evocationsOf,
  happened,
  last,
  offers,
  rival,
  whereIs,
  whileAsked,
  type Moment,
  type Topic,
} from "../moment";

export const WELCOME: Topic = {
  id: "welcome",
  look: null,
  when: (moment) => {
    const { scene, me } = moment;
    const other = rival(moment);
    return {
      me: scene.seatRef(me),
      other: scene.seatRef(other),
      mine: scene.mage(me)?.power ?? 0,
      theirs: scene.mage(other)?.power ?? 0,
      rose: scene.view.rose.power,
    };
  },
};

export const TABLE: Topic = {
  id: "table",
  look: "lodge",
  when: (moment) => ({
    here: whereIs(moment, moment.me),
    other: moment.scene.seatRef(rival(moment)),
    there: whereIs(moment, rival(moment)),
    rooms: moment.scene.view.rooms.length,
  }),
};
export const STUDY: Topic[] = [
  whileAsked({ id: "study", look: "chooser" }, "DrawFrom"),
  whileAsked({ id: "keep", look: "chooser" }, "Keep"),
  whileAsked({ id: "remove", look: "prompt" }, "RemoveSpell", "DiscardToLimit"),
];
export const PREPARE: Topic = {
  id: "prepare",
  look: "hand",
  when: (moment) => moment.phase === "Preparation" && !moment.prepared,
};
export const CONFIRM: Topic = { ...PREPARE, id: "confirm", look: "bench" };

/** A spell of the own sheet waits with its token. */
const liesActive = ({ scene }: Moment): boolean => (scene.mine?.sheet ?? []).some(({ state }) => state === "Active");

export const ACTION: Topic[] = [
  {
    id: "action",
    look: "prompt",
    when: (moment) => asked("Act")(moment) && { first: moment.scene.view.first === moment.me ? "yes" : "no" },
    holds: asked("Act"),
  },
  whileAsked({ id: "cast", look: "prompt" }, "Act"),
  whileAsked({ id: "target", look: "lodge" }, "Target", "Model", "Room"),
  { id: "damage", look: "sheets", when: happened("Damaged", "by") },
  { id: "unstable", look: "lodge", when: happened("InstabilityPlaced", "by") },
  {
    id: "defeat",
    look: "log",
    when: (moment) => {
      const fallen = last(moment, "Defeated", "by");
      return fallen !== null && { who: moment.scene.seatRef(fallen.seat as number) };
    },
  },
  {
    id: "active",
    look: "own",
    when: (moment) => happened("SpellActive", "seat")(moment) && liesActive(moment),
    holds: liesActive,
  },
  {
    id: "quest",
    look: "prompt",
    when: (moment) => {
      const done = moment.scene.mine?.completed_quests[0];
      const quest = done === undefined ? undefined : moment.scene.book.quest(done);
      return moment.asked === "Act" && quest !== undefined && { quest: quest.name, power: quest.power };
    },
    holds: (moment) => (moment.scene.mine?.completed_quests.length ?? 0) > 0,
  },
  { id: "solved", look: "own", when: happened("QuestSolved", "seat") },
  whileAsked({ id: "explore", look: "lodge" }, "Explore"),
  {
    id: "fight",
    look: "lodge",
    when: (moment) => asked("Fight")(moment) && { others: offers(moment, "Attack") ? "yes" : "no" },
    holds: asked("Fight"),
  },
  whileAsked({ id: "momentum-step", look: "lodge" }, "MomentumStep"),
  {
    id: "react",
    look: "chooser",
    when: (moment) => asked("React", "Declare")(moment) && offers(moment, "Pass"),
    holds: asked("React", "Declare"),
  },
  {
    id: "react-must",
    look: "chooser",
    when: (moment) => asked("React", "Declare")(moment) && !offers(moment, "Pass"),
    holds: asked("React", "Declare"),
  },
];

export const CLOSING: Topic[] = [
  {
    id: "evocation",
    look: "lodge",
    when: (moment) => {
      if (moment.phase !== "Evocation") return false;
      const own = evocationsOf(moment, moment.me);
      const other = rival(moment);
      const theirs = evocationsOf(moment, other);
      const who = moment.scene.seatRef(other);
      return { own: own.count, mine: own.words, others: theirs.count, theirs: theirs.words, who };
    },
  },
  { id: "cleanup", look: "log", when: beyond("CleanUp", "Scoring", "Over") },
  {
    id: "rebuilt",
    look: "lodge",
    when: (moment) => {
      const room = last(moment, "RoomRebuilt");
      return room !== null && { room: moment.scene.book.words("room", room.room as number) };
    },
  },
];
export { ACTING };
