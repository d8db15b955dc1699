import { describe, expect, it } from "vitest";
import { match } from "./router.svelte";

describe("addresses", () => {
  it("name what their pattern asks for", () => {
    expect(match("/table/:table", "/table/a%20b/")).toEqual({ table: "a b" });
    expect(match("/table/:table", "/cards/one")).toBeNull();
    expect(match("/cards", "/cards/one")).toBeNull();
  });

  it("that nobody can have meant lead nowhere, and break nothing", () => {
    expect(match("/table/:table", "/table/%zz")).toBeNull();
  });
});
