// The third lesson: the Avatar, which nobody plays.
import { beyond, evocationsOf, happened, whereIs, type Topic } from "../moment";
import { ACTION, CLOSING } from "./turn";

export const THIRD: Topic[] = [
  {
    id: "possessed",
    look: "sheets",
    when: (moment) => {
      const { avatar } = moment.scene;
      if (!avatar) return false;
      return {
        name: moment.scene.avatarRef,
        there: whereIs(moment, avatar.seat),
        rose: moment.scene.view.rose.power,
      };
    },
  },
  {
    id: "commands",
    look: "sheets",
    when: ({ scene }) => scene.avatar !== null && { name: scene.avatarRef },
  },
  {
    id: "body",
    look: "sheets",
    when: ({ scene }) => {
      if (!scene.avatar) return false;
      const body = scene.mage(scene.avatar.seat);
      return { name: scene.avatarRef, damage: body ? scene.count(body.damage) : 0, health: body?.health ?? 0 };
    },
  },
  {
    id: "order-read",
    look: "log",
    when: (moment) => happened("CommandRevealed")(moment) && { name: moment.scene.avatarRef },
  },
  {
    id: "crown-chooses",
    look: "prompt",
    when: ({ scene }) => (scene.avatar?.crown_chooses ?? false) && { name: scene.avatarRef },
    holds: ({ scene }) => scene.avatar?.crown_chooses ?? false,
  },
  ...ACTION.filter(({ id }) => id === "react-must"),
  {
    id: "order-answers",
    look: "log",
    when: (moment) => happened("CommandAnswers")(moment) && { name: moment.scene.avatarRef },
  },
  {
    id: "avatar-falls",
    look: "log",
    when: (moment) =>
      moment.log.some(
        ({ what }) =>
          typeof what === "object" && "Defeated" in what && what.Defeated.seat === moment.scene.avatar?.seat,
      ) && { name: moment.scene.avatarRef },
  },
  {
    id: "avatar-creatures",
    look: "lodge",
    when: (moment) => {
      const own = moment.scene.avatar?.seat;
      const found = own === undefined ? { count: 0, words: "" } : evocationsOf(moment, own);
      return found.count > 0 && { name: moment.scene.avatarRef, theirs: found.words };
    },
  },
  ...CLOSING.filter(({ id }) => id !== "evocation"),
  { id: "third-end", look: null, when: beyond("Over") },
];
