// The drawings from game-icons.net (CC BY 3.0) that are used, and no others.
import { inside } from "./inside";
import type { RareName } from "./rare";
import anticlockwiseRotation from "~icons/game-icons/anticlockwise-rotation";
import blackBook from "~icons/game-icons/black-book";
import brain from "~icons/game-icons/brain";
import bugNet from "~icons/game-icons/bug-net";
import cancel from "~icons/game-icons/cancel";
import cardPick from "~icons/game-icons/card-pick";
import cardPlay from "~icons/game-icons/card-play";
import chainedHeart from "~icons/game-icons/chained-heart";
import checkMark from "~icons/game-icons/check-mark";
import compass from "~icons/game-icons/compass";
import convergenceTarget from "~icons/game-icons/convergence-target";
import crossedSwords from "~icons/game-icons/crossed-swords";
import crystalBall from "~icons/game-icons/crystal-ball";
import cultist from "~icons/game-icons/cultist";
import cycle from "~icons/game-icons/cycle";
import deathSkull from "~icons/game-icons/death-skull";
import evilMoon from "~icons/game-icons/evil-moon";
import feather from "~icons/game-icons/feather";
import filmStrip from "~icons/game-icons/film-strip";
import gears from "~icons/game-icons/gears";
import ghost from "~icons/game-icons/ghost";
import graduateCap from "~icons/game-icons/graduate-cap";
import hamburgerMenu from "~icons/game-icons/hamburger-menu";
import hand from "~icons/game-icons/hand";
import handOfGod from "~icons/game-icons/hand-of-god";
import heartOrgan from "~icons/game-icons/heart-organ";
import help from "~icons/game-icons/help";
import hexes from "~icons/game-icons/hexes";
import hourglass from "~icons/game-icons/hourglass";
import imp from "~icons/game-icons/imp";
import laurels from "~icons/game-icons/laurels";
import lightningTrio from "~icons/game-icons/lightning-trio";
import magicShield from "~icons/game-icons/magic-shield";
import magnifyingGlass from "~icons/game-icons/magnifying-glass";
import moon from "~icons/game-icons/moon";
import nextButton from "~icons/game-icons/next-button";
import padlock from "~icons/game-icons/padlock";
import pauseButton from "~icons/game-icons/pause-button";
import person from "~icons/game-icons/person";
import perspectiveDiceSixFacesRandom from "~icons/game-icons/perspective-dice-six-faces-random";
import playButton from "~icons/game-icons/play-button";
import polarStar from "~icons/game-icons/polar-star";
import previousButton from "~icons/game-icons/previous-button";
import punch from "~icons/game-icons/punch";
import queenCrown from "~icons/game-icons/queen-crown";
import quillInk from "~icons/game-icons/quill-ink";
import raven from "~icons/game-icons/raven";
import returnArrow from "~icons/game-icons/return-arrow";
import ringingBell from "~icons/game-icons/ringing-bell";
import rose from "~icons/game-icons/rose";
import roundBottomFlask from "~icons/game-icons/round-bottom-flask";
import ruleBook from "~icons/game-icons/rule-book";
import sandsOfTime from "~icons/game-icons/sands-of-time";
import saveArrow from "~icons/game-icons/save-arrow";
import scrollUnfurled from "~icons/game-icons/scroll-unfurled";
import settingsKnobs from "~icons/game-icons/settings-knobs";
import share from "~icons/game-icons/share";
import shutRose from "~icons/game-icons/shut-rose";
import snakeBite from "~icons/game-icons/snake-bite";
import spellBook from "~icons/game-icons/spell-book";
import spyglass from "~icons/game-icons/spyglass";
import stoneThrone from "~icons/game-icons/stone-throne";
import sun from "~icons/game-icons/sun";
import talk from "~icons/game-icons/talk";
import thirdEye from "~icons/game-icons/third-eye";
import totem from "~icons/game-icons/totem";
import trashCan from "~icons/game-icons/trash-can";
import trophy from "~icons/game-icons/trophy";
import upgrade from "~icons/game-icons/upgrade";
import vampireDracula from "~icons/game-icons/vampire-dracula";
import walkingBoot from "~icons/game-icons/walking-boot";
import warlockHood from "~icons/game-icons/warlock-hood";
import wingfoot from "~icons/game-icons/wingfoot";
import wireframeGlobe from "~icons/game-icons/wireframe-globe";
import witchFace from "~icons/game-icons/witch-face";
import wolfTrap from "~icons/game-icons/wolf-trap";
import womanElfFace from "~icons/game-icons/woman-elf-face";

