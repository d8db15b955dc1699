// Packs that somebody brings into a page alone: files of this device, read as a folder of `docs/packs.md`.
import { carrier } from "../carrier";
import type { Packer } from "./carrier";
import type { Pack } from "./talk";

/** More than any pack needs; the engine would read it all at once. */
const LARGEST = 2_000_000;

/** Why files are no pack; what is wrong with its cards is said by the engine. */
export class NoPack extends Error {
  constructor(
    readonly why: "no-cards" | "not-text" | "too-large",
    readonly file = "",
  ) {
    super(why);
  }
}

/** With its folder where one was chosen, and by its name alone where files were. */
const pathOf = (file: File): string => file.webkitRelativePath || file.name;

async function textOf(file: File): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new NoPack("not-text", pathOf(file));
  }
}

/** The pack that these files are: cards in the order of their paths, and words below `locales/LANG`. */
export async function readPack(files: readonly File[]): Promise<Pack> {
  const pack: Pack = { sources: [], words: [] };
  let bytes = 0;
  const sorted = [...files].sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
  for (const file of sorted) {
    const path = pathOf(file);
    const lang = /^[^/]+\/locales\/([^/]+)\/.*\.ftl$/.exec(path)?.[1];
    if (!path.endsWith(".codex") && lang === undefined) continue;
    bytes += file.size;
    if (bytes > LARGEST) throw new NoPack("too-large");
    const text = await textOf(file);
    if (lang === undefined) pack.sources.push({ path, text });
    else pack.words.push({ lang, path, text });
  }
  if (!pack.sources.length) throw new NoPack("no-cards");
  return pack;
}

const packer = async (): Promise<Packer> => (await carrier()) as unknown as Packer;

export const ownPacks = async (): Promise<string[]> => (await packer()).brought();
export const bringPack = async (pack: Pack): Promise<string> => (await packer()).bring(pack);
export const leavePack = async (name: string): Promise<void> => (await packer()).leave(name);
