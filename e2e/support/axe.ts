import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Result, RunOptions } from "axe-core";
import { expect, type Page } from "playwright/test";
import { fileOfPackage } from "../../scripts/package.ts";
import { inProject } from "./project.ts";

/** Rules that axe leaves out of a default run; they show that it heard what was asked. */
const rulesBeyondDefault = ["color-contrast-enhanced", "target-size"];

const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // For passes and inapplicable rules axe lists one element only: enough to show that the rule ran.
  resultTypes: ["violations", "incomplete"],
  preload: false,
  // What a frame holds is another site's.
  iframes: false,
  rules: { "frame-tested": { enabled: false } },
};

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
 * Holds the page, once its colours are at rest, to all of WCAG 2.2 that axe can test, without exclusions. For an owner, what
 * rules of level AAA find is printed once as a remark.
 *
 * @param state Words for how it stands, for messages.
 */
export async function expectNoViolations(
  page: Page,
  state = "the page",
  isStrict = !isOwners,
): Promise<void> {
  await page.evaluate(settleColours);
  const { passes, incomplete, violations, inapplicable } = await runAxe(page);
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

/** Runs axe in a page. Each document gets the program once, for to read it takes longer than to run it. */
async function runAxe(page: Page) {
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(readFileSync(fileOfPackage("axe-core/axe.min.js"), "utf8"));
  return (
    new AxeBuilder({ page, axeSource: ";" })
      .options(options)
      // Else it opens another page for what it finds in frames.
      .setLegacyMode()
      .analyze()
  );
}

/** Runs in the page: waits until nothing changes its colour any more. */
async function settleColours(): Promise<void> {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
