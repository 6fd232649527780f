import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { AxeResults, Result, RunOptions } from "axe-core";
import { expect, type Page } from "playwright/test";
import { inProject } from "./project.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that axe leaves out of a default run; they show that it heard what was asked. */
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

/** What axe leaves open in good pages, since it cannot tell the ground below what overlaps. */
const isOpen = ({ id, nodes }: Result) =>
  id.startsWith("color-contrast") &&
  nodes.every(({ any }) => any.every(({ data }) => data?.messageKey !== "equalRatio"));

/** Whether an open menu may be all that makes a target small: it covers links only until it closes. */
const isCovered = ({ id, nodes }: Result) =>
  id === "target-size" &&
  nodes.every(({ any }) => any.some(({ data }) => /^partiallyObscured/.test(data?.messageKey)));

/** What rules of level AAA find, in words for an owner: there they stop nothing. */
const remarks: Record<string, string> = {
  "color-contrast-enhanced": "These words have less contrast than 7:1 (WCAG 1.4.6, AAA)",
  "identical-links-same-purpose":
    "Links with these words lead to different places (WCAG 2.4.9, AAA)",
};

/** Whether an owner tests a site, with this package installed. */
const isOwners = resolve(".") !== inProject();

const made = new Set<string>();

/**
 * Holds the page, as it stands now, to all of WCAG 2.2 that axe can test, without exclusions. For an owner, what
 * rules of level AAA find is printed once as a remark.
 *
 * @param state Words for how it stands, for messages.
 */
export async function expectNoViolations(
  page: Page,
  state = "the page",
  isStrict = !isOwners,
): Promise<void> {
  const { passes, incomplete, violations, inapplicable } = await analyze(page);
  const ran = [...passes, ...incomplete, ...violations, ...inapplicable].map(({ id }) => id);
  expect(ran, "axe ran its rules.").toEqual(expect.arrayContaining(rulesBeyondDefault));
  expect(passes.length, "axe found something to judge.").toBeGreaterThan(0);
  const doubts = incomplete.filter((result) => !isOpen(result));
  const hasMenu = await page.locator("[role=menu]").isVisible();
  const faults = [...violations, ...doubts].filter((result) => !(hasMenu && isCovered(result)));
  const isRemark = ({ tags }: Result) => !isStrict && tags.includes("wcag2aaa");
  for (const { id, help, nodes } of faults.filter(isRemark))
    for (const words of nodes.map(({ html }) => html.replace(/<[^>]*>/g, " ").trim())) {
      const remark = `${remarks[id] ?? help}: "${words}"`;
      if (!made.has(remark)) console.log(`Remark on ${state}: ${remark}`);
      made.add(remark);
    }
  const texts = faults
    .filter((result) => !isRemark(result))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
    );
  expect(texts, `axe finds no fault in ${state}.`).toEqual([]);
}

/** A frame that comes or goes at this moment is no fault of the page. */
const rules = { "frame-tested": { enabled: false } };

/** What a document runs to have an axe, which answers those of other sites' frames too. */
const axeScript = `${source}; axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`;

/** Runs axe in the page, and in its frames, which may belong to other sites. */
async function analyze(page: Page): Promise<AxeResults> {
  // Each time, for a frame may have come, or gone elsewhere, since the page was asked last; it may do so
  // in this moment, too, and then needs axe anew.
  await Promise.all(
    page.frames().map((frame) =>
      expect(async () => {
        if (frame.isDetached() || (await frame.evaluate(() => "axe" in window))) return;
        await frame.evaluate(axeScript);
      }).toPass(),
    ),
  );
  // As a text, the results cost next to nothing on their way out of the page.
  const json = await page.evaluate(
    async (options) => JSON.stringify(await window.axe.run(document, options)),
    { runOnly: tags, rules, resultTypes, pingWaitTime, preload: false },
  );
  return JSON.parse(json) as AxeResults;
}
