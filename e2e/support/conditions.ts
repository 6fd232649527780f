import type { Page } from "playwright/test";
import { addStyle } from "./add-style.ts";

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
export function spaceWidely(page: Page): Promise<void> {
  const all = "line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em;";
  const rules = `* { ${all.replaceAll(";", " !important;")} } p { margin-block-end: 2em !important; }`;
  return addStyle(page, rules);
}

/** Has the browser say that its visitor saves data. */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}
