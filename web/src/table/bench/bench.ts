// The Preparation bench: everything is local and reversible until it is confirmed. Pure functions over a small list.
import { QUICK, type MageView, type Planned, type Rules } from "../../wire";

export type Laying = Planned & { at: number };

/** Which slots are free on the sheet itself. */
export function freeSlots(mage: MageView): number[] {
  return mage.sheet.flatMap((slot, index) => (slot.state === "Empty" ? [index] : []));
}

/** Numbered slots are filled from the left without gaps (R13.3); quick stands apart. */
export function nextSlot(mage: MageView, laid: Laying[]): number | null {
  const open = freeSlots(mage).filter((slot) => !laid.some((spell) => spell.slot === slot));
  return open.find((slot) => slot !== QUICK) ?? (open.includes(QUICK) ? QUICK : null);
}

export function mayLay(mage: MageView, laid: Laying[], slot: number): boolean {
  if (!freeSlots(mage).includes(slot)) return false;
  if (slot === QUICK || laid.some((spell) => spell.slot === slot)) return true;
  return slot === freeSlots(mage).find((free) => free !== QUICK && !laid.some((spell) => spell.slot === free));
}

/** Lays the card at a place of the hand on a slot; what lay there goes back to the hand. */
export function lay(mage: MageView, laid: Laying[], card: Laying): Laying[] {
  const others = laid.filter((other) => other.at !== card.at && other.slot !== card.slot);
  return close(mage, [...others, card]);
}

export function turn(laid: Laying[], slot: number): Laying[] {
  return laid.map((spell) => (spell.slot === slot ? { ...spell, dark: !spell.dark } : spell));
}

export function takeBack(mage: MageView, laid: Laying[], slot: number): Laying[] {
  return close(
    mage,
    laid.filter((spell) => spell.slot !== slot),
  );
}

/** Closes the gap that taking back leaves; the list keeps the order in which cards were laid. */
function close(mage: MageView, laid: Laying[]): Laying[] {
  const numbered = laid.filter((spell) => spell.slot !== QUICK).sort((a, b) => a.slot - b.slot);
  const free = freeSlots(mage).filter((slot) => slot !== QUICK);
  return laid.map((spell) =>
    spell.slot === QUICK ? spell : { ...spell, slot: free[numbered.indexOf(spell)] ?? spell.slot },
  );
}

/** How many are still to be laid before the hand may rest, as the rules of the game say (R13.1). */
export function least(mage: MageView, rules: Rules): number {
  const there = mage.sheet.filter((slot) => slot.state !== "Empty").length;
  return Math.max(0, Math.min(rules.least_prepared - there, mage.hand?.length ?? 0));
}

/** Whether what is laid may be confirmed: enough of it, and a spell where none may be missing (C9.2). */
export function isEnough(mage: MageView, rules: Rules, laid: Laying[]): boolean {
  const compulsory = rules.quick_slot === "Compulsory" && freeSlots(mage).includes(QUICK);
  const quick = !compulsory || !mage.hand?.length || laid.some((spell) => spell.slot === QUICK);
  return quick && laid.length >= least(mage, rules);
}

export const planOf = (laid: Laying[]): Planned[] => laid.map(({ spell, slot, dark }) => ({ spell, slot, dark }));
