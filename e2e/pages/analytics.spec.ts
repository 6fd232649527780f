import type { Page } from "playwright/test";
import { site } from "../support/content.ts";
import { hydrate } from "../support/controls.ts";
import { movesOf, recordMoves } from "../support/shifts.ts";
import { expect, test } from "../support/test.ts";

const service = "https://plausible.io";

/** Stands in for the script of the service: sends when it was run, and for which site. */
const script = `const { src, dataset } = document.currentScript;
fetch(new URL("/api/event", src), { method: "POST", body: dataset.domain + " " + document.readyState });`;

/** Serves the site at its own address, and its service. The list that it gives grows with what the service is asked. */
async function publish(page: Page, baseURL: string | undefined): Promise<string[]> {
  await page.route(`${site.origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, baseURL).href }) });
  });
  const asked: string[] = [];
  await page.route(`${service}/**`, (route) => {
    const request = route.request();
    asked.push(`${request.url().replace(service, "")} ${request.postData() ?? ""}`.trim());
    return route.fulfill({
      contentType: "text/javascript",
      body: script,
      headers: { "access-control-allow-origin": "*" },
    });
  });
  return asked;
}

/** Waits until the boot script would have asked. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done, 200)))),
  );

test.describe("where visits are counted", { tag: "@everything" }, () => {
  test("one is counted after the page is shown", { tag: "@daily" }, async ({
    page,
    baseURL,
    consoleLines,
  }) => {
    const asked = await publish(page, baseURL);
    await recordMoves(page);
    await page.goto(`${site.origin}/about`);
    await expect
      .poll(() => asked)
      .toEqual(["/js/script.js", "/api/event www.banyanlane.example complete"]);
    await hydrate(page);
    expect(await movesOf(page)).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, ...Object.keys(localStorage)])).toEqual([
      "",
    ]);
    expect(consoleLines).toEqual([]);
  });

  test("a service that is away is not missed", async ({ page, baseURL, expectedErrors }) => {
    // What the browser itself says of it.
    expectedErrors.push(/net::ERR_FAILED https:\/\/plausible\.io\//);
    await publish(page, baseURL);
    await page.route(`${service}/**`, (route) => route.abort());
    await recordMoves(page);
    await page.goto(`${site.origin}/about`);
    await settle(page);
    await hydrate(page);
    expect(await movesOf(page)).toEqual([]);
  });

  for (const [what, key, value] of [
    ["sends Do Not Track", "doNotTrack", "1"],
    ["sends Global Privacy Control", "globalPrivacyControl", true],
  ] as const)
    test(`a browser that ${what} asks nothing of the service`, async ({ page, baseURL }) => {
      const asked = await publish(page, baseURL);
      await page.addInitScript(([key, value]) => Object.defineProperty(navigator, key, { value }), [
        key,
        value,
      ] as const);
      await page.goto(`${site.origin}/about`);
      await settle(page);
      expect(asked).toEqual([]);
    });

  test("a copy at another address asks nothing of it", async ({ page, foreignRequests }) => {
    await page.goto("/about");
    await settle(page);
    expect(foreignRequests).toEqual([]);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test("without scripts nothing is asked of the service", async ({ page, baseURL }) => {
      const asked = await publish(page, baseURL);
      await page.goto(`${site.origin}/about`);
      expect(asked).toEqual([]);
    });
  });
});
