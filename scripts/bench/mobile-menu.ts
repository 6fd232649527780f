import { menuButton } from "../../e2e/support/controls.ts";
import type { Bench } from "./bench.ts";
import { type Figure, figure } from "./figure.ts";

/** The menu of a narrow screen without scripts, pressed as soon as it is painted. */
export async function mobileMenu(bench: Bench): Promise<Figure[]> {
  const { origin } = await bench.site();
  const box = await bench.page({ slowNetwork: false, slowProcessor: false }, async (page) => {
    await page.goto(origin);
    return menuButton(page).boundingBox();
  });
  if (!box) throw new Error("The page has no menu button on a narrow screen.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const answers = await bench.repeat(() => answerTime(bench, origin, x, y));
  const what = "home: mobile menu, from a press at first paint, scripts off";
  // Within this an answer seems to be at once.
  return [figure(what, "ms", answers, { limit: 100 })];
}

function answerTime(bench: Bench, origin: string, x: number, y: number): Promise<number> {
  return bench.page({ javaScriptEnabled: false }, async (page, session) => {
    await session.send("Page.enable");
    await session.send("Page.setLifecycleEventsEnabled", { enabled: true });
    const painted = new Promise<void>((resolve) => {
      session.on("Page.lifecycleEvent", ({ name }) => {
        if (name === "firstContentfulPaint") resolve();
      });
    });
    const loading = page.goto(origin);
    await painted;
    const start = performance.now();
    await page.touchscreen.tap(x, y);
    while (!(await page.evaluate(() => document.querySelector(":popover-open") !== null)))
      if (performance.now() - start > 10_000)
        throw new Error("The menu does not open at its first press.");
    const time = performance.now() - start;
    await loading;
    return time;
  });
}
