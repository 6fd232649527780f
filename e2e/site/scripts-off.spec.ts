import { belowBase } from "../support/below-base.ts";
import { expectSameWithout } from "../support/check-scripts-off.ts";
import { test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

test.use({ javaScriptEnabled: false });

test("every page has every word and every link without scripts", async ({ page, browser }) => {
  const scripted = await browser.newPage({ javaScriptEnabled: true, reducedMotion: "reduce" });
  for (const { path } of visits) {
    await Promise.all([page.goto(path), scripted.goto(belowBase(path))]);
    await expectSameWithout(scripted, page, path);
  }
  await scripted.close();
});
