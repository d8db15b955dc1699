// Reads what `xz --format=lzma` writes: a third smaller than what hosts compress by themselves. The format is that of
// the LZMA specification: a range coder whose chances follow what was read so far, literals, and copies of what is
// already there.

/** Bytes before the coded ones: how they are coded, the reach of copies, and how much comes out. */
const HEAD = 13;
const LENGTHS = 2 + 2 * 16 * 8 + 256;
/** Where the chances of each kind lie. */
const [MATCH, REP, G0, G1, G2, LONG, SLOT, FAR, ALIGN, LENGTH, REP_LENGTH, LITERAL] = [
  0,
  192,
  204,
  216,
  228,
  240,
  432,
  688,
  803,
  819,
  819 + LENGTHS,
  819 + 2 * LENGTHS,
];

/** What does not read as it should. */
export class Unreadable extends Error {}

class Reader {
  private range = 0xffffffff;
  private code = 0;
  private at = HEAD + 5;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly chances: Uint16Array,
  ) {
    for (let at = HEAD + 1; at < HEAD + 5; at++) this.code = ((this.code << 8) | bytes[at]!) >>> 0;
  }

  private narrow(): void {
    if (this.range >= 0x1000000) return;
    if (this.at >= this.bytes.length) throw new Unreadable("it ends too soon");
    this.range = (this.range << 8) >>> 0;
    this.code = ((this.code << 8) | this.bytes[this.at++]!) >>> 0;
  }

  bit(of: number): 0 | 1 {
    const chance = this.chances[of]!;
    const bound = (this.range >>> 11) * chance;
    const one = this.code >= bound;
    if (one) {
      this.range -= bound;
      this.code -= bound;
      this.chances[of] = chance - (chance >>> 5);
    } else {
      this.range = bound;
      this.chances[of] = chance + ((2048 - chance) >>> 5);
    }
    this.narrow();
    return one ? 1 : 0;
  }

  /** Bits that are as likely as not. */
  even(count: number): number {
    let sum = 0;
    for (; count > 0; count--) {
      this.range >>>= 1;
      const one = this.code >= this.range;
      if (one) this.code -= this.range;
      this.narrow();
      sum = ((sum << 1) | (one ? 1 : 0)) >>> 0;
    }
    return sum;
  }

  tree(of: number, bits: number): number {
    let node = 1;
    for (let at = 0; at < bits; at++) node = (node << 1) | this.bit(of + node);
    return node - (1 << bits);
  }

  /** The lowest bit first. */
  turned(of: number, bits: number): number {
    let [node, sum] = [1, 0];
    for (let at = 0; at < bits; at++) {
      const bit = this.bit(of + node);
      node = (node << 1) | bit;
      sum |= bit << at;
    }
    return sum;
  }

  length(of: number, place: number): number {
    if (!this.bit(of)) return this.tree(of + 2 + place * 8, 3);
    if (!this.bit(of + 1)) return 8 + this.tree(of + 130 + place * 8, 3);
    return 16 + this.tree(of + 258, 8);
  }

  distance(length: number): number {
    const slot = this.tree(SLOT + Math.min(length, 3) * 64, 6);
    if (slot < 4) return slot;
    const direct = (slot >> 1) - 1;
    const base = ((2 | (slot & 1)) << direct) >>> 0;
    if (slot < 14) return base + this.turned(FAR + base - slot, direct);
    return (base + ((this.even(direct - 4) << 4) >>> 0) + this.turned(ALIGN, 4)) >>> 0;
  }
}

export function unpacked(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kind = bytes[0] ?? 255;
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind >= 225 || bytes.length < HEAD + 5 || size.getUint32(9, true) !== 0)
    throw new Unreadable("it does not begin as it should");
  const [lc, lp, pb] = [kind % 9, Math.floor(kind / 9) % 5, Math.floor(kind / 45)];
  const out = new Uint8Array(size.getUint32(5, true));
  const reader = new Reader(bytes, new Uint16Array(LITERAL + (0x300 << (lc + lp))).fill(1024));
  let [at, state] = [0, 0];
  let [near, second, third, fourth] = [0, 0, 0, 0];
  while (at < out.length) {
    const place = at & ((1 << pb) - 1);
    if (!reader.bit(MATCH + (state << 4) + place)) {
      const before = at ? out[at - 1]! : 0;
      const base = LITERAL + 0x300 * (((at & ((1 << lp) - 1)) << lc) + (before >> (8 - lc)));
      let letter = 1;
      if (state >= 7) {
        let there = out[at - near - 1]!;
        while (letter < 0x100) {
          const wanted = (there >> 7) & 1;
          there <<= 1;
          const bit = reader.bit(base + ((1 + wanted) << 8) + letter);
          letter = (letter << 1) | bit;
          if (bit !== wanted) break;
        }
      }
      while (letter < 0x100) letter = (letter << 1) | reader.bit(base + letter);
      out[at++] = letter;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let length;
    if (reader.bit(REP + state)) {
      if (reader.bit(G0 + state)) {
        let distance = second;
        if (reader.bit(G1 + state)) {
          distance = third;
          if (reader.bit(G2 + state)) [distance, fourth] = [fourth, third];
          third = second;
        }
        [second, near] = [near, distance];
      } else if (!reader.bit(LONG + (state << 4) + place)) {
        if (near >= at) throw new Unreadable("it copies what is not there");
        state = state < 7 ? 9 : 11;
        out[at] = out[at - near - 1]!;
        at += 1;
        continue;
      }
      length = reader.length(REP_LENGTH, place);
      state = state < 7 ? 8 : 11;
    } else {
      [fourth, third, second] = [third, second, near];
      length = reader.length(LENGTH, place);
      state = state < 7 ? 7 : 10;
      near = reader.distance(length);
    }
    if (near >= at || at + length + 2 > out.length) throw new Unreadable("it copies what is not there");
    for (const end = at + length + 2; at < end; at++) out[at] = out[at - near - 1]!;
  }
  return out;
}
