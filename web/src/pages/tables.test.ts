import { describe, expect, it } from "vitest";
import { addressOf, wayOf } from "./tables";

describe("what somebody pastes", () => {
  it("is an invitation as a link, a path or a code", () => {
    const join = { join: { table: "ab12", invite: "Zz_9-x" } };
    expect(wayOf(" https://lodge.example:8080/join/ab12/Zz_9-x ")).toEqual(join);
    expect(wayOf("/join/ab12/Zz_9-x/")).toEqual(join);
    expect(wayOf("ab12/Zz_9-x")).toEqual(join);
  });
  it("is an invitation whose secret stands behind the `#`", () => {
    const join = { join: { table: "ab12", invite: "Zz_9-x" } };
    expect(wayOf("https://lodge.example/join/ab12#Zz_9-x")).toEqual(join);
    expect(wayOf("https://lodge.example/join/ab12?seat=2#Zz_9-x")).toEqual(join);
    expect(addressOf(join)).toBe("/join/ab12#Zz_9-x");
  });
  it("is one's own seat, or six digits however they are written", () => {
    const sit = { sit: { table: "ab12", token: "hush" } };
    expect(wayOf("https://lodge.example/sit/ab12#hush")).toEqual(sit);
    expect(addressOf(sit)).toBe("/sit/ab12#hush");
    for (const text of ["418206", " 418 206 ", "418-206"]) expect(wayOf(text)).toEqual({ code: "418206" });
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
