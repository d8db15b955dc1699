// One view with its book: names, looks and places of everything on the table, as this viewer sees it.
import type { BoardCell, BoardModel, BoardRoom, PowerToken } from "../../board/types";
import { locale, saying, t, type Arg, type Phrase, type Ref } from "../../i18n/index.svelte";
import { personWords, roomTint, shortWords, type Book } from "../../kit/book";
import {
  apart,
  avatarLook,
  emblemOf,
  evocationIcon,
  mageLook,
  ROSE_LOOK,
  schoolIcon,
  type MageLook,
  type RoomTint,
  type Tint,
} from "../../kit/looks";
import type { IconName } from "../../kit/icons";
import { roomsKept } from "./kept";
import {
  CELL,
  NONE,
  QUICK,
  ROSE,
  SLOT_NAMES,
  type AvatarView,
  type EvocationView,
  type FaceName,
  type Figure,
  type Guise,
  type MageView,
  type Person,
  type Row,
  type SourceView,
  type SpellInfo,
  type View,
} from "../../wire";

/** Slots in the order they are shown: quick first. */
/** A slot of a sheet within a sentence: the quick one has a name in every language. */
export const slotWords = (slot: number): Phrase | string =>
  slot === QUICK ? { say: "slot-Quick" } : (SLOT_NAMES[slot] ?? "");
export const SLOT_ORDER = [QUICK, ...[...SLOT_NAMES.keys()].filter((slot) => slot !== QUICK)];

/** The name a person gave. Nobody is called what everybody is called who gave none. */
export function personName(people: Person[], seat: number): string | null {
  const name = people.find((person) => person.seat === seat)?.name ?? null;
  return name === t("somebody") ? null : name;
}

export class Scene {
  constructor(
    readonly book: Book,
    readonly view: View,
    readonly people: Person[],
  ) {}

  /** A view never changes, so what is drawn from it is made once. */
  private readonly kept: {
    looks?: MageLook[];
    boardRooms?: BoardRoom[];
    boardModels?: BoardModel[];
    boardCells?: BoardCell[];
    powerTokens?: PowerToken[];
  } = {};

  get me(): number | null {
    return this.view.seat;
  }
  get mine(): MageView | undefined {
    return this.me === null ? undefined : this.view.mages[this.me];
  }
  mage(seat: number): MageView | undefined {
    return this.view.mages[seat];
  }
  person(seat: number): Person | undefined {
    return this.people.find((person) => person.seat === seat);
  }

  /** The Avatar's board, where one plays. */
  get avatar(): AvatarView | null {
    return this.view.avatar ?? null;
  }
  isAvatar(seat: number): boolean {
    return this.avatar?.seat === seat;
  }
  /** Seats of mages, without the Avatar's. */
  get seats(): number[] {
    return [...this.view.mages.keys()].filter((seat) => !this.isAvatar(seat));
  }
  /** For messages that have a word of their own for two mages alone. */
  get isDuel(): "yes" | "no" {
    return this.view.mages.length === 2 && !this.avatar ? "yes" : "no";
  }
  /** Whose sheet an evocation lies on. */
  hostOf(evocation: EvocationView): number {
    const holder = evocation.host ?? evocation.owner;
    return holder === ROSE ? (this.avatar?.seat ?? ROSE) : holder;
  }

  look(colour: number): MageLook {
    if (colour === ROSE) return ROSE_LOOK;
    if (this.isAvatar(colour)) return avatarLook(this.book.avatar(this.avatar?.card ?? 0)?.name);
    this.kept.looks ??= apart(
      this.view.mages.map((_, seat) => this.wantedLook(seat)),
      this.view.mages.map(({ mage }) => mage !== NONE),
    );
    return this.kept.looks[colour] ?? this.wantedLook(colour);
  }
  private wantedLook(seat: number): MageLook {
    const mage = this.view.mages[seat]?.mage;
    const info = mage === undefined ? undefined : this.book.mage(mage);
    return mageLook(info?.id, info?.name ?? this.person(seat)?.name ?? "", seat);
  }
  tint(colour: number): Tint {
    return this.look(colour).tint;
  }
  /** Cubes in their places; an empty place is null. */
  cubes(row: Row): (Tint | null)[] {
    return row.map((colour) => (colour === NONE ? null : this.tint(colour)));
  }
  count(row: Row): number {
    return row.filter((colour) => colour !== NONE).length;
  }

