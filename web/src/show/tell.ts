// One sentence of the log, laid onto a view. The truth is what the server sends after it; this only says in which
// order the difference came to be, so whatever a sentence does not say is simply there with the last one.
import {
  CELL,
  NONE,
  ROSE,
  type Colour,
  type EvocationView,
  type LogLine,
  type RoomState,
  type Row,
  type View,
} from "../wire";
import { sheetsBefore } from "./sheets";

/** What moves in a show; everything else of a view is taken from its end. */
type Moving = Pick<
  View,
  | "mages"
  | "rooms"
  | "rose"
  | "evocations"
  | "moon"
  | "crown"
  | "turn"
  | "phase"
  | "board"
  | "end_triggered"
  | "outcome"
  | "won"
>;

/** The view a show begins with: the end, with everything that moves where it was. */
export function beginning(before: View, after: View): View {
  const sheets = sheetsBefore(before, after);
  return {
    ...after,
    ...sheets,
    turn: before.turn,
    phase: before.phase,
    board: before.board,
    end_triggered: before.end_triggered,
    outcome: before.outcome,
    moon: before.moon,
    crown: before.crown,
    rooms: before.rooms,
    won: before.won,
    evocations: before.evocations,
    rose: { ...after.rose, power: before.rose.power },
    mages: sheets.mages.map((mage, seat) => {
      const was = before.mages[seat] ?? mage;
      return { ...mage, place: was.place, damage: was.damage, power: was.power };
    }),
  };
}

/** Cubes fill free places, those first where such a cube lies in the end. */
function fill(row: Row, end: Row | undefined, colour: Colour, count: number): Row {
  const next = [...row] as Row;
  for (let left = count; left > 0; left--) {
    const lasting = next.findIndex((cube, at) => cube === NONE && end?.[at] === colour);
    const at = lasting >= 0 ? lasting : next.indexOf(NONE);
    if (at < 0) break;
    next[at] = colour;
  }
  return next;
}
/** The last cube of a colour becomes another, or goes. */
function change(row: Row, from: Colour, to: Colour): Row {
  const at = row.lastIndexOf(from);
  return at < 0 ? row : (row.with(at, to) as Row);
}

type Bearer = { damage: Row };
function onModel(view: Moving, model: number, what: (own: Bearer) => Partial<EvocationView>): Partial<Moving> {
  if (model < ROSE)
    return {
      mages: view.mages.map((mage, seat) =>
        seat === model ? { ...mage, damage: what(mage).damage ?? mage.damage } : mage,
      ),
    };
  return { evocations: view.evocations.map((own) => (own.model === model ? { ...own, ...what(own) } : own)) };
}
function moved(view: Moving, model: number, place: number): Partial<Moving> {
  if (model < ROSE) return { mages: view.mages.map((mage, seat) => (seat === model ? { ...mage, place } : mage)) };
  return { evocations: view.evocations.map((own) => (own.model === model ? { ...own, room: place } : own)) };
}
const inRoom = (view: Moving, place: number, what: (room: RoomState) => Row): Partial<Moving> => ({
  rooms: view.rooms.map((room, at) => (at === place ? { ...room, cubes: what(room) } : room)),
});

/** Events in their places; old recordings do not say. */
const boardOf = (view: Moving): View["board"] => (view.board as View["board"] | undefined) ?? [];

