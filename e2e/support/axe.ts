import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that axe leaves out of a default run; they show that the tags above were heard. */
const rulesBeyondDefault = ["color-contrast-enhanced", "target-size"];

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;
type Result = Results["incomplete"][number];

/** What axe leaves open in good pages: it cannot tell the ground below what overlaps. */
const isOpen = ({ id, nodes }: Result) =>
  id.startsWith("color-contrast") &&
  nodes.every(({ any }) => any.every(({ data }) => data?.messageKey !== "equalRatio"));

/**
 * Holds the page, as it stands now, to all of WCAG 2.2 that axe can test, without exclusions.
 *
 * @param state Words for how it stands, for messages.
 */
export async function expectNoViolations(page: Page, state = "the page"): Promise<void> {
  const { passes, incomplete, violations, inapplicable } = await analyze(page);
  const ran = [...passes, ...incomplete, ...violations, ...inapplicable].map(({ id }) => id);
  expect(ran, "axe ran its rules.").toEqual(expect.arrayContaining(rulesBeyondDefault));
  expect(passes.length, "axe found something to judge.").toBeGreaterThan(0);
  const doubts = incomplete.filter((result) => !isOpen(result));
  const findings = [...violations, ...doubts].flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
  );
  expect(findings, `axe finds no fault in ${state}.`).toEqual([]);
}

/** Has axe stand in every document from now on, which is the quickest where there are many. */
export async function bringAxe(page: Page): Promise<void> {
  const path = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
  await page.addInitScript({ path });
}

/**
 * Runs axe. Only its newer way reaches into frames of other sites. Elsewhere the older way leaves it in
 * the page, where the next run takes a seventh of the time.
 */
async function analyze(page: Page): Promise<Results> {
  const builder = new AxeBuilder({ page }).withTags(tags);
  if ((await page.locator("iframe").count()) > 0) return builder.analyze();
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) return builder.setLegacyMode().analyze();
  return page.evaluate(
    (tags) => (window as unknown as WithAxe).axe.run(document, { runOnly: tags }),
    tags,
  );
}

interface WithAxe {
  axe: { run: (context: Document, options: { runOnly: string[] }) => Promise<Results> };
}