export const ICONS = {
  "anticlockwise-rotation": inside(anticlockwiseRotation),
  "black-book": inside(blackBook),
  brain: inside(brain),
  "bug-net": inside(bugNet),
  cancel: inside(cancel),
  "card-pick": inside(cardPick),
  "card-play": inside(cardPlay),
  "chained-heart": inside(chainedHeart),
  "check-mark": inside(checkMark),
  compass: inside(compass),
  "convergence-target": inside(convergenceTarget),
  "crossed-swords": inside(crossedSwords),
  "crystal-ball": inside(crystalBall),
  cultist: inside(cultist),
  cycle: inside(cycle),
  "death-skull": inside(deathSkull),
  "evil-moon": inside(evilMoon),
  feather: inside(feather),
  "film-strip": inside(filmStrip),
  gears: inside(gears),
  ghost: inside(ghost),
  "graduate-cap": inside(graduateCap),
  "hamburger-menu": inside(hamburgerMenu),
  hand: inside(hand),
  "hand-of-god": inside(handOfGod),
  "heart-organ": inside(heartOrgan),
  help: inside(help),
  hexes: inside(hexes),
  hourglass: inside(hourglass),
  imp: inside(imp),
  laurels: inside(laurels),
  "lightning-trio": inside(lightningTrio),
  "magic-shield": inside(magicShield),
  "magnifying-glass": inside(magnifyingGlass),
  moon: inside(moon),
  "next-button": inside(nextButton),
  padlock: inside(padlock),
  "pause-button": inside(pauseButton),
  person: inside(person),
  "perspective-dice-six-faces-random": inside(perspectiveDiceSixFacesRandom),
  "play-button": inside(playButton),
  "polar-star": inside(polarStar),
  "previous-button": inside(previousButton),
  punch: inside(punch),
  "queen-crown": inside(queenCrown),
  "quill-ink": inside(quillInk),
  raven: inside(raven),
  "return-arrow": inside(returnArrow),
  "ringing-bell": inside(ringingBell),
  rose: inside(rose),
  "round-bottom-flask": inside(roundBottomFlask),
  "rule-book": inside(ruleBook),
  "sands-of-time": inside(sandsOfTime),
  "save-arrow": inside(saveArrow),
  "scroll-unfurled": inside(scrollUnfurled),
  "settings-knobs": inside(settingsKnobs),
  share: inside(share),
  "shut-rose": inside(shutRose),
  "snake-bite": inside(snakeBite),
  "spell-book": inside(spellBook),
  spyglass: inside(spyglass),
  "stone-throne": inside(stoneThrone),
  sun: inside(sun),
  talk: inside(talk),
  "third-eye": inside(thirdEye),
  totem: inside(totem),
  "trash-can": inside(trashCan),
  trophy: inside(trophy),
  upgrade: inside(upgrade),
  "vampire-dracula": inside(vampireDracula),
  "walking-boot": inside(walkingBoot),
  "warlock-hood": inside(warlockHood),
  wingfoot: inside(wingfoot),
  "wireframe-globe": inside(wireframeGlobe),
  "witch-face": inside(witchFace),
  "wolf-trap": inside(wolfTrap),
  "woman-elf-face": inside(womanElfFace),
} as const;

export type IconName = keyof typeof ICONS | RareName;
