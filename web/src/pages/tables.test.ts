import { describe, expect, it } from "vitest";
import { wayOf } from "./tables";

describe("what somebody pastes", () => {
  it("is an invitation as a link, a path or a code", () => {
    const join = { join: { table: "ab12", invite: "Zz_9-x" } };
    expect(wayOf(" https://lodge.example:8080/join/ab12/Zz_9-x ")).toEqual(join);
    expect(wayOf("/join/ab12/Zz_9-x/")).toEqual(join);
    expect(wayOf("ab12/Zz_9-x")).toEqual(join);
  });
  it("is a table to watch", () => {
    expect(wayOf("http://localhost/table/ab12")).toEqual({ watch: "ab12" });
    expect(wayOf("/replay/ab12?at=40")).toEqual({ watch: "ab12" });
    expect(wayOf("table/ab12")).toEqual({ watch: "ab12" });
    expect(wayOf("ab12")).toEqual({ watch: "ab12" });
  });
  it("or nothing", () => {
    expect(wayOf("")).toBeNull();
    expect(wayOf("a b c")).toBeNull();
  });
});
