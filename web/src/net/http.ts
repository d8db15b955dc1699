// The requests of the protocol; docs/protocol.md lists the routes.
import { carrier, type Answer } from "./carrier";
import type {
  Catalogue,
  Created,
  EditionOffer,
  ErrorBody,
  Frame,
  Health,
  Imported,
  Joined,
  NewTable,
  PackOffer,
  Refusal,
  Summary,
  Wanted,
} from "../wire";

/** A refusal of the server, or `unreachable` when there was no answer. */
export class Refused extends Error {
  readonly code: Refusal["code"] | "unreachable";
  constructor(code: Refusal["code"] | "unreachable", message: string) {
    super(message);
    this.code = code;
  }
}

/** The body of an answer that is no refusal, as text. */
export async function callText(path: string, method: "GET" | "POST" = "GET", body?: string): Promise<string> {
  let answer: Answer;
  try {
    answer = await (await carrier()).request(method, path, body);
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

async function call<T>(path: string, method: "GET" | "POST" = "GET", body?: string): Promise<T> {
  return JSON.parse(await callText(path, method, body)) as T;
}

const post = <T>(path: string, body: unknown): Promise<T> => call<T>(path, "POST", JSON.stringify(body));

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
export const summary = (table: string, token?: string): Promise<Summary> => call(`/tables/${table}${query({ token })}`);
export const summaries = (tables: Wanted[]): Promise<Summary[]> => post("/summaries", tables);
export const join = (table: string, invite: string, name: string): Promise<Joined> =>
  post(`/tables/${table}/join`, { invite, name });
export const frames = (table: string, from: number, to: number, token?: string): Promise<Frame[]> =>
  call(`/tables/${table}/frames${query({ from, to, token })}`);
export const record = (table: string, token?: string): Promise<unknown> =>
  call(`/tables/${table}/record${query({ token })}`);
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
