import { describe, expect, it } from "vitest";
import catalogue from "../../fixtures/catalogue.json";
import classicCards from "../../fixtures/catalogue-classic.json";
import reactClassic from "../../fixtures/classic-react-4.json";
import drawFrom from "../../fixtures/draw-from-2.json";
import evocationStep from "../../fixtures/evocation-step-2.json";
import explore from "../../fixtures/explore-2.json";
import fight from "../../fixtures/fight-2.json";
import jinx from "../../fixtures/jinx-4.json";
import keep from "../../fixtures/keep-2.json";
import may from "../../fixtures/may-2.json";
import offer from "../../fixtures/offer-quest-2.json";
import react from "../../fixtures/react-2.json";
import spread from "../../fixtures/spread-4.json";
import target from "../../fixtures/target-2.json";
import { bundleOf, parts, plainText } from "../../i18n/format";
import { loadSources, LOCALES } from "../../i18n/locales";
import { Book, plainLine } from "../../kit/book";
import type { Catalogue, Question, SourceView, Welcome } from "../../wire";
import { layOut } from "./asks";
import { answeredAt, currentSentence, reasonOf, sentencesOf, titleOf } from "./question";
import { InARow } from "./in-a-row.svelte";
import { Scene } from "./scene";

const book = new Book(catalogue as unknown as Catalogue);
function asked(sample: unknown, change: (question: Question) => Question = (question) => question) {
  const { welcome } = sample as { welcome: Welcome };
  const question = change(welcome.view.question!);
  const scene = new Scene(book, { ...welcome.view, question }, welcome.people);
  return { scene, question, title: titleOf(question, scene), reason: reasonOf(question, scene) };
}
const without =
  (name: string) =>
  (question: Question): Question => ({
    ...question,
    options: question.options.filter(({ choice }) => typeof choice === "string" || !(name in choice)),
  });

