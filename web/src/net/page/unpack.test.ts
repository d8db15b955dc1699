import { describe, expect, it } from "vitest";
import { unpacked, Unreadable } from "./unpack";

const bytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
/** Forty lines, as `xz --format=lzma -9e` packs them, with their size in the head. */
const PACKED =
  "XQAAAARYBQAAAAAAAAAYDoAnNfHoPWIS/3d3REPlVSwkuAytMCnqNLgjJclUW3+dy4zc5ILn01I1YECAPDk9ZmNY/4/JU5LF3kyevYp/1zphl1gyEFhjkM5NOtg9Rtp+t6zxUl65GNK7jgOPwPLRqcfqbnyLr2p7Dt8XPMt4y+q7wYPYw0DTkLRDGO6nXyun6ce0pt/NJbmKX/z74q0WyMyMkBwQLtKeZdXj1HoRhQLNRlhN+a4hOA6QLMmqA0WDpx1NwYThYtyt4t/OglNxqWJqNgB2pP/gXwgs";
const LINES = Array.from({ length: 40 }, (_, at) => `${at}: the Black Rose watches room ${(at * 7) % 19}\n`).join("");

describe("the packed engine", () => {
  it("comes out as it went in", () => {
    expect(new TextDecoder().decode(unpacked(bytes(PACKED)))).toBe(LINES);
  });

  it("is refused where it is cut or changed, and never read beyond its end", () => {
    const whole = bytes(PACKED);
    expect(() => unpacked(whole.slice(0, 12))).toThrow(Unreadable);
    expect(() => unpacked(whole.slice(0, 60))).toThrow(Unreadable);
    expect(() => unpacked(Uint8Array.from(whole, (byte, at) => (at === 0 ? 255 : byte)))).toThrow(Unreadable);
    const changed = Uint8Array.from(whole, (byte, at) => (at === 40 ? byte ^ 0xff : byte));
    let told = "";
    try {
      told = new TextDecoder().decode(unpacked(changed));
    } catch (error) {
      expect(error).toBeInstanceOf(Unreadable);
    }
    expect(told).not.toBe(LINES);
  });
});
