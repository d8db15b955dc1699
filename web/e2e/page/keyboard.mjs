// The same keys as with a server.
import { tests as everywhere } from "../tests/keyboard.mjs";

const NAME = "preparation and casting with the keyboard alone";

export const tests = { [`page: ${NAME}`]: everywhere[NAME] };
