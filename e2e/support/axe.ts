import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import type { AxeResults, Result, RunOptions } from "axe-core";
import { expect, type Page } from "playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that axe leaves out of a default run; they show that the tags above were heard. */
const rulesBeyondDefault = ["color-contrast-enhanced", "target-size"];

/** For passes and inapplicable rules axe lists one element only: enough to show that the rule ran. */
const resultTypes: NonNullable<RunOptions["resultTypes"]> = ["violations", "incomplete"];

/** Milliseconds that the axe of a frame may take to answer: on a busy machine more than axe's own 500. */
const pingWaitTime = 10_000;

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}

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

/** Has axe stand in every document and frame from now on, which is the quickest where there are many. */
export async function bringAxe(page: Page): Promise<void> {
  const path = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
  await page.addInitScript({ path });
  // The axe of a page asks those of its frames, which may belong to other sites.
  await page.addInitScript(() =>
    window.axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] }),
  );
}

/** Runs the axe that stands in the page, or else brings one for this run. */
async function analyze(page: Page): Promise<AxeResults> {
  const { hasAxe, hasFrame } = await page.evaluate(() => ({
    hasAxe: "axe" in window,
    hasFrame: document.querySelector("iframe") !== null,
  }));
  if (hasAxe) return runAxe(page);
  const builder = new AxeBuilder({ page }).options({ resultTypes, pingWaitTime }).withTags(tags);
  // Only the newer way reaches into frames of other sites; the older one is quicker.
  return builder.setLegacyMode(!hasFrame).analyze();
}

/** Runs axe in the page. As a text, the results cost next to nothing on their way out of it. */
async function runAxe(page: Page): Promise<AxeResults> {
  const json = await page.evaluate(
    async (options) => JSON.stringify(await window.axe.run(document, options)),
    { runOnly: tags, resultTypes, pingWaitTime },
  );
  return JSON.parse(json) as AxeResults;
}
