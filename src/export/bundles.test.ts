import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { leanRouter } from "./bundles.ts";

const { filter, handler } = leanRouter.transform as unknown as {
  filter: { id: RegExp };
  handler: (code: string) => { code: string };
};
const read = (file: URL) => readFileSync(file, "utf8");

it("the router that browsers get has no words for developers, and parts that can be left out", () => {
  const index = new URL("index.mjs", import.meta.resolve("react-router"));
  const names = [...read(index).matchAll(/"(\.\/chunk-\w+\.mjs)"/g)].map(([, name = ""]) => name);
  const files = names.map((name) => new URL(name, index));
  for (const file of files) expect(fileURLToPath(file)).toMatch(filter.id);
  const lines = files.flatMap((file) => handler(read(file)).code.split("\n"));
  const beginning = (start: string) => lines.filter((line) => line.startsWith(start));
  expect(beginning("var ENABLE_DEV_WARNINGS")).toEqual(["var ENABLE_DEV_WARNINGS = false;"]);
  expect(beginning("var Form = ")).toEqual([expect.stringContaining("= /* @__PURE__ */ React")]);
  expect(beginning("Form.displayName")).toEqual([]);
});
