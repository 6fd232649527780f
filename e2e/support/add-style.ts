import type { Page } from "playwright/test";

/** Adds rules to the open page, which its policy allows no element to do. */
export function addStyle(page: Page, rules: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
}
