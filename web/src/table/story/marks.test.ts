import { describe, expect, it } from "vitest";
import catalogue from "../../fixtures/catalogue.json";
import sample from "../../fixtures/finished-4.json";
import { Book } from "../../kit/book";
import { CELL, type Catalogue, type View, type Welcome } from "../../wire";
import { Scene } from "../model/scene";
import type { Beat } from "./beats";
import { deedsOf } from "./deeds";
import { momentOf, storyMarks } from "./marks";

const { welcome } = sample as unknown as { welcome: Welcome };
const scene = new Scene(new Book(catalogue as unknown as Catalogue), welcome.view, welcome.people);
const deeds = deedsOf(welcome.log, null);
const beatFrom = (place: number): Beat => {
  const mages = welcome.view.mages.map((mage) => ({ ...mage, place }));
  return { from: { ...welcome.view, mages } as View, lines: [] } as unknown as Beat;
};
const of = (kind: string) => deeds.find((deed) => deed.kind === kind)!;

describe("ceremonies on the lodge", () => {
  it("show the moon that has risen", () => {
    const deed = of("moon");
    expect(momentOf(deed, null, scene)).toMatchObject({ kind: "moon" });
    expect(storyMarks(scene, deed, null, null).moment).not.toBeNull();
  });
  it("show a fall where the mage stood, not in the cell it is put into", () => {
    expect(momentOf(of("fall"), beatFrom(7), scene)).toMatchObject({ kind: "fall", place: 7 });
    expect(momentOf(of("fall"), beatFrom(CELL), scene)).toBeNull();
  });
  it("show which room is rebuilt", () => {
    const deed = of("rebuilt");
    const place = scene.placeOfRoom((deed.card as { id: number }).id);
    expect(momentOf(deed, null, scene)).toMatchObject({ kind: "rebuilt", place });
  });
  it("are none for everything else", () => expect(momentOf(of("cast"), null, scene)).toBeNull());
});
