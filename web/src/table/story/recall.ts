// What the page has not seen itself, told from the record of the table: a page that was loaded anew knows only now.
import { frames } from "../../net/http";
import type { Moment } from "../../net/seat.svelte";
import type { Desk } from "../model/desk.svelte";

/** As many as a server hands out at once, and as many as are asked for at most: far more than happen between two own
 * acts, and few enough to be held. */
const AT_ONCE = 64;
const MOST = 4096;

/** The moments from a revision on, as far as they are wanted; what the page has kept is not asked for. */
export async function momentsFrom(desk: Desk, from: number, wanted: number): Promise<Moment[]> {
  const { moments, token } = desk.source;
  const kept = moments.filter(({ revision }) => revision >= from);
  const table = desk.state?.table ?? "";
  const end = Math.min(kept[0]?.revision ?? Infinity, from + wanted, (desk.state?.revision ?? 0) + 1);
  const old: Moment[] = [];
  for (let at = from; at < end; at += AT_ONCE) {
    const found = await frames(table, at, Math.min(at + AT_ONCE, end) - 1, token).catch(() => []);
    old.push(...found.map(({ revision, view, log_length }) => ({ revision, view, logLength: log_length })));
  }
  return [...old, ...kept];
}

/** Tells a deed again, or with none all since the viewer last acted; false where nothing is known of it. */
export async function tellAgain(desk: Desk, deed: number | null): Promise<boolean> {
  const { story } = desk;
  const wanted = deed === null ? desk.recap[0] : desk.recap.find((own) => own.deed.id === deed);
  if (wanted && (story.player.reel[0]?.before ?? Infinity) >= wanted.deed.id) {
    // All of the recap at once: whoever asks for one deed asks for the next as well.
    const first = Math.min(...desk.recap.map(({ revision }) => revision));
    const from = Math.max(0, first - 1, desk.state!.revision - MOST);
    const moments = await momentsFrom(desk, from, MOST);
    if (desk.state) story.recall(moments, desk.state, desk.book);
  }
  if (!story.player.reel.some((beat) => !beat.own && (deed === null || beat.deed === deed))) return false;
  desk.moment = null;
  story.player.tellAgain(deed);
  return true;
}