describe("a question", () => {
  it("about a Jinx says who gets it", () => {
    expect(asked(jinx).reason).toBe("Assign a Jinx of your choice to the target. Target: Doria.");
  });

  it("about the next cube of an attack says why it is asked", () => {
    const ofAttack = (question: Question): Question => ({
      ...question,
      about: { ...question.about!, source: "Attack", sentence: null },
    });
    const { title, reason } = asked(spread, ofAttack);
    expect(title).toBe("Attack: where does the next cube go?");
    expect(reason).toBe("Too few cubes are left for all who are struck: you place them one by one.");
    expect(asked(spread).reason).not.toContain("Too few");
  });

  it("about what is kept does not say twice what becomes of the others", () => {
    expect(asked(keep).reason).toBe("The others are discarded.");
    const about = (spread as unknown as { welcome: Welcome }).welcome.view.question!.about;
    expect(asked(keep, (question) => ({ ...question, about })).reason).not.toContain("The others are discarded.");
  });

  it("about an evocation's step says where it may attack instead", () => {
    const both = (question: Question): Question => ({
      ...question,
      options: [...question.options, { ...question.options[0]!, choice: { Attack: 8 } }],
    });
    expect(asked(evocationStep).title).toMatch(/acts: choose a room$/);
    expect(asked(evocationStep, both).title).toMatch(/acts: choose a room, or whom to attack$/);
    expect(asked(evocationStep, both).reason).toBe("2 steps left");
  });

  it("about Explore asks for a room only where there is one", () => {
    expect(asked(explore).title).toBe("Explore: choose a room");
    const still = asked(explore, (question) => ({ ...without("Step")(question), counter: { left: 0, of: 2 } }));
    expect(still.title).not.toContain("choose a room");
    expect(still.reason).toBe("No step is left: activate the room, or stop.");
  });

  it("about Fight asks whom to attack only where somebody is", () => {
    expect(asked(fight).title).toBe("Fight: choose whom to attack");
    expect(asked(fight).reason).toBe("Attack once, activate the room, or stop.");
    const closed = asked(fight, (question) => ({
      ...question,
      options: question.options.filter(({ choice }) => choice !== "ActivateRoom"),
    }));
    expect([closed.title, closed.reason]).toEqual(["Fight: choose whom to attack", "Attack once, or stop."]);
    const still = asked(fight, without("Attack"));
    expect(still.title).not.toContain("whom");
    expect(still.reason).toContain("Nobody is left to attack here");
  });

  it("whether one wants something says what follows from it", () => {
    const ofOffering = asked(may, (question) => {
      const spell = book.catalogue.spells.findIndex(({ id }) => id === "burnt_offering");
      return { ...question, about: { ...question.about!, source: { Spell: { spell, dark: false } }, sentence: 0 } };
    });
    expect(ofOffering.title).toContain("You may");
    expect(ofOffering.reason).toMatch(/^If you do, inflict 4/);
    expect(asked(may).reason).not.toContain("undefined");
  });

  it("speaks to its reader of their own evocation", () => {
    const { scene, title } = asked(evocationStep);
    expect(title).toMatch(/^Your .* acts: choose a room$/);
    expect(scene.boardRooms.map(({ label }) => label).join(" ")).toMatch(/Here: [^.]*\byou\b/);
  });

  it("about several cards that cannot all be passed asks what comes first, and tells them apart", () => {
    const twice = (question: Question): Question => {
      const [one] = question.options;
      const { reaction } = one!;
      const skill = (model: number): Question["options"][number] => ({
        choice: { Use: { pending: model } },
        spell: null,
        reaction: {
          ...reaction!,
          card: { Skill: { kind: 0 } },
          slot: null,
          model: { model, kind: 0, holder: 1, slot: 0 },
        },
      });
      return { ...question, options: [one!, { ...one!, reaction: { ...reaction!, slot: 0 } }, skill(8), skill(10)] };
    };
    expect(asked(react).title).toMatch(/^Answer with/);
    const { scene, question, title } = asked(react, twice);
    expect(title).toBe("What comes first?");
    const labels = layOut(question, scene).options.map(({ label }) => label);
    expect(new Set(labels).size).toBe(4);
    expect(labels[0]).toContain("slot");
    expect(labels[2]).toContain(scene.roomName(scene.placeOf(8)));
  });

  it("about both halves of one trap names each by its rooms, and lets one of them be used", () => {
    const classic = new Book(classicCards as unknown as Catalogue);
    const spell = classic.catalogue.spells.findIndex(({ id }) => id === "blade_barrage");
    const { welcome } = reactClassic as unknown as { welcome: Welcome };
    const [first] = welcome.view.question!.options;
    const half = (dark: boolean): Question["options"][number] => ({
      choice: { Use: { pending: Number(dark) } },
      spell,
      reaction: { ...first!.reaction!, card: { Spell: { spell, dark } }, slot: 2 },
    });
    const question = { ...welcome.view.question!, options: [half(false), half(true)] };
    const { options } = layOut(question, new Scene(classic, { ...welcome.view, question }, welcome.people));
    expect(options.map(({ label }) => label)).toEqual([
      "Blade Barrage, slot III (red room)",
      "Blade Barrage, slot III (green room)",
    ]);
    const row = new InARow({} as ConstructorParameters<typeof InARow>[0]);
    for (const option of options) row.tick(option);
    expect(row.ticked).toEqual([options[1]]);
    row.tick(options[1]!);
    expect(row.ticked).toEqual([]);
  });

  it("at a full stop is about the sentence that ends there, not the next one", () => {
    const { scene, question } = asked(may);
    const source = question.about!.source;
    const sentences = sentencesOf(source, scene);
    const effect = { Effect: { source, by: 0, target: question.about!.target, sentence: 1 } };
    const at = (under_way: typeof scene.view.under_way, sentence: number): number =>
      answeredAt(
        { ...question, kind: "React", about: { ...question.about!, sentence } },
        sentences,
        new Scene(book, { ...scene.view, under_way }, scene.people),
      );
    expect(at([effect, "Reactions"], 1)).toBe(0);
    expect(at([effect, "Reactions"], 0)).toBe(-1);
    expect(at([effect, { Activation: { model: 8, controller: 0 } }, "Reactions"], 0)).toBe(0);
  });

  it("for a target says what the effect does", () => {
    const { scene, question, reason } = asked(target);
    const sentences = sentencesOf(question.about!.source, scene);
    expect(sentences.length).toBeGreaterThan(0);
    for (const { line } of sentences) expect(reason).toContain(plainLine(line));
    const room = sentencesOf({ Room: { room: 3, turned: false } }, scene);
    const source = { Room: { room: 3, turned: false } } as const;
    const ofRoom = asked(target, (own) => ({ ...own, about: { ...own.about!, source } }));
    expect(ofRoom.reason).toContain(plainLine(room[0]?.line));
  });

  it("whether to do something says what", () => {
    const { scene, question, title } = asked(may);
    expect(title).toContain(plainLine(currentSentence(question.about!, scene)));
    expect(title).not.toMatch(/do it\?/);
  });

  it("whether to do something is answered by what one does, where a button has room for it", () => {
    const yes = (source: SourceView, sentence: number): string => {
      const about = { ...(may as unknown as { welcome: Welcome }).welcome.view.question!.about!, source, sentence };
      const { question, scene } = asked(may, (question) => ({ ...question, about }));
      return layOut(question, scene).options.find(({ name }) => name === "Yes")!.label;
    };
    const called = (cards: { id: string }[], id: string): number => cards.findIndex((card) => card.id === id);
    const { quests, evocations, spells } = book.catalogue;
    const drawing = quests.findIndex(({ text }) =>
      text.parts.some((part) => plainLine(part.sentences[0]?.line) === "You may draw 1 Event."),
    );
    expect(yes({ Quest: { quest: drawing } } as SourceView, 0)).toBe("Draw 1 Event");
    const diverting = evocations.findIndex(({ text }) => JSON.stringify(text).includes("you may divert"));
    expect(yes({ Skill: { kind: diverting } }, 0)).toBe("Divert 1 of that Damage to it");
    expect(yes({ Spell: { spell: called(spells, "burnt_offering"), dark: false } }, 0)).toBe("Yes, do it");
    // "Three times" is asked three times.
    const { source, sentence } = asked(may).question.about!;
    expect(yes(source, sentence!)).toBe("Yes, do it");
  });

  it.each(LOCALES)("knows the words after which a card says what may be done, in %s", async (locale) => {
    const cards = (await import(`../../../../content/locales/${locale}/cards.ftl?raw`)) as { default: string };
    const said = /^may =(?:.*)(?:\n .*)*/mu.exec(cards.default)![0];
    const leads = [...said.matchAll(/(?:=|\]) (\S[^{\n]*?) \{ \$body \}/gu)].map(([, lead]) => lead);
    const known = plainText(parts([bundleOf(locale, await loadSources(locale))], "may-leads")).split(", ");
    expect(leads.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining(leads));
  });

  it("about schools says how many spells are kept, and of one only that it is drawn", () => {
    const several = asked(drawFrom, (question) => ({ ...question, counter: { left: 4, of: 4 } }));
    expect(several.reason).toContain("You keep two of them");
    const one = asked(drawFrom, (question) => ({ ...question, counter: { left: 1, of: 1 } }));
    expect(one.reason).not.toMatch(/keep|all/);
  });

  it("about giving up a quest says what the Rose gains, for all and for each", () => {
    const { scene, question, reason } = asked(offer);
    expect(reason).toContain("The Black Rose gains");
    const quests = layOut(question, scene).options.filter((option) => option.quest !== undefined);
    expect(quests.length).toBeGreaterThan(0);
    for (const { quest, label } of quests)
      expect(label).toBe(`${book.quest(quest!)?.name}: the Rose gains ${book.quest(quest!)?.moon}`);
  });
});

describe("who sits at a shared screen", () => {
  it("is called by name and mage, never by what everybody is called", () => {
    const { welcome } = explore as unknown as { welcome: Welcome };
    const called = (name: string | null): string => {
      const people = welcome.people.map((person) => (person.seat === 0 ? { ...person, name } : person));
      return new Scene(book, welcome.view, people).whoSits(0);
    };
    const mage = new Scene(book, welcome.view, []).seatName(0);
    expect(called("Ada")).toBe(`Ada (${mage})`);
    expect(called("Mage")).toBe(mage);
    expect(called(null)).toBe(mage);
  });
});
