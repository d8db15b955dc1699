// The turn, phase by phase: what every lesson and the guide say of it in the same words.
import { ACTING, asked, beyond, evocationsOf, happened, last, rival, whereIs, type Topic } from "../moment";

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
  { id: "study", look: "chooser", when: asked("DrawFrom") },
  { id: "keep", look: "chooser", when: asked("Keep") },
  { id: "remove", look: "prompt", when: asked("RemoveSpell", "DiscardToLimit") },
];
export const PREPARE: Topic = {
  id: "prepare",
  look: "hand",
  when: (moment) => moment.phase === "Preparation" && !moment.prepared,
};
export const CONFIRM: Topic = { ...PREPARE, id: "confirm", look: "bench" };

export const ACTION: Topic[] = [
  {
    id: "action",
    look: "prompt",
    when: (moment) => asked("Act")(moment) && { first: moment.scene.view.first === moment.me ? "yes" : "no" },
  },
  { id: "cast", look: "prompt", when: asked("Act") },
  { id: "target", look: "lodge", when: asked("Target", "Model", "Room") },
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
  { id: "active", look: "own", when: happened("SpellActive", "seat") },
  {
    id: "quest",
    look: "prompt",
    when: (moment) => {
      const done = moment.scene.mine?.completed_quests[0];
      const quest = done === undefined ? undefined : moment.scene.book.quest(done);
      return moment.asked === "Act" && quest !== undefined && { quest: quest.name, power: quest.power };
    },
  },
  { id: "solved", look: "own", when: happened("QuestSolved", "seat") },
  { id: "explore", look: "lodge", when: asked("Explore", "Fight", "MomentumStep") },
  { id: "react", look: "chooser", when: asked("React", "Declare") },
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
