import { join, relative } from "node:path";
import type { Page } from "playwright/test";
import { loadContent } from "../../scripts/disk/check-content.ts";
import { disk } from "../../scripts/disk/disk.ts";
import { siteOfGaps } from "../../scripts/testing/serve/site-of-gaps.ts";
import { readPack } from "../../src/engine/site/packs/read-pack.ts";
import { editorFiles } from "../../src/panel/answers/editor-files.ts";
import { gapWords } from "../../src/panel/answers/shown-content.ts";
import type * as PageTexts from "../../src/panel/page/page-texts.ts";
import type { EditingServer } from "../support/product/editing-server.ts";
import { pressText, saveText, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("ar", async (language) => join(await siteOfGaps(language), "content"));
test.use({
  panel: ({ page }, use) => use(page.getByRole("complementary", { name: "الكتابة في الصفحة" })),
});

const { words } = readPack(disk, "ar").editor;

test("a press on each gap of a new site, from right to left, opens that gap", ({ page, editing }) =>
  pressGaps(page, editing, ["sections", "news/post"]));

test("a press on each gap opens that gap on pages of other layouts", ({ page, editing }) =>
  pressGaps(page, editing, ["", "التواصل-معنا", "products", "case", "text"]));

const colourOfGaps = () => getComputedStyle(document.body, "::highlight(gaps-0)").color;

async function pressGaps(page: Page, editing: EditingServer, paths: string[]): Promise<void> {
  const files = editorFiles(loadContent(relative(process.cwd(), editing.folder)));
  await page.addInitScript(noteRoom);
  for (const [index, path] of paths.entries()) {
    await page.goto(`/${path}`);
    // The panel stays open from page to page.
    const rooms = index === 0 ? [] : [true];
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "rooms"))).toEqual(rooms);
    await expect.poll(() => page.evaluate(() => CSS.highlights.has("gaps-0"))).toBe(true);
    // Letters that join would show through each other.
    expect(await page.evaluate(colourOfGaps), path).toMatch(/^oklab\([^/]+\)$/);
    const pressed = await page.evaluate(async (module) => {
      const { textsOnPage }: typeof PageTexts = await import(module);
      const gaps = textsOnPage().filter(({ isGap }) => isGap);
      for (const one of document.querySelectorAll("details")) one.open = true;
      return gaps.map(({ element, range, place }) => {
        element.scrollIntoView({ block: "center" });
        const { left, top, width, height } = range.getBoundingClientRect();
        const point = { clientX: left + width / 2, clientY: top + height / 2 };
        const press = { ...point, detail: 1, bubbles: true, cancelable: true };
        const target = document.elementFromPoint(point.clientX, point.clientY);
        target?.dispatchEvent(new MouseEvent("click", press));
        const memory = JSON.parse(`${Object.values(sessionStorage)[0]}`);
        const shown = element instanceof HTMLImageElement ? element.alt : `${range}`;
        return { shown, found: place, opened: `${memory.view} ${memory.places[0]}` };
      });
    }, `${editing.origin}src/panel/page/page-texts.ts`);
    expect(pressed.length, path).toBeGreaterThan(2);
    for (const { shown, found, opened } of pressed) {
      expect(opened, path).toBe(`text ${found}`);
      expect(shown.replaceAll(/\s/g, " ")).toBe(
        gapWords(found, files, readPack(disk, "ar").editor),
      );
    }
  }
}

