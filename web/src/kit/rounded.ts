// Drawings with fewer digits: a unit of 512 is not seen at any size they are drawn in, and half of the digits are saved.

interface Point {
  x: number;
  y: number;
}

/** What the numbers after each command are: places in a direction, flags, or lengths that stay as they are told. */
const KINDS: Record<string, string> = {
  m: "xy",
  l: "xy",
  h: "x",
  v: "y",
  c: "xyxyxy",
  s: "xyxy",
  q: "xyxy",
  t: "xy",
  a: "rrrffxy",
  z: "",
};

const short = (number: number): string => String(number).replace(/^(-?)0\./, "$1.");

/** The commands of a path with their numbers. Flags of arcs are one letter each and may stand without spaces. */
function* commandsOf(path: string): Generator<[command: string, numbers: number[]]> {
  let at = 0;
  let command = "";
  const next = (form: RegExp): string | undefined => {
    form.lastIndex = at;
    const found = form.exec(path);
    if (found) at = form.lastIndex;
    return found?.[1];
  };
  while (/[^\s,]/.test(path.slice(at))) {
    command = next(/[\s,]*([a-zA-Z])/y) ?? command;
    const kinds = KINDS[command.toLowerCase()];
    if (kinds === undefined) throw new Error(`no command: ${path.slice(at, at + 9)}`);
    const numbers = [...kinds].map((kind) =>
      Number(next(kind === "f" ? /[\s,]*([01])/y : /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/y) ?? NaN),
    );
    if (numbers.some(Number.isNaN)) throw new Error(`no number: ${path.slice(at, at + 9)}`);
    yield [command, numbers];
    // What follows a move without a command are lines.
    if (/m/i.test(command)) command = command === "m" ? "l" : "L";
  }
}

/** A path in whole units. Steps are counted from where the pen stands after rounding, so that errors do not add up. */
export function roundPath(path: string): string {
  /** Where the pen is by the drawing, and where rounding has put it. */
  let [pen, drawn]: [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let start = [pen, drawn] as const;
  let [told, meant] = ["", ""];
  for (const [command, numbers] of commandsOf(path)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    // A command that is meant anyway need not be said.
    if (command !== meant || kind === "z") told += command;
    meant = command === "m" ? "l" : command === "M" ? "L" : command;
    const [to, toDrawn] = [{ ...pen }, { ...drawn }];
    for (const [at, number] of numbers.entries()) {
      const what = KINDS[kind]![at]!;
      let said = Math.round(number * 10) / 10;
      if (what === "x" || what === "y") {
        to[what] = number + (relative ? pen[what] : 0);
        toDrawn[what] = Math.round(to[what]);
        said = toDrawn[what] - (relative ? drawn[what] : 0);
      }
      const text = short(said);
      // What touches the number before it must not become a part of it.
      const apart = text.startsWith("-") || !/\d$/.test(told) || (text.startsWith(".") && /\.\d+$/.test(told));
      told += (apart ? "" : " ") + text;
    }
    [pen, drawn] = kind === "z" ? start : [to, toDrawn];
    if (kind === "m") start = [pen, drawn];
  }
  return told;
}

/** A drawing, as it is or as a text in a script. */
export const roundDrawing = (svg: string): string =>
  svg.replace(/ d=(\\?")([^"\\]+)\1/g, (_, quote: string, path: string) => ` d=${quote}${roundPath(path)}${quote}`);
