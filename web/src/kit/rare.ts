// Drawings from game-icons.net (CC BY 3.0) that only some tables need; they are fetched when the first of them is asked for.
import andromedaChain from "~icons/game-icons/andromeda-chain";
import anvil from "~icons/game-icons/anvil";
import bestialFangs from "~icons/game-icons/bestial-fangs";
import blackKnightHelm from "~icons/game-icons/black-knight-helm";
import bookshelf from "~icons/game-icons/bookshelf";
import breastplate from "~icons/game-icons/breastplate";
import candleLight from "~icons/game-icons/candle-light";
import carnivorousPlant from "~icons/game-icons/carnivorous-plant";
import coffin from "~icons/game-icons/coffin";
import doorHandle from "~icons/game-icons/door-handle";
import dualityMask from "~icons/game-icons/duality-mask";
import elfHelmet from "~icons/game-icons/elf-helmet";
import evilMinion from "~icons/game-icons/evil-minion";
import femaleVampire from "~icons/game-icons/female-vampire";
import flame from "~icons/game-icons/flame";
import flowerPot from "~icons/game-icons/flower-pot";
import gladius from "~icons/game-icons/gladius";
import gooeyEyedSun from "~icons/game-icons/gooey-eyed-sun";
import grapes from "~icons/game-icons/grapes";
import graveyard from "~icons/game-icons/graveyard";
import hound from "~icons/game-icons/hound";
import lindenLeaf from "~icons/game-icons/linden-leaf";
import minotaur from "~icons/game-icons/minotaur";
import mirrorMirror from "~icons/game-icons/mirror-mirror";
import nightSky from "~icons/game-icons/night-sky";
import openTreasureChest from "~icons/game-icons/open-treasure-chest";
import pentacle from "~icons/game-icons/pentacle";
import pikeman from "~icons/game-icons/pikeman";
import pyromaniac from "~icons/game-icons/pyromaniac";
import starAltar from "~icons/game-icons/star-altar";
import swordAltar from "~icons/game-icons/sword-altar";
import telescope from "~icons/game-icons/telescope";
import turban from "~icons/game-icons/turban";
import vortex from "~icons/game-icons/vortex";
import { inside } from "./inside";

export const RARE = {
  "andromeda-chain": inside(andromedaChain),
  anvil: inside(anvil),
  "bestial-fangs": inside(bestialFangs),
  "black-knight-helm": inside(blackKnightHelm),
  bookshelf: inside(bookshelf),
  breastplate: inside(breastplate),
  "candle-light": inside(candleLight),
  "carnivorous-plant": inside(carnivorousPlant),
  coffin: inside(coffin),
  "door-handle": inside(doorHandle),
  "duality-mask": inside(dualityMask),
  "elf-helmet": inside(elfHelmet),
  "evil-minion": inside(evilMinion),
  "female-vampire": inside(femaleVampire),
  flame: inside(flame),
  "flower-pot": inside(flowerPot),
  gladius: inside(gladius),
  "gooey-eyed-sun": inside(gooeyEyedSun),
  grapes: inside(grapes),
  graveyard: inside(graveyard),
  hound: inside(hound),
  "linden-leaf": inside(lindenLeaf),
  minotaur: inside(minotaur),
  "mirror-mirror": inside(mirrorMirror),
  "night-sky": inside(nightSky),
  "open-treasure-chest": inside(openTreasureChest),
  pentacle: inside(pentacle),
  pikeman: inside(pikeman),
  pyromaniac: inside(pyromaniac),
  "star-altar": inside(starAltar),
  "sword-altar": inside(swordAltar),
  telescope: inside(telescope),
  turban: inside(turban),
  vortex: inside(vortex),
} as const;

export type RareName = keyof typeof RARE;
