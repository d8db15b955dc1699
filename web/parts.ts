import { writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Where the names of the packages stand that went into the last build; `cargo xtask dist` adds their licences. */
const LIST = new URL("./.parts.json", import.meta.url);

/** The package a module comes from: the innermost, since packages may hold others. Drawings come from a collection by name. */
export function packageOf(id: string): string | undefined {
  const drawing = /[~:]icons\/([a-z-]+)\//.exec(id);
  if (drawing) return `@iconify-json/${drawing[1]}`;
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace("\\", "/");
}

/** Writes down which packages the client is made of: what is only used to build it is not given away with it. */
export const parts: Plugin = {
  name: "parts",
  apply: "build",
  generateBundle() {
    const names = [...this.getModuleIds()].map(packageOf).filter((name) => name !== undefined);
    writeFileSync(LIST, `${JSON.stringify([...new Set(names)].sort(), null, 2)}\n`);
  },
};
