// Drawings with fewer digits: a tenth of a unit of 512 is not seen at any size, and a third of the digits is saved.

/** A path with its numbers rounded to tenths. Paths with arcs stay as they are: their flags may stand without spaces. */
export function roundPath(path: string): string {
  if (/[aA]/.test(path)) return path;
  return path.replace(/-?\d*\.\d+/g, (number, at: number) => {
    const short = Number(number)
      .toFixed(1)
      .replace(/\.0$/, "")
      .replace(/^(-?)0\./, "$1.");
    const plain = short === "-0" ? "0" : short;
    // What touched the number before it must not become a part of it.
    return /[\d.]/.test(path[at - 1] ?? "") && !plain.startsWith("-") ? ` ${plain}` : plain;
  });
}

/** A drawing, as it is or as a text in a script. */
export const roundDrawing = (svg: string): string =>
  svg.replace(/ d=(\\?")([^"\\]+)\1/g, (_, quote: string, path: string) => ` d=${quote}${roundPath(path)}${quote}`);
