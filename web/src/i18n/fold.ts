// Words as they are looked for: small letters without their accents, so that "miroir" finds "Miroir", "zakles" finds
// "Zaklęs" and "strasse" finds "Straße".

/** Letters that do not come apart into a plain one and its mark. */
const WHOLE: Record<string, string> = { ł: "l", ß: "ss", œ: "oe", æ: "ae", ø: "o", đ: "d", ı: "i" };

export function folded(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|\u00AD/gu, "")
    .replace(/[łßœæøđı]/gu, (letter) => WHOLE[letter] ?? letter)
    .replaceAll("’", "'");
}
