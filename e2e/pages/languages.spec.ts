import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { wide } from "../support/conditions.ts";
import { message } from "../support/contact.ts";
import { contentFolder, contentIn } from "../support/content.ts";
import { testWithContent } from "../support/product/other-sites.ts";
import { Transcript } from "../support/product/screen-reader.ts";
import { setInFile } from "../support/product/variant.ts";
import { inProject } from "../support/project.ts";
import { expect } from "../support/test.ts";

const firm = inProject("e2e/firms/english");
const english = contentIn(firm);
const arabic = contentIn(firm, "ar");
const about = `/ar/${encodeURIComponent("من-نحن")}`;

/** The English firm, whose second language is Arabic. */
const test = testWithContent("two-languages", async (content) => {
  await rm(content, { recursive: true });
  await cp(firm, content, { recursive: true });
  await setInFile(join(content, "site.yaml"), { answers: ["en"] });
});

const switchers = (page: Page) => page.locator(".language-links");
const otherLanguage = (page: Page) => switchers(page).first().getByRole("link");

test("the tests are of another firm than the sample", () => {
  expect(contentFolder).not.toContain("english");
});

for (const [name, javaScriptEnabled] of [
  ["by a press", true],
  ["without scripts", false],
] as const)
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test(`the other language leads to the same page and back, ${name}`, async ({ page }) => {
      await page.goto("/about");
      await expect(switchers(page)).toHaveCount(2);
      await expect(otherLanguage(page)).toHaveText("العربية");
      await otherLanguage(page).click();
      await expect(page).toHaveURL(new RegExp(`${about}$`));
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await expect(switchers(page).first().locator("[aria-current=true]")).toHaveText("العربية");
      await otherLanguage(page).click();
      await expect(page).toHaveURL(/\/about$/);
    });
  });

test("a page without a translation leads to the first page, and says so", async ({ page }) => {
  await page.goto("/products");
  await expect(otherLanguage(page)).toHaveText(/^العربية.*\(.+\)$/);
  await expect(otherLanguage(page)).toHaveAttribute("href", "/ar/");
  await expect(otherLanguage(page)).not.toHaveAttribute("rel");
  await expect(page.locator("link[hreflang]")).toHaveCount(0);
});

test("a link to a page in another language names that language", async ({ page }) => {
  await page.goto("/ar/");
  const link = page.getByRole("navigation").first().locator("[hreflang=en]");
  await expect(link).toHaveAttribute("href", "/products");
  await expect(link).toHaveText(/\(الإنجليزية\)$/);
  await expect(link).not.toHaveAttribute("lang");
});

test("each page names itself and the others to search engines", async ({ page }) => {
  const listed = async (path: string) => {
    await page.goto(path);
    return page
      .locator("link[hreflang]")
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`),
      );
  };
  const { origin } = english.site;
  const pair = [`en ${origin}/about`, `ar ${origin}${about}`, `x-default ${origin}/about`];
  const pairs = [await listed("/about"), await listed(about)].map((links) => links.map(decodeURI));
  expect(pairs).toEqual([pair, pair].map((links) => links.map(decodeURI)));
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${origin}${about}`);
  await expect(page.locator("meta[property='og:locale:alternate']")).toHaveAttribute(
    "content",
    "en_US",
  );
  await page.goto("/sitemap.xml");
  const addresses = (await page.content()).match(/(?<=<loc>)[^<]+/g) ?? [];
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${origin}${about}`);
});

test("a missing page speaks every language at the root, and its own below a language", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const [lost, lostInArabic] = [english, arabic].map(({ pages }) => pages["not-found"]);
  expect((await page.goto("/no-such-page"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${lost?.heading}`);
  const other = page.locator("main div[lang=ar]");
  await expect(other).toHaveAttribute("dir", "rtl");
  // Two languages may have the same words, and two landmarks never the same name.
  await expect(page.locator("main").getByRole("region")).toHaveCount(0);
  await expect(other.getByRole("heading")).toHaveText(`${lostInArabic?.heading}`);
  await other.getByRole("link").click();
  await expect(page).toHaveURL(/\/ar\/$/);
  expect((await page.goto("/ar/no-such-page"))?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("main div[lang]")).toHaveCount(0);
});

test("what somebody has typed is there in the other language, which says who answers", async ({
  page,
}) => {
  await page.goto("/contact");
  const answers = "اللغات التي نجيب بها: الإنجليزية.";
  await expect(page.locator("main")).not.toContainText(answers);
  await page.locator("[name=message]").fill(message.message);
  await otherLanguage(page).click();
  await expect(page).toHaveURL(/\/ar\/contact$/);
  await expect(page.locator("form > :first-child")).toHaveText(answers);
  await expect(page.locator("[name=message]")).toHaveValue(message.message);
  await expect(page.locator("form")).toHaveAttribute(
    "action",
    new RegExp(encodeURIComponent("(العربية)").replace(/[()]/g, ".")),
  );
});

test("a theme that somebody chose holds in the other language", async ({ page }) => {
  await page.goto("/ar/");
  await page.locator("[aria-haspopup=menu]").click();
  await page.getByRole("menuitemradio").nth(1).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await otherLanguage(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test.describe("by ear", () => {
  test.use({ bypassCSP: true, viewport: wide });

  test("each language says its name in its own voice", async ({ page }) => {
    const transcript = new Transcript(page);
    await transcript.open("/ar/");
    await transcript.readUntil("العربية");
    expect(transcript.text()).toMatchSnapshot("choosing-a-language.txt");
    await expect(otherLanguage(page)).toHaveAttribute("lang", "en");
    await expect(otherLanguage(page)).toHaveAttribute("dir", "ltr");
  });
});

test("the names of the languages fit at 320 pixels, in reach of a thumb", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/products");
  const { width, scroll } = await page.evaluate(() => ({
    width: innerWidth,
    scroll: document.documentElement.scrollWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(width);
  expect((await otherLanguage(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test("the focus ring of a language is whole at the top of the window", async ({ page }) => {
  await page.goto("/");
  const link = otherLanguage(page);
  // Behind the link to the content.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  const ring = await link.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  });
  expect(ring).toBeGreaterThan(0);
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(ring);
});
