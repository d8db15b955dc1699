import { describe, expect, it } from "vitest";
import { bundleOf, inForm, parts, plainText, type Args } from "./format";

// A little Polish and German: cases go down, genders come up.
const polish = bundleOf("pl", [
  `
name-evocation = { $name }
    .gender = n
name-evocation-cadaver = { $form ->
        [dat] Kadawerowi
        [acc] Kadawera
       *[nom] Kadawer
    }
    .gender = m2
rose = { $form ->
        [dat] Czarnej Róży
       *[nom] czarna Róża
    }
    .gender = f
hits = { $who } zadaje { $whom } { $count ->
        [one] { $count } Obrażenie
        [few] { $count } Obrażenia
       *[many] { $count } Obrażeń
    }.
    .whom = dat
gone = { $who } { $who-gender ->
        [f] została pokonana
       *[m2] został pokonany
    }.
seen = Widzisz: { $what }.
    .what = acc
of = { $what } ({ $owner })
    .what = { $form }
    .owner = nom
    .gender = { $what-gender }
`,
]);
const cadaver = { say: "name-evocation-cadaver", or: "name-evocation", args: { name: "Cadaver" } };
const rose = { kind: "mage", id: 8, name: "Rose", words: { say: "rose" } };
const model = { kind: "model", id: 9, name: "Cadaver", words: cadaver };
const say = (id: string, args: Args): string => {
  const errors: Error[] = [];
  const text = plainText(parts([polish], id, args, errors));
  expect(errors).toEqual([]);
  return text;
};

describe("words inside words", () => {
  it("come in the form that is asked for, with a capital where the sentence begins", () => {
    expect(say("hits", { who: rose, whom: model, count: 2 })).toBe("Czarna Róża zadaje Kadawerowi 2 Obrażenia.");
    expect(say("hits", { who: model, whom: rose, count: 5 })).toBe("Kadawer zadaje Czarnej Róży 5 Obrażeń.");
  });
  it("tell their gender", () => {
    expect(say("gone", { who: rose })).toBe("Czarna Róża została pokonana.");
    expect(say("gone", { who: model })).toBe("Kadawer został pokonany.");
  });
  it("are joined as the language does it, each in its form", () => {
    expect(say("seen", { what: { list: [model, model] } })).toBe("Widzisz: Kadawera i Kadawera.");
    expect(say("seen", { what: { list: [model, model], way: "or" } })).toBe("Widzisz: Kadawera lub Kadawera.");
  });
  it("pass forms down and features up through a phrase between", () => {
    const owned = { say: "of", args: { what: cadaver, owner: rose } };
    const ref = { kind: "model", id: 9, name: "", words: owned };
    expect(say("seen", { what: ref })).toBe("Widzisz: Kadawera (czarna Róża).");
    expect(say("gone", { who: ref })).toBe("Kadawer (czarna Róża) został pokonany.");
    expect(parts([polish], "gone", { who: ref })[0]).toMatchObject({ kind: "model", name: "Kadawer (czarna Róża)" });
  });
  it("are called by their name where the language has no word for them", () => {
    const stranger = { say: "name-evocation-x-beast", or: "name-evocation", args: { name: "Beast" } };
    expect(say("hits", { who: { kind: "model", id: 1, name: "Beast", words: stranger }, whom: rose, count: 1 })).toBe(
      "Beast zadaje Czarnej Róży 1 Obrażenie.",
    );
    expect(inForm([polish], cadaver, "title")).toBe("Kadawer");
  });
});