/** Notes whether the page makes room as soon as the panel is there, which would cover words of it. */
function noteRoom(): void {
  const rooms: boolean[] = [];
  Object.assign(window, { rooms });
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(options) {
    const root = attachShadow.call(this, options);
    const observer = new MutationObserver(() => {
      if (!root.querySelector(".panel")) return;
      rooms.push(document.documentElement.hasAttribute("data-writing"));
      observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
    return root;
  };
}

test("a button is written, and an address chosen", async ({ page, panel, editing }) => {
  const [home, site] = await Promise.all(["pages/home.yaml", "site.yaml"].map(editing.read));
  const twice = `${site}`.replace(/^ {2}email: (.*)$/m, "$&\n  supportEmail: $1");
  await editing.writeText("site.yaml", twice);
  await page.goto("/");
  await expect(page).toHaveTitle("عنوان الصفحة – Kiln");
  const button = page.getByRole("link", { name: "نص الرابط أو الزر" });
  const field = await pressText(button.last(), panel);
  await expect(field).toHaveValue("");
  await field.fill("اتصلوا بنا");
  await expect(page.getByRole("main").getByText("اتصلوا بنا", { exact: true })).toBeVisible();
  await saveText(page);
  expect(await editing.read("pages/home.yaml")).toBe(
    `${home}`.replace(/(text: "…".*?text: )"…"/s, '$1"اتصلوا بنا"'),
  );

  await button.press("Enter");
  await expect(page, "A key goes where the link leads.").toHaveURL(encodeURI("/التواصل-معنا"));
  const [, email = ""] = /email: (.*)/.exec(twice) ?? [];
  await page
    .getByRole("main")
    .getByRole("link", { name: email })
    .click({ modifiers: ["Alt"] });
  await expect(panel.getByText("هذه الكلمات موجودة في عدة مواضع.")).toBeVisible();
  const rows = panel.getByRole("listitem").getByRole("button");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toBeFocused();
  await rows.last().click();
  await panel.getByRole("textbox").last().fill("help@company.example");
  await saveText(page);
  expect(await editing.read("site.yaml")).toBe(
    twice.replace(/(supportEmail: ).*/, "$1help@company.example"),
  );
});

test("what is to be written takes the colours of another theme", async ({ page }) => {
  const colours = () =>
    page.evaluate(() =>
      document.adoptedStyleSheets.flatMap((sheet) =>
        [...sheet.cssRules].map(({ cssText }) => cssText).filter((one) => one.includes("gaps-0")),
      ),
    );
  await page.emulateMedia({ reducedMotion: "no-preference", colorScheme: "dark" });
  await page.goto("/");
  await expect.poll(colours).toHaveLength(1);
  const dark = await colours();
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(colours).not.toEqual(dark);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(colours).toEqual(dark);
});

test("a new site opens with what is to do", async ({ page, panel }) => {
  const { filters, steps } = words as Record<string, Record<string, string>>;
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/#todo");
  await expect(panel.getByRole("heading", { name: `${filters?.["todo"]}` })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  // A site of one language has no step for others.
  const { languages: _, ...ofSite } = steps ?? {};
  for (const name of Object.values(ofSite))
    await expect(panel.getByText(name).first()).toBeVisible();
  await panel.getByRole("button", { name: `${words["close"]}` }).click();
  await panel.getByRole("button", { name: `${filters?.["todo"]}` }).press("Enter");
  await expect(panel.getByRole("heading", { name: `${filters?.["todo"]}` })).toBeFocused();
  const rows = panel.locator("[data-place]:visible");
  const next = await rows.nth(1).getAttribute("data-place");
  await rows.first().press("Enter");
  await panel.getByRole("textbox").last().fill("خبز كل صباح");
  await saveText(page);
  await expect(rows.first(), "The next text is at hand.").toBeFocused();
  await expect(rows.first()).toHaveAttribute("data-place", `${next}`);

  await panel.getByRole("button", { name: `${filters?.["texts"]}` }).click();
  const tabs = panel.locator(".tabs button");
  await expect(tabs).toHaveText(
    [filters?.["texts"], words["pages"], words["settings"]].map(String),
  );
  const left = panel.locator(".foot").getByText(/\d/);
  const before = `${await left.textContent()}`;
  for (const place of [1, 2, 0]) {
    await tabs.nth(place).press("Enter");
    await expect(tabs.nth(place)).toHaveAttribute("aria-current", "true");
    await expect(left, "The foot says what is left in the whole site.").toHaveText(before);
  }
  await panel.getByLabel(`${words["show"]}`, { exact: true }).selectOption("todo");
  await expect(rows.first().locator(".dot.open")).toBeVisible();
  const ofPage = await panel.locator("details").first().locator("[data-place]").count();
  const behind = await rows.nth(ofPage).getAttribute("data-place");
  await rows.nth(ofPage - 1).press("Enter");
  await panel.getByRole("textbox").last().fill("خبز كل مساء");
  await saveText(page);
  await expect(rows.nth(ofPage - 1), "So is that of the next file.").toBeFocused();
  await expect(rows.nth(ofPage - 1)).toHaveAttribute("data-place", `${behind}`);
  await expect(left).not.toHaveText(before);
});
