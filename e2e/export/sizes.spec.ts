import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { APIRequestContext, Page } from "playwright/test";
import { expect, test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

for (const { route, path } of visits) {
  test(`${route.key} fits in the first flight of a connection`, async ({ request }) => {
    const html = await (await request.get(path)).body();
    expect(brotliSize(html), "bytes in brotli").toBeLessThanOrEqual(7_000);
    expect(gzipSync(html, { level: 9 }).length, "bytes in gzip").toBeLessThan(13_800);
  });

  test(`the scripts inside ${route.key} are small`, async ({ page }) => {
    await page.goto(path);
    const scripts = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ type }) => type === "" || type === "module" || type.endsWith("javascript"))
        .map(({ text }) => text),
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(Buffer.byteLength(scripts.join("")), "bytes").toBeLessThanOrEqual(2_000);
  });

  test(`the app of ${route.key} stays within its bars`, async ({ page, request }) => {
    await page.goto(path);
    const { app = [], ...overlays } = await chunkAddresses(page);
    expect(app.length).toBeGreaterThan(0);
    const appSize = await brotliSizeOf(request, app);
    expect(appSize, "bytes of the app").toBeLessThanOrEqual(84_000);
    const overlaySizes = await Promise.all(
      Object.values(overlays).map((chunks) => brotliSizeOf(request, chunks)),
    );
    expect(
      appSize + Math.max(...overlaySizes),
      "bytes with the largest overlay",
    ).toBeLessThanOrEqual(120_000);
  });
}

/** What the boot script is told: addresses of chunks by name. */
function chunkAddresses(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const settings = document.querySelector<HTMLElement>("script[data-app]")?.dataset ?? {};
    return Object.fromEntries(
      Object.entries(settings)
        .map(([name, value = ""]) => [name, value.split(" ").filter(Boolean)] as const)
        .filter(([, addresses]) => addresses.every((address) => address.endsWith(".js"))),
    );
  });
}

async function brotliSizeOf(request: APIRequestContext, addresses: readonly string[]) {
  const answers = await Promise.all(addresses.map((address) => request.get(address)));
  for (const answer of answers) expect(answer.status(), answer.url()).toBe(200);
  const bodies = await Promise.all(answers.map((answer) => answer.body()));
  return bodies.reduce((total, body) => total + brotliSize(body), 0);
}

function brotliSize(data: Buffer): number {
  return brotliCompressSync(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
}
