// The requests of the protocol; docs/protocol.md lists the routes.
import { carrier, type Answer } from "./carrier";
import type {
  Catalogue,
  Created,
  EditionOffer,
  ErrorBody,
  Frame,
  Freed,
  Hall,
  Health,
  Imported,
  Join,
  Joined,
  Lend,
  Lent,
  NewTable,
  PackOffer,
  Redeemed,
  Refusal,
  Services,
  Summary,
  Wanted,
  Wished,
  Wishes,
} from "../wire";

/** A refusal of the server, or `unreachable` when there was no answer. */
export class Refused extends Error {
  readonly code: Refusal["code"] | "unreachable";
  constructor(code: Refusal["code"] | "unreachable", message: string) {
    super(message);
    this.code = code;
  }
}

/** What goes with a request. A token stands beside the address, which is written down on its way. */
interface Beside {
  body?: string;
  token?: string;
}

/** The body of an answer that is no refusal, as text. */
export async function callText(
  path: string,
  method: "GET" | "POST" = "GET",
  { body, token }: Beside = {},
): Promise<string> {
  let answer: Answer;
  try {
    answer = await (await carrier()).request(method, path, body, token);
  } catch {
    throw new Refused("unreachable", path);
  }
  if (answer.status >= 200 && answer.status < 300) return answer.text;
  let refusal: ErrorBody["error"] | undefined;
  try {
    refusal = (JSON.parse(answer.text) as Partial<ErrorBody>).error;
  } catch {
    // Not one of our own refusals.
  }
  throw new Refused(refusal?.code ?? "unreachable", refusal?.message ?? `${answer.status}`);
}

async function call<T>(path: string, token?: string): Promise<T> {
  return JSON.parse(await callText(path, "GET", { token })) as T;
}

const post = async <T>(path: string, body: unknown): Promise<T> =>
  JSON.parse(await callText(path, "POST", { body: JSON.stringify(body) })) as T;

const query = (values: Record<string, string | number | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
};

/** What the tables of this house may be laid with. */
export const packOffers = (): Promise<PackOffer[]> => call("/packs");
/** The editions of this house, the one that is meant unless another is named first. */
export const editionOffers = (): Promise<EditionOffer[]> => call("/editions");
export const health = (): Promise<Health> => call("/health");
export const createTable = (table: NewTable): Promise<Created> => post("/tables", table);
export const summary = (table: string, token?: string): Promise<Summary> => call(`/tables/${table}`, token);
export const summaries = (tables: Wanted[]): Promise<Summary[]> => post("/summaries", tables);
/** With a token of one's own making: whoever loses the answer says the same again. */
export const join = (table: string, { invite, name, token }: Join): Promise<Joined> =>
  post(`/tables/${table}/join`, { invite, name, token });
/** Whoever laid the table offers a seat to somebody else. */
export const freeSeat = (table: string, token: string, seat: number): Promise<Freed> =>
  post(`/tables/${table}/free`, { token, seat });
/** Six digits to read out, in the place of a secret. */
export const lend = (table: string, secret: Lend): Promise<Lent> => post(`/tables/${table}/code`, secret);
export const redeem = (code: string): Promise<Redeemed> => post("/codes", { code });
let serving: Promise<Services> | null = null;
/** What this house has beside tables; asked once, and again only after a failure. */
export function services(): Promise<Services> {
  serving ??= call<Services>("/services").catch((error: unknown) => {
    serving = null;
    throw error;
  });
  return serving;
}
/** The tables that strangers are shown. */
export const hall = (): Promise<Hall> => call("/hall");
/** What a device wants to be told, by its secret. */
export const wished = (secret: string): Promise<Wished> => call("/notices", secret);
const tell = async (path: string, token: string | undefined, body: unknown): Promise<Wished> =>
  JSON.parse(await callText(path, "POST", { body: JSON.stringify(body), token })) as Wished;
export const wish = (secret: string, wishes: Wishes): Promise<Wished> => tell("/notices", secret, wishes);
export const unwish = (secret: string): Promise<Wished> => tell("/notices/off", secret, {});
/** The words of links in mails. */
export const confirmMail = (word: string): Promise<Wished> => tell("/notices/confirm", undefined, { word });
export const leaveMail = (word: string): Promise<Wished> =>
  tell(`/notices/leave/${encodeURIComponent(word)}`, undefined, {});
/** `eyes`: of a finished game, what that seat saw. */
export const frames = (table: string, from: number, to: number, token?: string, eyes?: number): Promise<Frame[]> =>
  call(`/tables/${table}/frames${query({ from, to, eyes })}`, token);
export const importReplay = (file: unknown): Promise<Imported> => post("/replays", file);
export const startLesson = (lesson: string): Promise<Created> => post("/tutorial", { lesson });

const catalogues = new Map<string, Promise<Catalogue>>();

/** All cards in a language: an edition's, those of a version, or those with packs beside the edition's. Each is
    fetched once, and again only after a failure. */
export function catalogue(
  lang: string,
  of: { content?: string; edition?: string; packs?: string[] } = {},
): Promise<Catalogue> {
  const packs = of.packs?.length ? of.packs.join() : undefined;
  const address = `/catalogue${query({ lang, content: of.content, edition: of.edition || undefined, packs })}`;
  const known = catalogues.get(address);
  if (known) return known;
  const fresh = call<Catalogue>(address);
  catalogues.set(address, fresh);
  fresh.catch(() => catalogues.delete(address));
  return fresh;
}

/** Packs have changed: what goes by their names is asked for again. */
export function forgetPacks(): void {
  for (const address of catalogues.keys()) if (address.includes("packs=")) catalogues.delete(address);
}

/** The cards that a table is played with. */
export async function catalogueOf(table: string, lang: string, token?: string): Promise<Catalogue> {
  const { content } = await summary(table, token);
  return catalogue(lang, { content });
}

/** The cards of several tables, by their version. */
export async function cataloguesOf(tables: Summary[], lang: string): Promise<Map<string, Catalogue>> {
  const versions = [...new Set(tables.map(({ content }) => content))];
  const found = await Promise.all(versions.map((content) => catalogue(lang, { content }).catch(() => null)));
  return new Map(versions.flatMap((version, at) => (found[at] ? [[version, found[at]]] : [])));
}
