import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { meetsBar, pageWeights, scriptWeights } from "../../scripts/publish/weights.ts";
import { basePath } from "../../src/export/base-path.ts";
import { routes } from "../support/content.ts";
import { testedFolder } from "../support/host.ts";

const chunkAt = (address: string) =>
  readFileSync(join(testedFolder, address.slice(basePath().length)));

for (const { key, file } of routes)
  test(`${key} and what it loads at the first need stay within their bars`, () => {
    const html = readFileSync(join(testedFolder, file), "utf8");
    for (const { what, size, unit, bar } of [
      ...pageWeights(html),
      ...scriptWeights(html, chunkAt),
    ]) {
      expect(size, what).toBeGreaterThan(0);
      expect(meetsBar(size, bar), `${what}: ${size} ${unit}, ${bar.limit} is the bar`).toBe(true);
    }
  });
