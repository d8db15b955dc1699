// The sheets as far as a show has come: what lies in the slots of mages, their tokens, and the Avatar's Command Cards.
import type { AvatarView, LogLine, MageView, SlotView, View } from "../wire";

const EMPTY: SlotView = { state: "Empty", token: null, spell: null, dark: null };
/** Those of a mage in a turn (R1.5, C1.5). */
const TOKENS = 2;
/** A token is turned for each of these. */
const PHYSICAL = ["Explore", "Fight", "Command"];

/** Sheets as they were; one's own cards lie where one lays them, whatever is told of this turn meanwhile. */
export function sheetsBefore(before: View, after: View): Pick<View, "mages" | "avatar"> {
  const laying = after.phase === "Preparation" && before.turn === after.turn;
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

/** What a sentence says of where a card lay; old recordings do not say. */
type From = number | null | undefined;
/** The slot a card leaves, where the sentence does not say: where it was seen to lie, or a hidden one that is empty in the
 * end. In Study cards leave hands only, though a copy may lie on the sheet. */
function leaves(view: View, after: View, seat: number, spell: number): number {
  if (view.phase === "Study") return -1;
  const sheet = view.mages[seat]?.sheet ?? [];
  const known = sheet.findIndex((own) => own.spell === spell);
  const end = after.mages[seat]?.sheet;
  const hidden = ({ state, spell }: SlotView, slot: number): boolean =>
    state !== "Empty" && spell === null && end?.[slot]?.state === "Empty";
  return known >= 0 ? known : sheet.findIndex(hidden);
}

/** Whose slot a card lies in face up. */
function faceUp(view: View, spell: number): [number, number] {
  const slotOf = ({ sheet }: MageView): number =>
    sheet.findIndex((own) => own.state === "Revealed" && own.spell === spell);
  const seat = view.mages.findIndex((mage) => slotOf(mage) >= 0);
  return seat < 0 ? [-1, -1] : [seat, slotOf(view.mages[seat]!)];
}

/** The Avatar's cards after a sentence about one of them, with the back that is seen then. */
function avatarAfter(view: View, change: Partial<AvatarView>, after: View, next?: AvatarView["token"]): View {
  if (!view.avatar) return view;
  const token = next === undefined ? (after.avatar?.token ?? null) : next;
  return { ...view, avatar: { ...view.avatar, ...change, token } };
}
const onMemories = (view: View, card: number): Pick<AvatarView, "memories"> => ({
  memories: [card, ...(view.avatar?.memories ?? []).filter((own) => own !== card)],
});

/** What happens to the Avatar's cards. */
function onCommands(view: View, what: Exclude<LogLine["what"], string>, after: View): View {
  if ("CommandRevealed" in what) {
    const { card, left, next } = what.CommandRevealed;
    return avatarAfter(view, { ...onMemories(view, card), commands_left: left }, after, next);
  }
  if ("CommandAnswers" in what) {
    const { card, left, next } = what.CommandAnswers;
    const one = view.phase === "Action" ? 1 : 0;
    const counted = (left as number | undefined) ?? Math.max(0, (view.avatar?.commands_left ?? 0) - one);
    return avatarAfter(view, { ...onMemories(view, card), commands_left: counted }, after, next);
  }
  if ("CommandDiscarded" in what) {
    const { card, next } = what.CommandDiscarded;
    return avatarAfter(view, onMemories(view, card), after, next);
  }
  // Those of the moon are the deck again; which ones stay is seen in the end.
  if ("CommandsTurned" in what) {
    const stay = (card: number): boolean => after.avatar?.memories.includes(card) ?? false;
    const memories = view.avatar?.memories.filter(stay) ?? [];
    return avatarAfter(view, { memories }, after, what.CommandsTurned.next);
  }
  // Another deck, of which only the end says what its back shows.
  if ("MoonChanges" in what) return avatarAfter(view, {}, after);
  if ("CommandsReturned" in what) return avatarAfter(view, { memories: [] }, after, what.CommandsReturned.next);
  return view;
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
    // It may have been shown only: then it lies there as before, and whoever watches does not see it any more.
    if (end?.state === "Ready" && end.spell === null && view.turn === after.turn) return view;
    return inSlot(view, seat, slot, end?.spell === spell ? end : card);
  }
  if ("SpellDiscarded" in what) {
    const { seat, spell } = what.SpellDiscarded;
    const from = what.SpellDiscarded.slot as From;
    const slot = from === undefined ? leaves(view, after, seat, spell) : (from ?? -1);
    return slot < 0 ? view : inSlot(view, seat, slot, EMPTY);
  }
  if ("SpellLeavesGame" in what) {
    const { spell } = what.SpellLeavesGame;
    const from = what.SpellLeavesGame.from as [number, number] | null | undefined;
    const [seat, slot] = from === undefined ? faceUp(view, spell) : (from ?? [-1, -1]);
    return seat < 0 ? view : inSlot(view, seat, slot, EMPTY);
  }
  const back = "SpellTakenBack" in what ? what.SpellTakenBack : "SpellReturned" in what ? what.SpellReturned : null;
  if (back) {
    const from = back.slot as From;
    const slot = from ?? (back.spell === null ? -1 : leaves(view, after, back.seat, back.spell));
    return slot < 0 ? view : inSlot(view, back.seat, slot, EMPTY);
  }
  if ("SpellSwapped" in what) {
    const { seat, out, into } = what.SpellSwapped;
    const slot = (what.SpellSwapped.slot as From) ?? leaves(view, after, seat, out);
    if (slot < 0) return view;
    const end = after.mages[seat]?.sheet[slot];
    const laid = view.mages[seat]?.sheet[slot];
    return inSlot(view, seat, slot, end?.spell === into ? end : { ...EMPTY, ...laid, spell: into });
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
      mages: view.mages.map((mage, seat) => (seat === view.avatar?.seat ? mage : { ...mage, tokens: TOKENS })),
      avatar: view.avatar && after.avatar ? { ...view.avatar, ...cardsOf(after.avatar) } : view.avatar,
    };
  return onCommands(view, what, after);
}
