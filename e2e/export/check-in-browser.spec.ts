import type { checkFromMemory } from "../../scripts/testing/engine/from-memory.ts";
import { bundledForBrowsers, firmWithMistakes } from "../../scripts/testing/engine/without-node.ts";
import { expect, test } from "../support/test.ts";

declare const engine: { checkFromMemory: typeof checkFromMemory };

test("a browser finds in a firm what the command finds", async ({ page }) => {
  const { code } = await bundledForBrowsers();
  const { given, onDisk } = firmWithMistakes("ar");
  expect(new Set(onDisk.map(({ rule }) => rule)).size).toBeGreaterThan(5);
  await page.addScriptTag({ content: code });
  const found = await page.evaluate((given) => engine.checkFromMemory(given), given);
  expect(JSON.parse(JSON.stringify(found))).toEqual(JSON.parse(JSON.stringify(onDisk)));
});
