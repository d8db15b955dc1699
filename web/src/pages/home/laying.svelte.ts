// A table being laid: the draft, the cards it is laid with, and what the house offers. The small form and the page share it.
import { locale, t } from "../../i18n/index.svelte";
import { catalogue as cards, createTable, editionOffers, forgetPacks, packOffers } from "../../net/http";
import { rememberCreated } from "../../net/known";
import { troubleInWords } from "../../net/refused";
import { go } from "../../router.svelte";
import { settings } from "../../settings.svelte";
import type { Catalogue, EditionOffer, PackOffer } from "../../wire";
import {
  firstDraft,
  firstSchools,
  isAvatar,
  newTable,
  obstacle,
  people,
  SCHOOLS,
  seatedBy,
  sixByLot,
  withCards,
  withSchool,
  type Draft,
} from "./draft";

export class Laying {
  /** The edition's cards, or those with the chosen packs. */
  catalogue: Catalogue = $state.raw() as unknown as Catalogue;
  draft: Draft = $state() as unknown as Draft;
  editions: EditionOffer[] = $state.raw([]);
  offered: PackOffer[] = $state.raw([]);
  busy = $state(false);
  trouble = $state("");
  /** What was just done beside what was asked for. */
  said = $state("");

  readonly lang: string;

  constructor(first: Catalogue) {
    this.lang = first.lang;
    this.catalogue = first;
    this.draft = firstDraft(first, settings.name);
    void this.look();
  }

  /** What the house offers; without an answer there is nothing to choose from. */
  private async look(): Promise<void> {
    await Promise.all([
      editionOffers().then(
        (found) => (this.editions = found),
        () => undefined,
      ),
      packOffers().then(
        (found) => (this.offered = found),
        () => undefined,
      ),
    ]);
  }

  /** Packs were brought or taken away: one that is gone leaves the draft, one that was chosen is read again. */
  async packsChanged(): Promise<void> {
    forgetPacks();
    await this.look();
    const there = this.draft.packs.filter((id) => this.boxes.includes(id) || this.packs.some((own) => own.id === id));
    if (this.draft.packs.length) await this.choosePacks(there);
  }

  get edition(): EditionOffer | undefined {
    return this.editions.find(({ id }) => id === this.catalogue.edition);
  }
  /** Boxes beside the edition's that lie on the table, too. */
  get boxes(): string[] {
    return this.draft.packs.filter((id) => this.edition?.boxes.includes(id));
  }
  /** Packs that fit the edition. */
  get packs(): PackOffer[] {
    const { edition } = this;
    return edition ? this.offered.filter(({ id }) => edition.packs.includes(id)) : [];
  }
  get seats(): Draft["seats"] {
    return this.draft.seats.slice(0, this.draft.count);
  }
  get hindered(): string | null {
    return obstacle(this.draft);
  }
  get invites(): number {
    return this.seats.filter((seat) => seat.who === "invite").length;
  }
  /** How people play with each other is asked where there are several. */
  get company(): boolean {
    return this.seats.filter((seat) => seat.who === "here" || seat.who === "invite").length > 1;
  }
  get nobody(): boolean {
    return this.seats.every((seat) => seat.who !== "here");
  }
  /** What the other seats have taken. */
  taken(at: number): { mages: string[]; schools: string[] } {
    const others = this.seats.filter((seat, other) => other !== at && !isAvatar(seat));
    return { mages: others.map((seat) => seat.mage), schools: others.map((seat) => seat.school.split("/")[0] ?? "") };
  }
  mageName(at: number): string {
    return this.catalogue.mages[Number(this.draft.seats[at]?.mage)]?.name ?? t("new-seat", { number: at + 1 });
  }
  get crown(): string {
    const { first } = this.draft;
    return first === "lot" || Number(first) >= people(this.draft) ? t("new-crown-lot") : this.mageName(Number(first));
  }

  async chooseEdition(id: string): Promise<void> {
    if (id === this.catalogue.edition) return;
    // The first is what is meant anyway.
    await this.lay(this.editions[0]?.id === id ? "" : id, []);
  }
  async choosePacks(packs: string[]): Promise<void> {
    await this.lay(this.draft.edition, packs);
  }
  private async lay(edition: string, packs: string[]): Promise<void> {
    const asked = JSON.stringify([edition, packs]);
    this.draft = { ...this.draft, edition, packs };
    try {
      const loaded = await cards(locale(), { edition, packs });
      // Whoever chose again meanwhile is served by the later answer.
      if (JSON.stringify([this.draft.edition, this.draft.packs]) !== asked) return;
      const other = loaded.edition !== this.catalogue.edition;
      const draft = withCards(this.draft, this.catalogue, loaded);
      // Another box brings its own numbers, and its own schools first.
      const begun = other
        ? { ...draft, settings: structuredClone(loaded.settings), schools: firstSchools(loaded) }
        : { ...draft };
      const known = (other ? begun.schools : this.catalogue.schools.map(({ id }) => id)).slice();
      const { draft: next, replaced } = this.withSchoolsOf(begun, loaded, known);
      this.draft = next;
      this.catalogue = loaded;
      this.trouble = "";
      this.said = replaced.map(([school, left]) => this.inPlace(school, left)).join(" ");
    } catch (error) {
      this.trouble = troubleInWords(error);
    }
  }

