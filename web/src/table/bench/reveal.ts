// Where a row that is swiped stands after a card has left it.

/** Places along the row, in pixels. */
export interface Span {
  left: number;
  right: number;
}

/** How far the row is swiped so that `card` is seen whole, moved no more than needed. What lies beyond the last card in
 * hand is not looked at while one of them is out of sight. */
export function swipedTo(now: number, width: number, card: Span, last: Span): number {
  const seen = Math.min(card.left, Math.max(now, card.right - width));
  return Math.max(0, Math.min(seen, last.right - width));
}

/** Swipes a row of cards, of which those with a `.gone` lie elsewhere, to one that is in hand. */
export function reveal(row: HTMLElement | undefined, at: number): void {
  const edge = row?.getBoundingClientRect().left ?? 0;
  const pad = row ? parseFloat(getComputedStyle(row).paddingLeft) : 0;
  const spans = [...(row?.children ?? [])].map((card): Span & { gone: boolean } => {
    const { left, right } = card.getBoundingClientRect();
    const so = row!.scrollLeft - edge;
    return { left: left + so - pad, right: right + so + pad, gone: card.querySelector(".gone") !== null };
  });
  const card = spans[at];
  if (!row || !card || card.gone) return;
  const last = spans.filter(({ gone }) => !gone).reduce((one, other) => (other.right > one.right ? other : one));
  row.scrollLeft = swipedTo(row.scrollLeft, row.clientWidth, card, last);
}
