// The first lesson: one turn from Study to the final scoring, between two mages.
import { bears, inHand, rival, type Topic } from "../moment";
import { ACTION, CLOSING, CONFIRM, PREPARE, STUDY, TABLE, WELCOME } from "./turn";

/** The plan that the lesson's hand is dealt for. */
const PLAN = ["grim_torment", "baleful_curse", "heart_of_ice"];
const BLOW = 3;

export const FIRST: Topic[] = [
  WELCOME,
  TABLE,
  ...STUDY,
  PREPARE,
  {
    id: "plan",
    look: "hand",
    when: (moment) => {
      const hand = inHand(moment);
      const [blow, shield, more] = PLAN.map((id) => hand.get(id));
      const other = rival(moment);
      if (!PREPARE.when(moment) || !blow || !shield || !more || bears(moment, other) !== BLOW) return false;
      return { blow, shield, more, other: moment.scene.seatRef(other), left: BLOW };
    },
  },
  { id: "sides", look: "hand", when: PREPARE.when },
  CONFIRM,
  ...ACTION,
  ...CLOSING,
  { id: "end", look: null, when: ({ over }) => over },
];
