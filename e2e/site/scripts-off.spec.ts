import type { Page } from "playwright/test";
import { inlineWords } from "../../src/content/inline.ts";
import { pageOf } from "../../src/content/schema/pages.ts";
import { pages, site } from "../support/content.ts";
import { themeButtonName } from "../support/controls.ts";
import { answerForeignRequests } from "../support/foreign.ts";
import { asWritten } from "../support/shown.ts";
import { expect, test } from "../support/test.ts";
import { under } from "../support/under.ts";
import { visits } from "../support/visits.ts";

test.use({ javaScriptEnabled: false });

const map = pageOf(pages, "contact")?.map;
const hasMap = site.contact.place !== undefined && map !== undefined;
/** What stands on a page only where scripts run. */
const needsScripts = [themeButtonName("system"), ...(hasMap ? wordsOfMap(map) : [])].map(asWritten);
/** A button of an open waitlist, and the link that stands in its place without scripts. */
const list = pageOf(pages, "products");
const eitherWay = list ? [list.card.notify, list.waitlist.mail].map(asWritten) : [];

test("every page has every word and every link without scripts", async ({ page, browser }) => {
  const scripted = await browser.newPage({
    javaScriptEnabled: true,
    // Else a copy of the bubble's lines is typed, for the eye alone.
    reducedMotion: "reduce",
  });
  await answerForeignRequests(scripted.context());
  for (const { path } of visits) {
    await Promise.all([page.goto(path), scripted.goto(under(path))]);
    const [lines, allLines] = await Promise.all([page, scripted].map(visibleLines));
    const [links, allLinks] = await Promise.all([page, scripted].map(visibleLinks));
    expect(allLinks?.length).toBeGreaterThan(0);
    await expect(page.locator("iframe").filter({ visible: true })).toHaveCount(0);
    expect.soft(lines, path).toEqual(allLines?.filter((line) => !needsScripts.includes(line)));
    expect
      .soft(links, path)
      .toEqual(allLinks?.filter((link) => !hasMap || !link.startsWith(map.skip)));
  }
  await scripted.close();
});

/** What is said of the map itself, which never comes without scripts. */
function wordsOfMap({
  skip,
  show,
  load,
  privacy,
  pressPrivacy,
}: NonNullable<typeof map>): string[] {
  const said = load === "on-press" ? [show, pressPrivacy] : [skip, privacy];
  return said.map((text) => inlineWords(text).words);
}

/** Texts of the page as a visitor sees them, line by line, without those that may differ. */
async function visibleLines(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  return text
    .split("\n")
    .map((line) => asWritten(line.trim()))
    .filter((line) => line && !eitherWay.includes(line));
}

/** Each visible link as its words and address, without those that may differ. */
function visibleLinks(page: Page): Promise<string[]> {
  return page.getByRole("link").evaluateAll(
    (links, either) =>
      links
        .map((link) => [link.textContent?.trim() ?? "", link.getAttribute("href")] as const)
        .filter(([text]) => !either.includes(text))
        .map(([text, href]) => `${text} ${href}`),
    eitherWay,
  );
}
