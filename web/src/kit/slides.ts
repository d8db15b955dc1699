// A row of links that is wider than its place slides sideways: what is open is in sight, and an end that goes on fades out
// instead of cutting a word (`[data-more]` in base.css).
export function slides(row: HTMLElement): { destroy(): void } {
  const mark = (): void => {
    const hidden = row.scrollWidth - row.clientWidth;
    const before = row.scrollLeft > 1;
    const after = row.scrollLeft < hidden - 1;
    row.dataset.more = before && after ? "both" : before ? "before" : after ? "after" : "";
  };
  const show = (): void => {
    const open = row.querySelector<HTMLElement>("[aria-current]");
    if (open) row.scrollLeft = open.offsetLeft - row.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
    mark();
  };
  const size = new ResizeObserver(show);
  size.observe(row);
  const open = new MutationObserver(show);
  open.observe(row, { subtree: true, childList: true, attributeFilter: ["aria-current"] });
  row.addEventListener("scroll", mark, { passive: true });
  return {
    destroy() {
      size.disconnect();
      open.disconnect();
      row.removeEventListener("scroll", mark);
    },
  };
}