  /** A number or choice of the edition; old recordings do not say. */
  rule<K extends keyof View["rules"]>(name: K): View["rules"][K] | undefined {
    return (this.view.rules as View["rules"] | undefined)?.[name];
  }

  /** What the words of the edition go by, for every message that speaks of its quests or its cubes; the cards' texts
   * have the same. */
  get spoken(): { quests: "at_once" | "in_stages" } {
    return { quests: this.rule("quests") === "AtOnce" ? "at_once" : "in_stages" };
  }

  /** Everything that names in sentences go by: while it is the same, so are they. */
  get naming(): string {
    const { seat, mages, rooms } = this.view;
    const people = this.people.map((person) => [person.seat, person.name]);
    const cards = [mages.map(({ mage }) => mage), rooms.map(({ room }) => room), this.avatar?.seat, this.avatar?.card];
    return JSON.stringify([seat, people, cards, this.spoken]);
  }

  /** Points of each colour if the room were rebuilt, or the mage fell, now. Old recordings do not say. */
  rebuildGains(place: number): number[] | undefined {
    return (this.view.rebuild_gains as number[][] | undefined)?.[place];
  }
  defeatGains(seat: number): number[] | undefined {
    return (this.view.defeat_gains as number[][] | undefined)?.[seat];
  }

  /** A mage, or before mages are chosen who sits there. */
  seatWords(seat: number): Phrase {
    if (this.isAvatar(seat)) return this.avatarWords;
    const mage = this.view.mages[seat]?.mage;
    const info = mage === undefined ? undefined : this.book.mage(mage);
    if (info) return shortWords("mage", info);
    const name = this.person(seat)?.name;
    return name ? personWords(name) : { say: "seat-number", args: { number: seat + 1 } };
  }
  /** Who sits there, when no mage is chosen yet. */
  beforeMage(seat: number): Phrase {
    const name = this.personName(seat);
    return name === null ? { say: "seat-number", args: { number: seat + 1 } } : personWords(name);
  }
  seatName(seat: number): string {
    return saying(this.seatWords(seat));
  }
  /** A mage in a sentence, the reader included. */
  seatRef(seat: number): Ref {
    return { kind: "mage", id: seat, name: this.seatName(seat), words: this.seatWords(seat) };
  }
  /** Who sits there, for people around one screen: by name and mage, as far as they are known. */
  whoSits(seat: number): string {
    return saying(this.sitsWords(seat));
  }
  sitsWords(seat: number): Phrase {
    const given = this.personName(seat);
    const known = this.book.mage(this.view.mages[seat]?.mage ?? NONE) !== undefined;
    if (seat === ROSE || this.isAvatar(seat)) return this.colourWords(seat);
    if (given === null) return known ? this.seatWords(seat) : { say: "seat-number", args: { number: seat + 1 } };
    if (!known) return personWords(given);
    return { say: "cover-who", args: { person: given, mage: this.seatWords(seat) } };
  }
  private get avatarWords(): Phrase {
    const info = this.book.avatar(this.avatar?.card ?? 0);
    return info ? shortWords("avatar", info) : { say: "avatar" };
  }
  personName(seat: number): string | null {
    return personName(this.people, seat);
  }
  get avatarName(): string {
    return saying(this.avatarWords);
  }
  get avatarRef(): Ref {
    return { kind: "mage", id: this.avatar?.seat ?? ROSE, name: this.avatarName, words: this.avatarWords };
  }
  /** A mage or the Rose where no sentence is. */
  colourWords(colour: number): Phrase {
    return colour === ROSE ? { say: "black-rose" } : this.seatWords(colour);
  }
  colourName(colour: number): string {
    return saying(this.colourWords(colour));
  }
  /** A mage or the Rose in a sentence. */
  whoRef(colour: number): Ref {
    if (colour !== ROSE) return this.seatRef(colour);
    return { kind: "mage", id: ROSE, name: t("black-rose"), words: { say: "the-black-rose" } };
  }
  /** The same where the reader is "you". */
  colourRef(colour: number): Ref {
    if (colour !== this.me) return this.whoRef(colour);
    return { kind: "mage", id: colour, name: t("you"), words: { say: "you" } };
  }
  schoolName(seat: number): string {
    const school = this.view.mages[seat]?.school;
    return (school === undefined ? undefined : this.book.catalogue.schools[school]?.name) ?? "";
  }
  schoolOf(spell: SpellInfo): { id: string; name: string; icon: IconName } {
    const id = this.book.schoolOf(spell);
    const name = this.book.catalogue.schools.find((school) => school.id === id)?.name ?? t(`school-${id}`);
    return { id, name, icon: schoolIcon(id) };
  }

