// The sheets as far as a show has come: what lies in the slots of mages, their tokens, and the Avatar's Command Cards.
import type { AvatarView, LogLine, MageView, SlotView, View } from "../wire";

const EMPTY: SlotView = { state: "Empty", token: null, spell: null, dark: null };
/** A token is turned for each of these. */
const PHYSICAL = ["Explore", "Fight", "Command"];

/** Sheets as they were; one's own cards lie where one lays them, whatever is told meanwhile. */
export function sheetsBefore(before: View, after: View): Pick<View, "mages" | "avatar"> {
  const laying = after.phase === "Preparation";
  return {
    mages: after.mages.map((mage, seat) => {
      const { sheet, tokens } = before.mages[seat] ?? mage;
      return laying && seat === after.seat ? mage : { ...mage, sheet, tokens };
    }),
    avatar: after.avatar && before.avatar ? { ...after.avatar, ...cardsOf(before.avatar) } : after.avatar,
  };
}
const cardsOf = ({ commands_left, memories, token }: AvatarView): Partial<AvatarView> => ({
  commands_left,
  memories,
  token,
});

const at = (view: View, seat: number, what: (mage: MageView) => Partial<MageView>): View => ({
  ...view,
  mages: view.mages.map((mage, own) => (own === seat ? { ...mage, ...what(mage) } : mage)),
});
const inSlot = (view: View, seat: number, slot: number, card: SlotView): View =>
  at(view, seat, ({ sheet }) => ({ sheet: sheet.map((own, place) => (place === slot ? card : own)) }));
const tokens = (view: View, seat: number, by: number): View =>
  at(view, seat, (mage) => ({ tokens: Math.max(0, mage.tokens + by) }));

/** The slot a card leaves: where it was seen to lie, or a hidden one that is empty in the end. In Study cards leave hands
 * only, though a copy may lie on the sheet. */
function leaves(view: View, after: View, seat: number, spell: number): number {
  if (view.phase === "Study") return -1;
  const sheet = view.mages[seat]?.sheet ?? [];
  const known = sheet.findIndex((own) => own.spell === spell);
  const end = after.mages[seat]?.sheet;
  const hidden = ({ state, spell }: SlotView, slot: number): boolean =>
    state !== "Empty" && spell === null && end?.[slot]?.state === "Empty";
  return known >= 0 ? known : sheet.findIndex(hidden);
}

function avatarAfter(view: View, change: Partial<AvatarView>, card: number, after: View): View {
  if (!view.avatar) return view;
  const memories = [card, ...view.avatar.memories.filter((own) => own !== card)];
  return { ...view, avatar: { ...view.avatar, token: after.avatar?.token ?? null, memories, ...change } };
}

/** A view after a sentence, as far as sheets go. */
export function onSheets(view: View, { what }: LogLine, after: View): View {
  if (typeof what === "string") return view;
  /** What is in a slot at the end, if the card that is told of still lies there. */
  const lasting = (seat: number, slot: number, state: SlotView["state"][], card: SlotView): SlotView => {
    const end = after.mages[seat]?.sheet[slot];
    return end && state.includes(end.state) ? end : card;
  };
  if ("Prepared" in what) {
    const { seat, slot, spell } = what.Prepared;
    const card: SlotView = { ...EMPTY, state: "Ready", spell: spell?.[0] ?? null, dark: spell?.[1] ?? null };
    return inSlot(view, seat, slot, lasting(seat, slot, ["Ready"], card));
  }
  if ("SpellActive" in what) {
    const { seat, slot, protection } = what.SpellActive;
    const laid = view.mages[seat]?.sheet[slot] ?? EMPTY;
    const card: SlotView = { ...laid, state: "Active", token: protection ? "Protection" : "Trap" };
    return inSlot(view, seat, slot, lasting(seat, slot, ["Active"], card));
  }
  if ("SpellRevealed" in what) {
    const { seat, spell, dark } = what.SpellRevealed;
    // Old recordings do not say from where.
    const slot = (what.SpellRevealed.slot as number | undefined) ?? leaves(view, after, seat, spell);
    if (slot < 0) return view;
    const card: SlotView = { ...EMPTY, state: "Revealed", spell, dark };
    const end = after.mages[seat]?.sheet[slot];
    return inSlot(view, seat, slot, end?.spell === spell ? end : card);
  }
  if ("SpellDiscarded" in what || "SpellRemoved" in what) {
    const { seat, spell } = "SpellDiscarded" in what ? what.SpellDiscarded : what.SpellRemoved;
    const slot = leaves(view, after, seat, spell);
    return slot < 0 ? view : inSlot(view, seat, slot, EMPTY);
  }
  // It goes from wherever it lies face up.
  if ("SpellLeavesGame" in what) {
    const { spell } = what.SpellLeavesGame;
    const slotOf = ({ sheet }: MageView): number =>
      sheet.findIndex((own) => own.state === "Revealed" && own.spell === spell);
    const seat = view.mages.findIndex((mage) => slotOf(mage) >= 0);
    return seat < 0 ? view : inSlot(view, seat, slotOf(view.mages[seat]!), EMPTY);
  }
  if ("SpellSwapped" in what) {
    const { seat, out } = what.SpellSwapped;
    const slot = view.mages[seat]?.sheet.findIndex((own) => own.spell === out) ?? -1;
    return slot < 0 ? view : inSlot(view, seat, slot, after.mages[seat]?.sheet[slot] ?? EMPTY);
  }
  if ("ActionTaken" in what) {
    const { seat, action } = what.ActionTaken;
    return PHYSICAL.includes(action) ? tokens(view, seat, -1) : view;
  }
  if ("TokenTurned" in what) return tokens(view, what.TokenTurned.seat, -1);
  if ("TokenRefreshed" in what) return tokens(view, what.TokenRefreshed.seat, 1);
  // Tokens come back, and Command Cards are counted anew.
  if ("TurnBegins" in what)
    return {
      ...view,
      mages: view.mages.map((mage, seat) => ({ ...mage, tokens: after.mages[seat]?.tokens ?? mage.tokens })),
      avatar: view.avatar && after.avatar ? { ...view.avatar, ...cardsOf(after.avatar) } : view.avatar,
    };
  if ("CommandRevealed" in what) {
    const { card, left } = what.CommandRevealed;
    return avatarAfter(view, { commands_left: left }, card, after);
  }
  if ("CommandAnswers" in what) {
    const left = Math.max(0, (view.avatar?.commands_left ?? 0) - 1);
    return avatarAfter(view, view.phase === "Action" ? { commands_left: left } : {}, what.CommandAnswers.card, after);
  }
  return view;
}
