import { join, relative } from "node:path";
import { loadContent } from "../../scripts/content/files/load.ts";
import { readPack } from "../../scripts/content/files/read-pack.ts";
import { speak } from "../../scripts/content/messages.ts";
import { editorFiles } from "../../scripts/editor/editor-files.ts";
import { gapWords } from "../../scripts/editor/shown-content.ts";
import { siteOfGaps } from "../../scripts/testing/editor/site-of-gaps.ts";
import type * as PageTexts from "../../src/editor/page-texts.ts";
import { expectNoViolations } from "../support/axe.ts";
import { pressText, saveKey, saveText, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("ar", async (language) => join(await siteOfGaps(language), "content"));
test.use({
  panel: ({ page }, use) => use(page.getByRole("complementary", { name: "الكتابة في الصفحة" })),
});

const { words } = readPack("ar").editor;

test("a press on each gap of a new site, from right to left, opens that gap", async ({
  page,
  editing,
}) => {
  speak("ar");
  const files = editorFiles(loadContent(relative(process.cwd(), editing.folder)));
  for (const path of ["", "sections", "contact", "products", "case", "text", "news/post"]) {
    await page.goto(`/${path}`);
    await expect.poll(() => page.evaluate(() => CSS.highlights.has("gaps-0"))).toBe(true);
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
    }, `${editing.origin}src/editor/page-texts.ts`);
    expect(pressed.length, path).toBeGreaterThan(2);
    for (const { shown, found, opened } of pressed) {
      expect(opened, path).toBe(`text ${found}`);
      expect(shown.replaceAll(/\s/g, " ")).toBe(gapWords(found, files, words));
    }
  }
});

test("the first heading and both buttons of a new site are written where they are pressed", async ({
  page,
  panel,
  editing,
}) => {
  const home = "pages/home.yaml";
  const before = await editing.read(home);
  await page.goto("/");
  await expect(page).toHaveTitle("عنوان الصفحة – Kiln");
  const button = page.getByRole("link", { name: "نص الرابط أو الزر" });
  await button.first().press("Enter");
  await expect(page, "A key goes where the link leads.").toHaveURL(/contact$/);
  await page.goBack();
  const texts = ["أوانٍ من طين", "اكتبوا إلينا", "اتصلوا بنا"];
  for (const [index, text] of texts.entries()) {
    const words = index === 0 ? page.getByRole("heading", { level: 1 }) : button.last();
    const field = await pressText(index === 1 ? button.first() : words, panel);
    await expect(field).toHaveValue("");
    await field.fill(text);
    await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
    await saveText(page);
  }
  const gaps = [/(heading: )"…"/, /(text: )"…"/, /(text: )"…"/];
  const written = gaps.reduce((all, gap, at) => all.replace(gap, `$1"${texts[at]}"`), before);
  expect(await editing.read(home)).toBe(written);
});

test("where an address stands in several places of the content, the panel lists them", async ({
  page,
  panel,
  editing,
}) => {
  const site = await editing.read("site.yaml");
  const twice = site.replace(/^ {2}email: (.*)$/m, "$&\n  supportEmail: $1");
  await editing.writeText("site.yaml", twice);
  await page.goto("/contact");
  const [, email = ""] = /email: (.*)/.exec(site) ?? [];
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
  await page.keyboard.press(saveKey);
  await expect
    .poll(() => editing.read("site.yaml"))
    .toBe(twice.replace(/(supportEmail: ).*/, "$1help@company.example"));
});

test("a new site opens with what is to do, from right to left in a narrow window", async ({
  page,
  panel,
}) => {
  const { filters, steps } = words as Record<string, Record<string, string>>;
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/#todo");
  await expect(panel.getByRole("heading", { name: `${filters?.["todo"]}` })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  // A site of one language has no step for others.
  const { languages: _, ...ofSite } = steps ?? {};
  for (const name of Object.values(ofSite))
    await expect(panel.getByText(name).first()).toBeVisible();
  await expectNoViolations(page);
  await panel.getByRole("button", { name: `${words["close"]}` }).click();
  await panel.getByRole("button", { name: `${filters?.["todo"]}` }).press("Enter");
  await expect(panel.getByRole("heading", { name: `${filters?.["todo"]}` })).toBeFocused();
});
