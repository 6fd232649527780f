import type { Page } from "playwright/test";

/** Ways in which visitors have their device show pages. */
const modes = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  "forced colours": { forcedColors: "active" },
  "reduced motion": { reducedMotion: "reduce" },
} as const satisfies Record<string, Parameters<Page["emulateMedia"]>[0]>;

export type Mode = keyof typeof modes;
export const modeNames = Object.keys(modes) as Mode[];

/** Has the device show pages in a mode. To be called before the page is opened. */
export async function setMode(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia(modes[mode]);
  if (mode === "forced colours") await page.addInitScript(hideAuthorsTextFill);
}

/**
 * Chromium paints text in the forced colour but still reports the author's as its fill, and axe asks
 * for the fill first (Chromium 150, axe 4.13). Without an answer it takes the colour itself.
 */
function hideAuthorsTextFill(): void {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function (property) {
    return property === "-webkit-text-fill-color" ? "" : getPropertyValue.call(this, property);
  };
}

/** A narrow and a wide window. At 320 px a page must not scroll sideways (WCAG 1.4.10). */
export const narrow = { width: 320, height: 640 };
export const wide = { width: 1280, height: 800 };
