import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  brotliSizes,
  meetsBar,
  pageWeights,
  scriptWeights,
} from "../../scripts/publish/weights.ts";
import { basePath } from "../../src/export/base-path.ts";
import { routes } from "../support/content.ts";
import { testedFolder } from "../support/host.ts";
import { expect, plainTest as test } from "../support/test.ts";

const sizeOf = brotliSizes((address) =>
  readFileSync(join(testedFolder, address.slice(basePath().length))),
);

test("each page and what it loads at the first need stay within their bars", () => {
  for (const { key, file } of routes) {
    const html = readFileSync(join(testedFolder, file), "utf8");
    for (const { what, size, unit, bar } of [
      ...pageWeights(html),
      ...scriptWeights(html, sizeOf),
    ]) {
      expect.soft(size, `${key}: ${what}`).toBeGreaterThan(0);
      const said = `${key}: ${what}: ${size} ${unit}, ${bar.limit} is the bar`;
      expect.soft(meetsBar(size, bar), said).toBe(true);
    }
  }
});
