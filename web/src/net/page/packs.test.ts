import { describe, expect, it } from "vitest";
import { readPack, type NoPack } from "./packs";

const file = (path: string, content: string | Uint8Array<ArrayBuffer>): File => {
  const made = new File([content], path.split("/").at(-1)!);
  Object.defineProperty(made, "webkitRelativePath", { value: path.includes("/") ? path : "" });
  return made;
};

describe("files that somebody chooses as a pack", () => {
  it("are read in the order of their paths, with words by language and nothing else", async () => {
    const pack = await readPack([
      file("mine/z.codex", "z"),
      file("mine/scenarios/mine.scenario", "no"),
      file("mine/locales/de/names.ftl", "de"),
      file("mine/locales/readme.ftl", "no"),
      file("mine/a.codex", "a"),
    ]);
    expect(pack.sources).toEqual([
      { path: "mine/a.codex", text: "a" },
      { path: "mine/z.codex", text: "z" },
    ]);
    expect(pack.words).toEqual([{ lang: "de", path: "mine/locales/de/names.ftl", text: "de" }]);
    expect((await readPack([file("one.codex", "1")])).sources).toEqual([{ path: "one.codex", text: "1" }]);
  });

  it("are refused without cards, as something else than text, and if they are enormous", async () => {
    const why = (files: File[]): Promise<unknown> => readPack(files).catch((error: NoPack) => [error.why, error.file]);
    expect(await why([])).toEqual(["no-cards", ""]);
    expect(await why([file("mine/readme.md", "x")])).toEqual(["no-cards", ""]);
    expect(await why([file("mine/a.codex", new Uint8Array([0xff, 0xfe]))])).toEqual(["not-text", "mine/a.codex"]);
    expect(await why([file("mine/a.codex", new Uint8Array(2_000_001))])).toEqual(["too-large", ""]);
  });
});
