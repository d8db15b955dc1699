// The second lesson: quests, events, the Black Rose, rebuilding, Momentum, jinxes, evocations.
import {
  asked,
  beyond,
  evocationsOf,
  fullRooms,
  happened,
  last,
  offers,
  whileAsked,
  type Moment,
  type Topic,
} from "../moment";
import { ACTION, CLOSING, PREPARE } from "./turn";

/** Said as long as it can be done. */
const whileOffered = (id: string, name: string): Topic => {
  const when = (moment: Moment): boolean => asked("Act")(moment) && offers(moment, name);
  return { id, look: "prompt", when, holds: when };
};
/** Said in the first lesson too, where it comes up there. */
const ALSO = ["momentum-step", "react-must"];

export const SECOND: Topic[] = [
  { id: "again", look: null, when: ({ scene }) => ({ rose: scene.view.rose.power }) },
  {
    id: "board",
    look: "events",
    when: ({ scene }) => {
      const names = scene.view.board.flatMap((event) => (event === null ? [] : [scene.book.words("event", event)]));
      return names.length > 0 && { count: names.length, events: { list: names } };
    },
  },
  {
    id: "revealed",
    look: "events",
    when: (moment) => {
      const event = last(moment, "EventRevealed");
      return event !== null && { event: moment.scene.book.words("event", event.event as number) };
    },
  },
  {
    id: "own-quests",
    look: "own",
    when: ({ scene }) => {
      const own = (scene.mine?.active_quests ?? []).flatMap(({ quest, marks }) => {
        const info = quest === null ? undefined : scene.book.quest(quest);
        return info ? [{ name: info.name, marks, slots: info.slots }] : [];
      });
      const [first] = own;
      return first !== undefined && { quest: first.name, marks: first.marks, slots: first.slots };
    },
  },
  {
    id: "jinx",
    look: "own",
    when: ({ scene }) => {
      const own = scene.mine?.jinxes[0];
      const info = own && scene.book.jinx(own.kind);
      return info !== undefined && { jinx: info.name, cubes: own!.cubes, slots: info.slots };
    },
  },
  {
    id: "creatures",
    look: "lodge",
    when: (moment) => {
      const own = evocationsOf(moment, moment.me);
      return own.count > 0 && { count: own.count, mine: own.words };
    },
  },
  {
    id: "full-room",
    look: "lodge",
    when: (moment) => {
      const rooms = fullRooms(moment);
      return rooms.length > 0 && { count: rooms.length, rooms: { list: rooms } };
    },
  },
  whileAsked({ id: "offer", look: "chooser" }, "OfferQuest"),
  { id: "lay-more", look: "hand", when: PREPARE.when },
  { id: "quest-drawn", look: "own", when: happened("QuestDrawn", "seat") },
  whileOffered("momentum", "Momentum"),
  whileOffered("command", "Command"),
  whileOffered("solve", "Solve"),
  ...ACTION.filter(({ id }) => ALSO.includes(id)),
  { id: "marked", look: "own", when: happened("QuestMarked", "seat") },
  { id: "jinx-marked", look: "own", when: happened("JinxDiscarded") },
  { id: "rose-acts", look: "log", when: ({ log }) => log.some(({ what, cause }) => roseGains(what, cause)) },
  whileAsked({ id: "steps", look: "lodge" }, "EvocationStep", "NextEvocation"),
  whileAsked({ id: "order", look: "chooser" }, "Rebuild"),
  ...CLOSING,
  { id: "second-end", look: null, when: beyond("Over") },
];

const roseGains = (what: unknown, cause: object): boolean =>
  "Event" in cause && typeof what === "object" && what !== null && "PowerChanges" in what;
