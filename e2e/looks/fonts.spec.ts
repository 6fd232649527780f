import type { CDPSession } from "playwright/test";
import { generics } from "../support/fonts.ts";
import { expect, test } from "../support/test.ts";

test("pages under test are set in the fonts of the tests", async ({ page }) => {
  const isLinux = process.platform === "linux" && process.env["TEST_FONTS"] !== "system";
  test.skip(!isLinux, "Only Linux asks fontconfig, and TEST_FONTS=system keeps its own fonts.");
  const session = await page.context().newCDPSession(page);
  for (const path of ["/", "/contact", "/accessibility"]) {
    await page.goto(path);
    const names = new Set(await fontsOf(session));
    expect(
      [...names].filter((name) => !Object.values(generics).includes(name)),
      path,
    ).toEqual([]);
    expect(names.size, path).toBeGreaterThan(0);
  }
});

/** Names of the fonts in which Chromium draws the texts of a page. */
async function fontsOf(session: CDPSession): Promise<string[]> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const selector = "body :is(h1, h2, h3, p, a, li, button, label)";
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const found = await Promise.all(
    nodeIds.map((nodeId) => session.send("CSS.getPlatformFontsForNode", { nodeId })),
  );
  return found.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName));
}
