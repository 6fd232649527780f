import { readFileSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { build } from "../../scripts/suites/build-by-command.ts";
import { expectNoViolations } from "../support/axe.ts";
import { hydrate } from "../support/controls.ts";
import { serveExport } from "../support/host.ts";
import { folderWithSection } from "../support/product/documented-section.ts";
import { inProject } from "../support/project.ts";
import { expect, test } from "../support/test.ts";

// The firm is in London.
test.use({ timezoneId: "Asia/Tokyo" });

const state = ".hours-now";

async function buildIn(owner: string, folder: string): Promise<void> {
  const content = { CONTENT_DIR: join(owner, "content"), BASE_PATH: "/" };
  await build(folder, content, owner);
}

test("the documented section goes by the firm's clock", async ({ page, browser }) => {
  const folder = join(await mkdtemp(join(tmpdir(), "site-")), "site");
  await buildIn(await folderWithSection(), folder);
  expect(await readFile(join(folder, "about.html"), "utf8")).toContain("hours");
  for (const other of ["index.html", "contact.html"])
    expect(await readFile(join(folder, other), "utf8")).not.toContain("hours");

  const { origin, close } = await serveExport(folder, "/");
  await page.clock.install({ time: "2026-11-24T17:58:30Z" });
  await page.goto(`${origin}/about`);
  await expect(page.locator(state)).toHaveText("Open now until 18:00");
  const accent = await page
    .locator("a.button-outline")
    .first()
    .evaluate((link) => getComputedStyle(link).color);
  await expect(page.locator(state)).toHaveCSS("color", accent);
  await expectNoViolations(page);
  await hydrate(page);
  await expect(page.locator(state)).toHaveText("Open now until 18:00");
  await expect(page.locator(state)).toHaveCSS("color", accent);
  await page.clock.runFor(120_000);
  await expect(page.locator(state)).toHaveText("Closed now");
  await expect(page.locator(state)).not.toHaveCSS("color", accent);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${origin}/about`);
  await expect(plain.locator(state)).toBeHidden();
  const days = ["Monday 09:00–18:00", "Tuesday 09:00–18:00", "Saturday 10:00–13:00"];
  await expect(plain.locator(".hours > li")).toHaveText(days);
  await plain.close();
  await close();
});

const nightly = { tag: "@nightly" };

test(
  "a control of the owner's works at the first press by the page's one React, and a class that only the browser sets has its rule",
  nightly,
  async ({ page }) => {
    const counter = `
    import { useState } from "react";
    export function OpeningHours() {
      const [count, setCount] = useState(0);
      return <button type="button" data-need="" suppressHydrationWarning onClick={() => setCount(count + 1)}>{"Pressed " + count}</button>;
    }`;
    const owner = await folderWithSection((path, text) => {
      if (path.endsWith(".tsx")) return counter;
      return path.endsWith("browser.ts") ? text.replace("hours-open", "badge-destructive") : text;
    });
    const folder = join(owner, "dist");
    await buildIn(owner, folder);
    expect(await readFile(join(folder, "about.html"), "utf8")).toContain(".badge-destructive{");
    expect(await readFile(join(folder, "index.html"), "utf8")).not.toContain(".badge-destructive");
    const { origin, close } = await serveExport(folder, "/");
    await page.goto(`${origin}/about`);
    await page.getByRole("button", { name: "Pressed 0" }).click();
    await expect(page.getByRole("button", { name: "Pressed 1" })).toBeVisible();
    await close();
  },
);

const faults: { what: string; change: [ending: string, from: string, to: string]; says: string }[] =
  parse(readFileSync(inProject("e2e/export/own-section.yaml"), "utf8"));

for (const { what, change, says } of faults)
  test(`${what} ends a build with one sentence`, nightly, async () => {
    const [ending, from, to] = change;
    const owner = await folderWithSection((path, text) =>
      path.endsWith(ending) ? text.replace(from, to) : text,
    );
    const said = await buildIn(owner, join(owner, "dist")).catch(({ stderr }) => String(stderr));
    expect(said).toContain(says);
    expect(said).not.toContain("    at ");
  });
