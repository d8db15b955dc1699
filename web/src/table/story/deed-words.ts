// A deed in one sentence, and the lines of its outcome. Every sentence is one message, whole.
import { rich, type Arg, type Args, type Part, type Ref } from "../../i18n/index.svelte";
import { plainText } from "../../i18n/format";
import type { Aim, LogLine } from "../../wire";
import { aimRef, Teller } from "../log/words";
import { slotWords, type Scene } from "../model/scene";
import type { Subject } from "../model/subject";
import { aimAt, type Deed, type Row } from "./deeds";

export function refOfCard(card: Subject | null, scene: Scene): Ref | null {
  if (!card || !("id" in card)) return null;
  const { book } = scene;
  const id = card.id;
  // Rooms have articles and cases within a sentence; other cards are called by their titles.
  if (card.kind === "room-card") return book.ref("room", id, "room-card");
  if (card.kind === "room") return scene.roomRef(id);
  const names: Partial<Record<Subject["kind"], () => string | undefined>> = {
    spell: () => book.spell(id)?.name,
    quest: () => book.quest(id)?.name,
    event: () => book.event(id)?.name,
    evocation: () => book.evocation(id)?.name,
    jinx: () => book.jinx(id)?.name,
    upgrade: () => book.upgrade(id)?.name,
    command: () => book.command(id)?.name,
    model: () => scene.modelName(id),
  };
  return { kind: card.kind, id, name: names[card.kind]?.() ?? "" };
}

const find = <T>(lines: LogLine[], pick: (what: Extract<LogLine["what"], object>) => T | undefined): T | undefined => {
  for (const { what } of lines) {
    const found = typeof what === "object" ? pick(what) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** A room that works on itself is not named twice. */
export const isItself = (card: Subject | null, aim: Aim, scene: Scene): boolean =>
  card?.kind === "room-card" && typeof aim === "object" && "Room" in aim && scene.placeOfRoom(card.id) === aim.Room;

/** A target on a card. Where the card says "you" to another, the reader is called by the mage's name: one word, one person. */
export const aimOnCard = (aim: Aim, scene: Scene, speaksToOther: boolean): Arg =>
  speaksToOther && typeof aim === "object" && "Model" in aim && scene.figureIs(aim.Model) !== "other"
    ? scene.modelRef(aim.Model.model)
    : aimRef(aim, scene);

/** "Arianna casts Acid Blood at the Garden", as far as it has been told. */
export function deedTitle(deed: Deed, told: number, scene: Scene): Part[] {
  const args: Args = { ...scene.spoken };
  const card = refOfCard(deed.card, scene);
  if (card) args["card"] = card;
  if (deed.actor !== null) {
    args["who"] = scene.colourRef(deed.actor);
    args["you"] = deed.actor === scene.me ? "yes" : "no";
  }
  const rows = deed.rows.flatMap(({ lines }) => lines);
  const aim = aimAt(deed, told);
  const target = aim === null || isItself(deed.card, aim, scene) ? null : aimRef(aim, scene);
  if (target) args["target"] = target;
  switch (deed.kind) {
    case "cast": {
      const laid = find(rows, (what) => ("SpellActive" in what ? what.SpellActive : undefined));
      if (!card && laid) {
        args["slot"] = slotWords(laid.slot);
        return rich(laid.protection ? "deed-protection" : "deed-trap", args);
      }
      if (!card) return rich("deed-casting", args);
      return rich(target ? "deed-cast-at" : "deed-cast", args);
    }
    case "answer":
    case "room":
    case "evocation":
      return rich(target ? `deed-${deed.kind}-at` : `deed-${deed.kind}`, args);
    case "solve":
    case "solved":
      return rich(card ? "deed-solve" : "deed-solving", args);
    case "phase":
      // What a log that was cut begins with is of the phase that is shown with it.
      return rich("deed-phase", { phase: { say: `phase-${deed.phase ?? scene.view.phase}` } });
    case "turn":
      return rich("deed-turn", {
        turn: find(deed.opening, (what) => ("TurnBegins" in what ? what.TurnBegins.turn : undefined)) ?? 0,
      });
    case "moon":
      return rich("deed-moon", {
        moon: find(deed.opening, (what) => ("MoonChanges" in what ? what.MoonChanges.moon : undefined)) ?? 0,
      });
    case "fall": {
      const seat = find(deed.opening, (what) => ("Defeated" in what ? what.Defeated.seat : undefined)) ?? 0;
      return rich("deed-fall", { who: scene.colourRef(seat), you: seat === scene.me ? "yes" : "no" });
    }
    case "quest": {
      const quest = find(deed.opening, (what) => ("QuestDiscarded" in what ? what.QuestDiscarded : undefined))?.quest;
      return rich("deed-quest", {
        ...args,
        quest: quest == null ? { say: "log-a-quest" } : scene.book.ref("quest", quest),
      });
    }
    case "effect":
      return rich(card ? "deed-effect" : "deed-phase", { ...args, phase: "" });
    case "won":
      return rich("deed-won", { ...args, duel: scene.isDuel });
    default:
      return rich(`deed-${deed.kind}`, args);
  }
}

export interface RowWords {
  parts: Part[];
  /** How often the same happened. */
  count: number;
  lines: LogLine[];
}

/** The lines of an outcome: equal ones once with their number, of several steps the last. */
export function rowWords(row: Row, told: number, scene: Scene): RowWords[] {
  const teller = new Teller(scene);
  const moved = row.lines.filter(({ what }) => typeof what === "object" && "Moved" in what);
  if (moved.length === row.lines.length) {
    const at = moved.findLast((line) => line.n <= told) ?? moved[0]!;
    return [{ parts: teller.sentence(at).parts, count: 1, lines: row.lines }];
  }
  const out: RowWords[] = [];
  for (const line of row.lines) {
    const parts = teller.sentence(line).parts;
    const like = out.find((other) => plainText(other.parts) === plainText(parts));
    if (like) {
      like.count += 1;
      like.lines.push(line);
    } else out.push({ parts, count: 1, lines: [line] });
  }
  return out;
}
