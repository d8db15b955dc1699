import { expect, test } from "vitest";
import { packageOf } from "../../parts";

test("a module belongs to the innermost package, and a drawing to its collection", () => {
  expect(packageOf("/a/node_modules/svelte/src/index.js")).toBe("svelte");
  expect(packageOf("/a/node_modules/@fluent/bundle/esm/index.js")).toBe("@fluent/bundle");
  expect(packageOf("/a/node_modules/one/node_modules/two/x.js")).toBe("two");
  expect(packageOf("C:\\a\\node_modules\\@fluent\\bundle\\x.js")).toBe("@fluent/bundle");
  expect(packageOf("~icons/game-icons/rose")).toBe("@iconify-json/game-icons");
  expect(packageOf("/a/src/App.svelte")).toBeUndefined();
});
