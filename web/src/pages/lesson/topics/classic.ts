// The first lesson of the classic game: one turn from Study to the final scoring, between two mages.
import type { List } from "../../../i18n/index.svelte";
import { beyond, bears, happened, inHand, last, rival, whereIs, whileAsked, type Moment, type Topic } from "../moment";
import { ACTION, CLOSING, CONFIRM, PREPARE, STUDY, TABLE, WELCOME } from "./turn";

/** The plan that the lesson's table is laid for: where one stands, the quest, the spells, and what the other can bear. */
const PLAN = {
  room: "sacrificial_altar",
  quest: "shed_blood",
  blow: "unstable_arrow",
  shield: "deceiving_wind",
  left: 5,
};
/** Said alike in both games. */
const ALIKE = ["action", "damage", "defeat", "active", "react", "react-must", "momentum-step", "evocation"];
const alike = [...ACTION, ...CLOSING].filter(({ id }) => ALIKE.includes(id));
const during = (id: string): Topic[] => alike.filter((topic) => topic.id === id);

/** The own quest that is still to be done. */
function unsolved({ scene }: Moment): { id: string; name: string; power: number } | null {
  const found = (scene.mine?.active_quests ?? []).flatMap(({ quest }) => {
    const info = quest === null ? undefined : scene.book.quest(quest);
    return info ? [info] : [];
  });
  return found[0] ?? null;
}
const roomId = ({ scene }: Moment): string | undefined => {
  const at = scene.view.rooms[scene.mine?.place ?? -1];
  return at && scene.book.room(at.room)?.id;
};

export const CLASSIC: Topic[] = [
  WELCOME,
  { ...TABLE, id: "classic-table" },
  {
    id: "classic-gone",
    look: "lodge",
    when: ({ scene, me }) => {
      const names = (rooms: number[]): List => ({ list: rooms.map((room) => scene.book.words("room", room)) });
      // Views of older programs know of no tokens.
      const { won = [] } = scene.view;
      const own = won[me] ?? [];
      const gone = scene.view.rooms.filter(({ turned }) => turned).map(({ room }) => room);
      return gone.length > 0 && { count: gone.length, gone: names(gone), own: own.length, won: names(own) };
    },
  },
  ...STUDY,
  { ...PREPARE, id: "classic-prepare" },
  {
    id: "classic-quest",
    look: "own",
    when: (moment) => {
      const quest = unsolved(moment);
      return (
        (PREPARE.when(moment) || moment.asked === "Act") && quest !== null && { quest: quest.name, power: quest.power }
      );
    },
  },
  {
    id: "classic-plan",
    look: "hand",
    when: (moment) => {
      const [hand, other] = [inHand(moment), rival(moment)];
      const [blow, shield, quest] = [hand.get(PLAN.blow), hand.get(PLAN.shield), unsolved(moment)];
      if (!PREPARE.when(moment) || !blow || !shield || quest?.id !== PLAN.quest) return false;
      if (roomId(moment) !== PLAN.room || bears(moment, other) !== PLAN.left) return false;
      const here = whereIs(moment, moment.me);
      return { blow, shield, quest: quest.name, here, other: moment.scene.seatRef(other), left: PLAN.left };
    },
  },
  { id: "sides", look: "hand", when: PREPARE.when },
  CONFIRM,
  ...during("action"),
  whileAsked({ id: "classic-cast", look: "prompt" }, "Act"),
  whileAsked({ id: "classic-explore", look: "lodge" }, "Explore", "Fight"),
  ...during("momentum-step"),
  whileAsked({ id: "classic-complete", look: "chooser" }, "CompleteQuest"),
  { id: "classic-solved", look: "own", when: happened("QuestSolved", "seat") },
  whileAsked({ id: "classic-target", look: "lodge" }, "Target", "Model", "Room"),
  whileAsked({ id: "classic-icon", look: "prompt" }, "Icon"),
  ...during("damage"),
  { id: "classic-unstable", look: "lodge", when: happened("InstabilityPlaced", "by") },
  ...during("defeat"),
  ...during("active"),
  ...during("react"),
  ...during("react-must"),
  ...during("evocation"),
  { id: "classic-cleanup", look: "log", when: beyond("CleanUp", "Scoring", "Over") },
  {
    id: "classic-fell",
    look: "lodge",
    when: (moment) => {
      const fallen = last(moment, "RoomTornDown");
      if (fallen === null) return false;
      const [room, by] = [fallen.room as number, fallen.by as number];
      return {
        room: moment.scene.book.room(room)?.name ?? "",
        own: by === moment.me ? "yes" : "no",
        who: moment.scene.colourName(by),
      };
    },
  },
  { id: "classic-end", look: null, when: ({ over }) => over },
];
