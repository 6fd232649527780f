import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that axe leaves out of a default run; they show that the tags above were heard. */
const rulesBeyondDefault = ["color-contrast-enhanced", "target-size"];

type Result = Awaited<ReturnType<AxeBuilder["analyze"]>>["incomplete"][number];

/** What axe leaves open in good pages: it cannot tell the ground below what overlaps. */
const isOpen = ({ id, nodes }: Result) =>
  id.startsWith("color-contrast") &&
  nodes.every(({ any }) => any.every(({ data }) => data?.messageKey !== "equalRatio"));

/** Holds the page, as it stands now, to all of WCAG 2.2 that axe can test, without exclusions. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { passes, incomplete, violations, inapplicable } = await new AxeBuilder({ page })
    .withTags(tags)
    .analyze();
  const ran = [...passes, ...incomplete, ...violations, ...inapplicable].map(({ id }) => id);
  expect(ran, "axe ran its rules.").toEqual(expect.arrayContaining(rulesBeyondDefault));
  const doubts = incomplete.filter((result) => !isOpen(result));
  const findings = [...violations, ...doubts].flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
  );
  expect(findings, "axe finds no fault.").toEqual([]);
}