  roomName(place: number): string {
    const state = this.view.rooms[place];
    return (state && this.book.room(state.room)?.name) ?? t("cell");
  }
  /** A place of the lodge in a sentence. */
  roomRef(place: number): Ref {
    const state = this.view.rooms[place];
    const words = state && this.book.room(state.room) ? this.book.words("room", state.room) : { say: "cell" };
    return { kind: "room", id: place, name: this.roomName(place), words };
  }
  placeOfRoom(room: number): number {
    return this.view.rooms.findIndex((state) => state.room === room);
  }
  /** Where a model stands: a room, CELL, or NONE. */
  placeOf(model: number): number {
    return model < ROSE ? (this.view.mages[model]?.place ?? NONE) : (this.evocation(model)?.room ?? NONE);
  }
  evocation(model: number): EvocationView | undefined {
    return this.view.evocations.find((evocation) => evocation.model === model);
  }
  private modelWords(model: number): Phrase {
    if (model < ROSE) return this.seatWords(model);
    const evocation = this.evocation(model);
    return evocation ? this.evocationWords(evocation.kind, this.hostOf(evocation)) : { say: "evocation" };
  }
  modelName(model: number): string {
    return saying(this.modelWords(model));
  }
  modelRef(model: number): Ref {
    const kind = model < ROSE ? "mage" : "model";
    return { kind, id: model, name: this.modelName(model), words: this.modelWords(model) };
  }
  /** "Cadaver of Doria". */
  evocationWords(kind: number, holder: number): Phrase {
    const owner: Arg =
      holder === ROSE ? (this.avatar ? this.avatarWords : { say: "black-rose" }) : this.seatWords(holder);
    return { say: "evocation-of", args: { name: this.book.words("evocation", kind), owner } };
  }
  /** Whether a model is the reader's mage, one of the reader's evocations, or somebody else's. */
  figureIs(figure: Figure): "you" | "yours" | "other" {
    if (figure.kind === null) return figure.model === this.me ? "you" : "other";
    return figure.holder === this.me ? "yours" : "other";
  }
  /** A model within a sentence: "you", "your Cadaver", "Doria". */
  figureRef(figure: Figure): Ref {
    const is = this.figureIs(figure);
    if (figure.kind === null) return is === "you" ? this.colourRef(figure.model) : this.seatRef(figure.model);
    const name = this.book.words("evocation", figure.kind);
    const words =
      is === "yours" ? { say: "evocation-yours", args: { name } } : this.evocationWords(figure.kind, figure.holder);
    return { kind: "model", id: figure.model, name: saying(words), words };
  }
  /** A model by its number, spoken of to the reader: "you", "your Cadaver", "Doria". */
  actingRef(model: number): Ref {
    if (model < ROSE) return this.colourRef(model);
    const found = this.evocation(model);
    return found
      ? this.figureRef({ model, kind: found.kind, holder: this.hostOf(found), slot: found.slot })
      : this.modelRef(model);
  }
  /** A model in a list: mages by name, one's own evocations as one's own. */
  listedRef(model: number): Ref {
    return model < ROSE ? this.modelRef(model) : this.actingRef(model);
  }

  /** What an effect comes from, by name. */
  sourceWords(source: SourceView): Phrase {
    const { book } = this;
    if (source === "Attack") return { say: "source-attack" };
    if (source === "Rules") return { say: "source-rules" };
    if ("Spell" in source) return book.words("spell", source.Spell.spell);
    if ("Persistent" in source) return book.words("spell", source.Persistent.spell);
    if ("Room" in source) return book.words("room", source.Room.room);
    if ("Quest" in source) return book.words("quest", source.Quest.quest);
    if ("Event" in source) return book.words("event", source.Event.event);
    if ("Skill" in source) return book.words("evocation", source.Skill.kind);
    if ("Jinx" in source) return book.words("jinx", source.Jinx.kind);
    if ("Command" in source) return book.words("command", source.Command.card);
    if ("CommandBack" in source) return { say: source.CommandBack.protection ? "command-protection" : "command-trap" };
    return book.words("upgrade", source.Upgrade.kind);
  }
  sourceName(source: SourceView): string {
    return saying(this.sourceWords(source));
  }

