import type { Page } from "playwright/test";

declare global {
  interface Window {
    /** The sheets that tests have added to the page, by their names. */
    testSheets: Record<string, CSSStyleSheet> | undefined;
  }
}

/**
 * Adds rules to the open page, which its policy allows no element to do.
 *
 * @param name Tells them from others. Rules that are added by the same name take their place.
 */
export function addStyle(page: Page, rules: string, name = rules): Promise<void> {
  return page.evaluate(
    ([rules, name]) => {
      window.testSheets ??= {};
      const { [name]: sheet = new CSSStyleSheet() } = window.testSheets;
      sheet.replaceSync(rules);
      if (window.testSheets[name]) return;
      window.testSheets[name] = sheet;
      document.adoptedStyleSheets.push(sheet);
    },
    [rules, name] as const,
  );
}