function difference(view: Moving, { what }: LogLine, after: View): Partial<Moving> | null {
  if (what === "EndTriggered") return { end_triggered: true };
  if (typeof what === "string") return null;
  if ("TurnBegins" in what) return { turn: what.TurnBegins.turn };
  if ("PhaseBegins" in what) return { phase: what.PhaseBegins.phase };
  if ("EventLaid" in what) {
    const { event, slot } = what.EventLaid;
    return { board: boardOf(view).map((own, at) => (at === slot - 1 ? event : own === event ? null : own)) };
  }
  if ("EventDiscarded" in what)
    return { board: boardOf(view).map((own) => (own === what.EventDiscarded.event ? null : own)) };
  if ("Damaged" in what) {
    const { by, on, count } = what.Damaged;
    const end = on.model < ROSE ? after.mages[on.model] : after.evocations.find((own) => own.model === on.model);
    return onModel(view, on.model, (own) => ({ damage: fill(own.damage, end?.damage, by, count) }));
  }
  if ("Healed" in what)
    return onModel(view, what.Healed.on.model, (own) => ({ damage: change(own.damage, what.Healed.colour, NONE) }));
  if ("DamageConverted" in what) {
    const { by, on, from } = what.DamageConverted;
    return onModel(view, on.model, (own) => ({ damage: change(own.damage, from, by) }));
  }
  if ("InstabilityPlaced" in what) {
    const { by, room, count } = what.InstabilityPlaced;
    return inRoom(view, room, (own) => fill(own.cubes, after.rooms[room]?.cubes, by, count));
  }
  if ("InstabilityConverted" in what) {
    const { by, room, from } = what.InstabilityConverted;
    return inRoom(view, room, (own) => change(own.cubes, from, by));
  }
  if ("InstabilityRemoved" in what) {
    const { room, from } = what.InstabilityRemoved;
    return inRoom(view, room, (own) => change(own.cubes, from, NONE));
  }
  if ("DamageTransferred" in what) {
    const { from, to, colour } = what.DamageTransferred;
    const end = to.model < ROSE ? after.mages[to.model] : after.evocations.find((own) => own.model === to.model);
    const off = { ...view, ...onModel(view, from.model, (own) => ({ damage: change(own.damage, colour, NONE) })) };
    return { ...off, ...onModel(off, to.model, (own) => ({ damage: fill(own.damage, end?.damage, colour, 1) })) };
  }
  if ("Moved" in what) return moved(view, what.Moved.model.model, what.Moved.room);
  if ("Put" in what) return moved(view, what.Put.model.model, what.Put.room);
  if ("PutInCell" in what) return moved(view, what.PutInCell.seat, CELL);
  if ("Summoned" in what) {
    const { model, room } = what.Summoned;
    const made = after.evocations.find((own) => own.model === model.model && own.kind === what.Summoned.kind);
    if (!made) return null;
    const fresh = { ...made, room, damage: made.damage.map(() => NONE) as Row };
    return { evocations: [...view.evocations.filter((own) => own.model !== model.model), fresh] };
  }
  if ("NightmareAssigned" in what) {
    const made = after.evocations.find((own) => own.model === what.NightmareAssigned.model.model);
    return made ? { evocations: [...view.evocations.filter((own) => own.model !== made.model), made] } : null;
  }
  if ("EvocationRemoved" in what) {
    const { kind, owner, room } = what.EvocationRemoved;
    const gone = view.evocations.find((own) => own.kind === kind && own.owner === owner && own.room === room);
    return gone ? { evocations: view.evocations.filter((own) => own !== gone) } : null;
  }
  if ("RoomRebuilt" in what) {
    const { room } = what.RoomRebuilt;
    return { rooms: view.rooms.map((own, at) => (own.room === room ? (after.rooms[at] ?? own) : own)) };
  }
  if ("RoomTornDown" in what) {
    const { room, by } = what.RoomTornDown;
    return {
      rooms: view.rooms.map((own, at) => (own.room === room ? (after.rooms[at] ?? own) : own)),
      won: view.won.map((rooms, side) => (side === by ? [...rooms, room] : rooms)),
    };
  }
  if ("PowerChanges" in what) {
    const { who, now } = what.PowerChanges;
    if (who === ROSE) return { rose: { ...view.rose, power: now } };
    return { mages: view.mages.map((mage, seat) => (seat === who ? { ...mage, power: now } : mage)) };
  }
  if ("MoonChanges" in what) return { moon: what.MoonChanges.moon };
  if ("CrownTaken" in what) return { crown: what.CrownTaken.by };
  return null;
}

/** The view after a sentence; the same one if the sentence moves nothing. */
export function tell(view: View, line: LogLine, after: View): View {
  const found = difference(view, line, after);
  return found ? { ...view, ...found } : view;
}