  get boardRooms(): BoardRoom[] {
    return (this.kept.boardRooms ??= this.boardRoomsNow());
  }
  /** A room that is as it was is the same thing as before: nothing of it is worded or drawn anew. */
  private boardRoomsNow(): BoardRoom[] {
    const recall = roomsKept(this.book, `${locale()} ${this.naming}`);
    return this.view.rooms.map((state, place) => {
      const here = this.boardModels.filter((model) => model.at === place).map(({ model, name }) => [model, name]);
      const known = [place, state, here, this.view.moon, this.won, this.guisesAt(place)];
      return recall(JSON.stringify(known), () => this.boardRoom(place));
    });
  }
  private boardRoom(place: number): BoardRoom {
    const state = this.view.rooms[place]!;
    const info = this.book.room(state.room);
    const centre = info?.fixed === "Centre";
    const face = info?.faces[state.turned ? 1 : 0];
    const prize = info && "Token" in info.prize ? info.prize.Token : null;
    const winner = this.won.findIndex((rooms) => rooms.includes(state.room));
    const room: BoardRoom = {
      place,
      hex: this.book.catalogue.places[place] ?? { q: 0, r: 0 },
      name: info?.name ?? "",
      shortName: centre ? t("room-centre-short") : saying(this.book.words("room", state.room), "short"),
      tint: this.roomColour(place),
      throne: info?.id === "throne_room",
      centre,
      slots: state.slots,
      cubes: this.cubes(state.cubes),
      face: face?.name ?? "Destroyed",
      used: state.used,
      coin: prize !== null && face?.token && this.view.moon >= (info?.opens ?? 0) ? prize : null,
      emblem: emblemOf(info?.id ?? ""),
      taken: winner < 0 ? null : this.tint(winner),
      posing: this.guise(place) !== null,
      label: "",
    };
    return { ...room, label: this.roomLabel(place, room) };
  }

  /** A room in one sentence, for people who listen. */
  private roomLabel(place: number, room: BoardRoom): string {
    const here = this.boardModels.filter((model) => model.at === place).map(({ model }) => this.actingRef(model));
    const says: Record<FaceName, string> = {
      Rebuilt: room.used ? "room-says-used" : "room-says-open",
      Destroyed: "room-says-ruined",
      Whole: "room-says-whole",
      Ruined: room.taken ? "room-says-taken" : "room-says-gone",
    };
    const winner = this.won.findIndex((rooms) => rooms.includes(this.view.rooms[place]?.room ?? NONE));
    const state: Phrase = {
      say: says[room.face],
      args: {
        count: room.cubes.filter(Boolean).length,
        slots: room.slots,
        who: winner < 0 ? "" : this.colourRef(winner),
      },
    };
    const token = room.coin === null ? "" : t(room.used ? "token-says-turned" : "token-says", { worth: room.coin });
    return [
      t("room-says", { name: this.roomRef(place), colour: { say: `colour-${room.tint}` }, state }),
      token,
      this.guise(place) ?? "",
      this.cubesInWords(this.view.rooms[place]?.cubes),
      here.length ? t("room-says-here", { who: { list: here, way: "plain" } }) : "",
    ]
      .filter(Boolean)
      .join(" ");
  }

  /** Whether rooms pay by tokens in this edition. */
  get hasTokens(): boolean {
    return this.book.catalogue.rooms.some(({ prize }) => "Token" in prize);
  }
  /** Tokens of rooms torn down, by the side that has won them. Old recordings do not say. */
  get won(): number[][] {
    return (this.view.won as number[][] | undefined) ?? [];
  }
  /** Those of one side, with what they are worth and the colour of their room. */
  tokensOf(colour: number): { room: number; name: string; tint: RoomTint; worth: number }[] {
    return (this.won[colour] ?? []).flatMap((room) => {
      const info = this.book.room(room);
      if (!info || !("Token" in info.prize)) return [];
      return [{ room, name: info.name, tint: roomTint(info.colour), worth: info.prize.Token }];
    });
  }