  /** Whoever takes a pack wants its schools on the table; those that went with one leave it. */
  private withSchoolsOf(
    draft: Draft,
    loaded: Catalogue,
    known: readonly string[],
  ): { draft: Draft; replaced: [school: string, left: string][] } {
    const there = loaded.schools.map(({ id }) => id);
    const boxed = (id: string): boolean =>
      draft.packs.some((box) => id.startsWith(`${box}/`) && this.editions.some((edition) => edition.id === box));
    const fresh = there.filter((id) => !known.includes(id) && !boxed(id));
    const replaced: [string, string][] = [];
    let next = { ...draft, schools: draft.schools.filter((id) => there.includes(id)) };
    for (const id of fresh) {
      const { draft, left } = withSchool(next, id);
      if (left) replaced.push([id, left]);
      next = draft;
    }
    const left = there.filter((id) => !next.schools.includes(id) && !boxed(id));
    next.schools = [...next.schools, ...left.slice(0, Math.max(0, SCHOOLS - next.schools.length))];
    return { draft: seatedBy(next, loaded), replaced };
  }

  private inPlace(school: string, left: string): string {
    const name = (of: string): string => this.catalogue.schools.find((own) => own.id === of)?.name ?? of;
    return t("new-school-replaced", { school: name(school), left: name(left) });
  }

  /** A school of another box brings its box along. */
  async chooseSchool(id: string, box = ""): Promise<void> {
    if (box && !this.draft.packs.includes(box)) {
      await this.choosePacks([...this.draft.packs, box]);
      if (!this.catalogue.schools.some((own) => own.id === id)) return;
    }
    const { draft, left } = withSchool(this.draft, id);
    this.draft = seatedBy(draft, this.catalogue);
    this.said = left ? this.inPlace(id, left) : "";
  }

  /** The edition's own six; other boxes go back on the shelf. */
  ownSchools(): void {
    const packs = this.draft.packs.filter((id) => !this.boxes.includes(id));
    this.draft = seatedBy({ ...this.draft, schools: firstSchools(this.catalogue) }, this.catalogue);
    this.said = "";
    if (packs.length < this.draft.packs.length) void this.choosePacks(packs);
  }

  /** Six of all that are at hand, each with the box that it brings along; boxes that bring none go back on the shelf. */
  async schoolsByLot(all: { id: string; box: string }[]): Promise<void> {
    const six = sixByLot(all);
    const kept = this.draft.packs.filter((id) => !this.boxes.includes(id));
    const packs = [...new Set([...kept, ...six.map(({ box }) => box).filter(Boolean)])];
    if (packs.join() !== this.draft.packs.join()) await this.choosePacks(packs);
    const there = six.filter(({ id }) => this.catalogue.schools.some((own) => own.id === id));
    // Their box may not have come; then all is as it was, and the trouble is said.
    if (there.length < six.length) return;
    this.draft = seatedBy({ ...this.draft, schools: six.map(({ id }) => id) }, this.catalogue);
    this.said = "";
  }

  async open(): Promise<void> {
    if (this.busy || this.hindered) return;
    this.busy = true;
    this.trouble = "";
    const draft = this.company ? this.draft : { ...this.draft, manner: {} };
    const wanted = newTable(draft, this.catalogue);
    const names = Object.fromEntries(
      this.seats.flatMap((seat, at) => (seat.who === "here" ? [[at, seat.name.trim() || t("somebody")]] : [])),
    );
    // An unnamed person is still somebody in the list of seats.
    wanted.seats.forEach((seat, at) => {
      if ("here" in seat.who) seat.who.here.name = names[at] ?? "";
    });
    try {
      const created = await createTable(wanted);
      rememberCreated(created, wanted.name ?? "", names);
      const first = this.seats.find((seat) => seat.who === "here");
      if (first?.name.trim()) settings.name = first.name.trim();
      kept = null;
      go(this.invites ? `/lobby/${created.table}` : `/table/${created.table}`);
    } catch (error) {
      this.trouble = troubleInWords(error);
    }
    this.busy = false;
  }
}

let kept: Laying | null = null;

/** One draft for the small form and the page, until its table is opened; another language begins anew. */
export function layingWith(first: Catalogue): Laying {
  if (kept?.lang !== first.lang) kept = new Laying(first);
  return kept;
}
