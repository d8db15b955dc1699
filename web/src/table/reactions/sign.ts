// The sign of what may answer: over the window and on the button that uses it.
import { kindOf } from "../../kit/book";
import type { IconName } from "../../kit/icons";
import { evocationIcon, KIND_ICON } from "../../kit/looks";
import type { SourceView } from "../../wire";
import type { Option } from "../model/asks";
import type { Scene } from "../model/scene";

function signOf(card: SourceView | undefined, { book }: Scene): IconName | null {
  if (typeof card !== "object") return null;
  if ("Skill" in card) return evocationIcon(book.evocation(card.Skill.kind)?.id ?? "");
  if ("Jinx" in card) return "snake-bite";
  if ("Upgrade" in card) return "upgrade";
  if ("Event" in card) return "rose";
  const spell = "Spell" in card ? card.Spell : "Persistent" in card ? card.Persistent : null;
  const side = spell && book.side(spell.spell, spell.dark);
  return side ? KIND_ICON[kindOf(side.kind)] : null;
}

/** The one that all of them have; cards of several kinds have none in common but that one of them comes first. */
export function answerSign(options: Option[], scene: Scene): IconName {
  const [sign, ...more] = new Set(options.map(({ offer }) => signOf(offer.reaction?.card, scene)));
  return more.length || !sign ? "hourglass" : sign;
}
