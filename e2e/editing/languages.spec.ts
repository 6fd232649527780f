import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { parse } from "yaml";
import { firms } from "../../scripts/suites/firms.ts";
import type * as PageTexts from "../../src/panel/page/page-texts.ts";
import { comparableText } from "../../src/panel/protocol/find-texts.ts";
import { type Start, startId } from "../../src/panel/protocol/protocol.ts";
import { routesOf } from "../../src/site/routes.ts";
import { paragraphText } from "../../src/words/inline.ts";
import { expectNoViolations } from "../support/axe.ts";
import { looks, narrow, spaceWidely, wide } from "../support/conditions.ts";
import { contentIn } from "../support/content.ts";
import { hydrate } from "../support/controls.ts";
import {
  exchange,
  expectInside,
  holdRequest,
  openList,
  pressText,
  said,
  saveKey,
  saveText,
  testOfWriting,
} from "../support/product/writing.ts";
import { inProject } from "../support/project.ts";
import { expect } from "../support/test.ts";

/** A site in English, and in Arabic from right to left. */
const test = testOfWriting("english");
const source = "pages/home.yaml";
const home = "languages/ar/pages/home.yaml";
const before = readFileSync(inProject("e2e/firms/english", home), "utf8");
const { site } = contentIn(inProject("e2e/firms/english"));
const heading = /^( +heading: ).*$/m;
/** The comment above the heading, which has its source. */
const stamp = /(# source: ).*(?=\n +heading: )/;

test("a stale translation becomes current", { tag: "@daily" }, async ({ page, panel, editing }) => {
  await page.goto("/ar/");
  await editing.writeText(
    source,
    (await editing.read(source)).replace(heading, "$1Other words here"),
  );
  await openList(page, panel, "To do");
  const stale = panel.getByRole("button", { name: /source changed/ });
  await stale.click();
  const [, said] = /# source: (.*)\n +heading: /.exec(before) ?? [];
  await expect(panel.getByText(`It said: "${said}" It says now: "Other words here"`)).toBeVisible();
  await expect(panel.getByText("Other words here", { exact: true })).toHaveAttribute("lang", "en");
  const field = panel.getByRole("textbox").last();
  await expect(field).toHaveAttribute("dir", "rtl");
  await expect(field).toHaveAttribute("lang", "ar");
  await panel.getByRole("button", { name: "Mark as up to date" }).click();
  await expect(panel.getByLabel("Show", { exact: true })).toBeVisible();
  await expect(stale).toHaveCount(0);
  expect(await editing.read(home)).toBe(before.replace(stamp, "$1Other words here"));
});

test("a picture of the source has words of the translation", async ({ page, panel, editing }) => {
  await page.goto("/ar/");
  const words = page.getByRole("heading", { name: "سرعة البرق" });
  await pressText(words, panel);
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const file = { name: "برق.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) };
  await panel.getByLabel(/choose a file/i).setInputFiles(file);
  const field = panel.getByRole("textbox", { name: "What it shows" });
  await expect(field).toHaveAttribute("lang", "en");
  await expect(field).toHaveAttribute("dir", "ltr");
  await field.fill("A flash.");
  const add = panel.getByRole("button", { name: "Add the picture" });
  const held = page.waitForRequest("**/@words/list");
  const read = await holdRequest(page, "list");
  await exchange(page, () => add.click());
  await expect.poll(() => editing.read(source)).toContain("file: برق.svg\n          alt: A flash.");
  expect(await editing.read(home)).toBe(before);

  await page.getByRole("img", { name: "A flash." }).click();
  const translated = panel.getByRole("textbox", { name: "What the picture shows" });
  await expect(translated).toHaveAttribute("dir", "rtl");
  await read();
  await (await held).response();
  await expect(translated, "What is opened meanwhile stays.").toBeVisible();
  await translated.fill("وميض.");
  await exchange(page, () => translated.press(saveKey));
  await expect.poll(() => editing.read(home)).toContain("# source: A flash.");
  await expect(page.getByRole("img", { name: "وميض." })).toBeVisible();
});

// With forced colours the browser chooses them, and axe does not know which.
test("list and text have no violations, and tell findings", async ({ page, panel }) => {
  await page.setViewportSize(narrow);
  await page.emulateMedia(looks.light);
  await page.goto("/ar/");
  await openList(page, panel);
  await panel.locator("summary").last().click();
  await expectNoViolations(page, "the list");
  await expectInside(panel);
  await panel.getByRole("button", { name: "Pages", exact: true }).click();
  await panel.getByText("About us", { exact: true }).click();
  await panel
    .getByRole("form", { name: "About us" })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(panel.getByText(/would lead nowhere:$/)).toBeVisible();
  await expectNoViolations(page, "the list of pages");
  await expectInside(panel);
  await panel.getByRole("button", { name: "All texts" }).click();
  await panel.getByRole("button").filter({ hasText: "link previews" }).first().click();
  await panel.getByRole("textbox").last().fill("TODO  lorem ipsum");
  await expect(panel.getByRole("listitem").filter({ hasText: "warning:" })).not.toHaveCount(0);
  await expect(panel.getByRole("status").last()).toHaveText(/^\d findings$/);
  await spaceWidely(page);
  await expectInside(panel);
  await page.setViewportSize(wide);
  await page.emulateMedia(looks.dark);
  await expectNoViolations(page, "a text with findings");
  await expectInside(panel);
  await page.keyboard.press("Escape");
  await expect(said(panel)).toHaveText("Not saved. What you typed is kept.");
});

test("no other origin or host name reaches the server", async ({ editing, request }) => {
  for (const origin of ["http://evil.example", "http://localhost:3000", "null"]) {
    const answer = await request.get(editing.origin, { headers: { origin } });
    expect(answer.headers()["access-control-allow-origin"], origin).toBe(undefined);
    expect(answer.headers()["content-security-policy"]).toBe("frame-ancestors 'none'");
  }
  for (const path of ["", "@words/save", "__open-in-editor?file=missing.yaml:1"]) {
    const answer = await request.get(editing.origin + path, {
      headers: { host: "rebound.example" },
    });
    expect(answer.status(), path).toBe(403);
  }
});

test("a missing translation is written at its place", async ({ page, panel, editing }) => {
  await editing.writeText(home, before.replace(heading, "$1"));
  await page.goto("/ar/");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(/[a-z]/);
  const [number] = site.contact.phones.map(({ display }) => `\u2066${display}\u2069`);
  const field = await pressText(title, panel);
  await expect(field).toHaveValue("");
  await field.fill("{phone}");
  await saveText(page);
  await expect(title).toHaveText(`${number}`);
  expect(await editing.read(home)).toBe(before.replace(heading, '$1"{phone}"'));
  await expect(await pressText(title, panel)).toHaveValue("{phone}");
});

test("gaps take over figures of the source, and the next text saves what is typed", async ({
  page,
  panel,
  editing,
}) => {
  await editing.writeText(source, (await editing.read(source)).replace(heading, "$138 zł/kg"));
  await editing.writeText(home, before.replace(heading, "$1"));
  const written = async () => heading.exec(await editing.read(home))?.[0].replaceAll(/^ +|"/g, "");
  await page.goto("/ar/");
  await openList(page, panel, "To do");
  const figures = panel.getByRole("button", { name: "Same as the source: 38 zł/kg" });
  const answerSave = await holdRequest(page, "save");
  await figures.click();
  const field = await pressText(page.getByRole("heading", { level: 1 }), panel);
  await expect(field).toHaveValue("38 zł/kg");
  await field.fill("x");
  await exchange(page, answerSave);
  await expect(said(panel)).toHaveText(/^Saved/);
  await expect(panel.getByRole("button", { name: "Replace it" })).toHaveCount(0);
  expect(await written()).toBe("heading: 38 zł/kg");
  await panel.getByRole("button", { name: "Same as the source" }).click();
  await expect(field).toHaveValue("38 zł/kg");
  await field.fill("39 zł");
  const next = panel.locator(".next button").first();
  const words = `${await next.locator(".words").last().textContent()}`;
  await next.click();
  await expect.poll(written).toBe("heading: 39 zł");
  await expect(panel.getByRole("textbox").last()).toHaveValue(words);
});

test("a gap of the source names its language", async ({ page, panel, editing }) => {
  await editing.writeText(source, (await editing.read(source)).replace(heading, '$1"…"'));
  await editing.writeText(home, before.replace(/.*# source: .*\n +heading: .*\n/, ""));
  await page.goto("/ar/");
  const title = page.getByRole("heading", { level: 1 });
  const field = await pressText(title, panel);
  await expect(field).toHaveAttribute("lang", "en");
  await expect(panel.getByText(/ \(English\)$/).first()).toBeVisible();
  await page.goto("/");
  await pressText(title, panel);
  await expect(panel.getByText(/\(English\)/)).toHaveCount(0);
});

for (const { name } of firms)
  test(`pages come alive without a warning, and elements name the places of their words: ${name}`, {
    tag: name === "english" ? [] : "@nightly",
  }, async ({ page, editing }) => {
    await editing.show(inProject("e2e/firms", name));
    await expectPlaces(page, editing.origin, name);
  });

async function expectPlaces(page: Page, origin: string, firm: string): Promise<void> {
  const folder = inProject("e2e/firms", firm);
  let places = 0;
  for (const { path, isMissing } of routesOf(contentIn(folder).pages)) {
    if (isMissing) continue;
    await page.goto(origin + path.slice(1));
    const found = await page.evaluate(
      async ([module, id]) => {
        const { textsOnPage }: typeof PageTexts = await import(module);
        const { texts }: Start = JSON.parse(`${document.getElementById(id)?.textContent}`);
        const known = new Map(texts.map(({ place, text }) => [place, text]));
        return textsOnPage().map(({ place, element, range }) => {
          const shown = element instanceof HTMLImageElement ? element.alt : `${range}`;
          return [place, shown, known.get(place)] as const;
        });
      },
      [`${origin}src/panel/page/page-texts.ts`, startId] as const,
    );
    for (const [place, shown, packed] of found) {
      const words = textInFiles(folder, place) ?? packed;
      // What is filled in is not in the file, and the start of the panel has no words of a pack for another page.
      if (words === undefined || /\{[a-z]+[:}]/.test(words)) continue;
      const [said, own] = [shown, paragraphText(words).text].map(comparableText) as [
        string,
        string,
      ];
      // A link names the language of its page, and a question in a list loses its mark.
      expect(own.includes(said) ? own : said, place).toContain(own.includes(said) ? said : own);
      places += 1;
    }
    await hydrate(page);
  }
  expect(places).toBeGreaterThan(20);
}

/** The words of a place in the files of a firm; undefined where they come from a language pack. */
function textInFiles(folder: string, place: string): string | undefined {
  const [key = "", pointer = ""] = place.split("#");
  const value: unknown = parse(readFileSync(join(folder, `${key}.yaml`), "utf8"));
  const found = pointer
    .split("/")
    .slice(1)
    .reduce((inner, step) => Object(inner)[step], value);
  return typeof found === "string" ? found : undefined;
}