  private guisesAt(place: number): Guise["like"][] {
    const all = (this.view.guises as Guise[] | undefined) ?? [];
    return all.filter((guise) => guise.place === place).map(({ like }) => like);
  }
  /** What a room counts as this turn beside itself, in words. */
  guise(place: number): string | null {
    const like = this.guisesAt(place).at(-1);
    if (!like) return null;
    if ("Room" in like) return t("room-counts-as", { what: this.book.words("room", like.Room) });
    return t("room-counts-as", { what: { say: `colour-${roomTint(like.Colour)}` } });
  }
  /** The colour it counts as: what was said of it last. */
  roomColour(place: number): RoomTint {
    const like = this.guisesAt(place).at(-1);
    if (like && "Colour" in like) return roomTint(like.Colour);
    const room = like?.Room ?? this.view.rooms[place]?.room;
    return roomTint((room === undefined ? undefined : this.book.room(room)?.colour) ?? "Grey");
  }

  /** "red 2, blue 1", by whose they are. */
  cubesInWords(row: Row | undefined): string {
    const counts = new Map<number, number>();
    for (const colour of row ?? []) if (colour !== NONE) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    const each = [...counts].map(([colour, count]): Phrase => {
      return { say: "cubes-of", args: { who: this.colourWords(colour), count } };
    });
    return each.length ? t("cubes-in-words", { cubes: { list: each, way: "plain" } }) : "";
  }

  get boardModels(): BoardModel[] {
    return (this.kept.boardModels ??= this.boardModelsNow());
  }
  private boardModelsNow(): BoardModel[] {
    const mages: BoardModel[] = this.view.mages.flatMap((mage, seat) => {
      if (mage.place === NONE || (mage.mage === NONE && !this.isAvatar(seat))) return [];
      return [
        {
          model: seat,
          at: mage.place === CELL ? -1 - seat : mage.place,
          look: this.look(seat),
          icon: null,
          kind: null,
          owner: this.tint(seat),
          health: mage.health - this.count(mage.damage),
          own: seat === this.me,
          name: this.seatName(seat),
        },
      ];
    });
    const evocations: BoardModel[] = this.view.evocations.map((evocation) => ({
      model: evocation.model,
      at: evocation.room === CELL ? -1 - (this.hostOf(evocation) % ROSE) : evocation.room,
      look: null,
      icon: evocationIcon(this.book.evocation(evocation.kind)?.id ?? ""),
      kind: this.book.evocation(evocation.kind)?.id ?? "",
      owner: this.tint(evocation.owner),
      health: evocation.health - this.count(evocation.damage),
      own: evocation.owner === this.me,
      name: this.modelName(evocation.model),
    }));
    return [...mages, ...evocations];
  }

  get boardCells(): BoardCell[] {
    return (this.kept.boardCells ??= this.boardCellsNow());
  }
  private boardCellsNow(): BoardCell[] {
    return this.view.mages.map((mage, seat) => ({
      seat,
      hex: mage.cell,
      tint: this.tint(seat),
      name: saying({ say: "cell-of", args: { name: this.seatRef(seat) } }),
    }));
  }

  get powerTokens(): PowerToken[] {
    return (this.kept.powerTokens ??= this.powerTokensNow());
  }
  private powerTokensNow(): PowerToken[] {
    // The Avatar's points are the Black Rose's.
    const mages = this.seats.map((seat) => ({
      colour: seat,
      look: this.look(seat),
      power: this.view.mages[seat]?.power ?? 0,
      name: this.seatName(seat),
    }));
    return [...mages, { colour: ROSE, look: ROSE_LOOK, power: this.view.rose.power, name: t("black-rose") }];
  }

  /** Opponents in play order, beginning after the viewer; everybody for a spectator. The Avatar has a sheet of its own. */
  get others(): number[] {
    const count = this.view.mages.length;
    const start = this.me ?? -1;
    const all = Array.from({ length: this.me === null ? count : count - 1 }, (_, i) => (start + 1 + i + count) % count);
    return all.filter((seat) => !this.isAvatar(seat));
  }
}
