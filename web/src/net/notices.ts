// How this device wants to be told that it is one's turn. What is wished is kept here and said to the server whenever it,
// or the tables one sits at, have changed.
import { services, unwish, wish } from "./http";
import { freshToken, knownTables } from "./known";
import type { Quiet, Subscription, Wished, Wishes } from "../wire";

export interface Device {
  /** Shows the server whose wishes these are; it opens no seat. */
  secret: string;
  push: boolean;
  mail: string;
  /** Minutes since midnight. */
  quiet: { from: number; to: number } | null;
}

/** Why a browser does not take notices: it cannot, it was told not to, or its push service is not there. */
export type Hindrance = "cannot" | "denied" | "failed";

const STORED = "lodge.notices";
const SAID = "lodge.notices.said";
/** As many tables as the server takes. */
const MOST = 100;
const NIGHT = { from: 22 * 60, to: 7 * 60 };
export const usualQuiet = (): { from: number; to: number } => ({ ...NIGHT });

export function device(): Device {
  const none: Device = { secret: "", push: false, mail: "", quiet: null };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Device>) };
  } catch {
    return none;
  }
}

export function keepDevice(change: Partial<Device>): Device {
  const own = device();
  const next = { ...own, ...change, secret: own.secret || freshToken() };
  try {
    localStorage.setItem(STORED, JSON.stringify(next));
  } catch {
    // Without storage nobody could be told apart; the wish lasts as long as the page.
  }
  return next;
}

/** Whether a browser can be told anything at all here. */
export const canPush = (): boolean =>
  globalThis.isSecureContext &&
  "serviceWorker" in navigator &&
  "PushManager" in globalThis &&
  "Notification" in globalThis;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** What the push service gives for the key of this server; asked for anew when that key is another. */
async function subscription(key: string): Promise<Subscription> {
  const { pushManager } = await navigator.serviceWorker.register("/notices.js");
  const wanted = bytesOf(key);
  let there = await pushManager.getSubscription();
  const known = there?.options.applicationServerKey;
  if (there && (!known || String(new Uint8Array(known)) !== String(wanted))) {
    await there.unsubscribe();
    there = null;
  }
  there ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const { endpoint = "", keys = {} } = there.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

/** Asks the browser, as far as it lets itself be asked. To be called from a click. */
export async function allowPush(key: string): Promise<Hindrance | null> {
  if (!canPush()) return "cannot";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  return subscription(key).then(
    () => null,
    () => "failed",
  );
}

/** The reader's own clock against the world's, in minutes. */
const offset = (): number => -new Date().getTimezoneOffset();

export const quietOf = ({ quiet }: Device): Quiet | undefined =>
  quiet && quiet.from !== quiet.to ? { ...quiet, offset: offset() } : undefined;

/** Nobody is told about more tables than the server takes: the latest count. */
export const seatsOf = (): Wishes["seats"] =>
  knownTables()
    .flatMap(({ table, seats }) => seats.map(({ token }) => ({ table, token })))
    .slice(0, MOST);

/** Says what this device wishes, if it is not said already. What the server keeps of it; null: it was not said. */
export async function sayWishes(lang: string, always = false): Promise<Wished | null> {
  const own = device();
  if (!own.secret) return null;
  const { push, mail } = await services();
  const subscribed = own.push && push && canPush() && Notification.permission === "granted";
  const wishes: Wishes = {
    lang,
    push: subscribed ? await subscription(push) : undefined,
    mail: mail && own.mail ? own.mail : undefined,
    quiet: quietOf(own),
    seats: seatsOf(),
  };
  const said = JSON.stringify(wishes);
  if (!always && said === localStorage.getItem(SAID)) return null;
  const kept = wishes.push || wishes.mail ? await wish(own.secret, wishes) : await unwish(own.secret);
  localStorage.setItem(SAID, said);
  return kept;
}

/** For whenever something may have changed; a server that is away hears it the next time. */
export async function keepSaying(lang: string): Promise<void> {
  if (localStorage.getItem(STORED)) await sayWishes(lang).catch(() => null);
}
