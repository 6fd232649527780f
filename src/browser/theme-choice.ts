import { barsId, themeCookie } from "../inline/contract.ts";

/** The themes that a visitor can choose; `system` follows the device. */
export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** A year, in seconds. */
const rememberedFor = 31_536_000;

/** The remembered choice. Where cookies are blocked, the one that holds for this page. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return themes.find((known) => known === theme) ?? "system";
}

/** Applies a choice at once, and remembers it where the browser lets us. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  showInBars(theme);
  remember(theme);
}

/** Colours the browser's own bars like the page's ground in a theme, as the theme script does at first. */
function showInBars(theme: Theme): void {
  const bars = document.querySelector<HTMLMetaElement>(`#${barsId}`);
  if (!bars) return;
  bars.media = "";
  // What is no colour does not count, and the metas of day and night do (HTML, 4.2.5.3).
  bars.content = bars.dataset[theme] ?? "";
}

/**
 * Writes the cookie of the theme again, since some browsers forget what scripts wrote a week after. Its
 * value is read from the cookie and not from this page, for another window may have chosen since.
 */
export function renewTheme(): void {
  try {
    const cookies = document.cookie.split("; ");
    const kept = themes.find((theme) => cookies.includes(`${themeCookie}=${theme}`));
    if (kept) remember(kept);
  } catch {
    // A document without an origin throws (HTML, 3.1.4).
  }
}

/**
 * Keeps a theme in a cookie for a year. A cookie (RFC 6265), because the theme script reads it before the
 * first paint: on a slow telephone a first look into `localStorage` would cost another 12 ms.
 */
function remember(theme: Theme): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const cookie = `${themeCookie}=${theme}; Path=${import.meta.env.BASE_URL}; Max-Age=${rememberedFor}`;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: The theme script cannot wait for the Cookie Store.
    document.cookie = `${cookie}; SameSite=Lax${secure}`;
  } catch {
    // A document without an origin throws here too; the choice then holds for this page.
  }
}
