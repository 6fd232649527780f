import type { Page } from "playwright/test";

/** Colours in which a visitor's device shows pages. */
export const looks = {
  light: { colorScheme: "light", forcedColors: "none", contrast: "no-preference" },
  dark: { colorScheme: "dark", forcedColors: "none", contrast: "no-preference" },
  "forced colours": { colorScheme: "dark", forcedColors: "active", contrast: "no-preference" },
  "more contrast": { colorScheme: "light", forcedColors: "none", contrast: "more" },
} as const;

/** A narrow, a middling and a wide window. */
export const narrow = { width: 320, height: 640 };
export const tablet = { width: 768, height: 1024 };
export const wide = { width: 1280, height: 800 };

/** Sets the distances between lines, letters and words to those of WCAG 1.4.12. */
export async function spaceWidely(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    const all =
      "line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important";
    sheet.replaceSync(`*{${all}} p{margin-block-end:2em!important}`);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Sets text to twice its size in a window that stays as it is (WCAG 1.4.4). */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "34px";
  });
}

/** Has the browser say that its visitor saves data. */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}
