import type { Page } from "playwright/test";

/**
 * Notes each time from now on that a page offends its Content Security Policy. To be called before
 * the page is opened. What it gives tells the directives and what offended them.
 */
export async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { noteViolation(violation: string): void }).noteViolation(
        `${effectiveDirective} ${blockedURI}`,
      ),
    ),
  );
  return async () => {
    // What the page is about to tell comes before this.
    await page.evaluate(() => new Promise((told) => setTimeout(told)));
    return violations;
  };
}
