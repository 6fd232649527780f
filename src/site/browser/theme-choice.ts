import { barsId, barsMedia, sitePath, themeCookie } from "./contract.ts";

/** The themes that a visitor can choose; `system` follows the device. */
export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** A year, in seconds. */
const rememberedFor = 31_536_000;

/** The stored choice. If cookies are blocked, the choice on this page. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return themes.find((known) => known === theme) ?? "system";
}

/** Applies a choice at once, and stores it if the browser allows that. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  colourBrowserBars(theme);
  storeTheme(theme);
}

/** Colours the browser's own bars like the background of a theme, as the theme script does on load. */
function colourBrowserBars(theme: Theme): void {
  const bars = document.querySelector<HTMLMetaElement>(`#${barsId}`);
  if (bars) bars.media = barsMedia[theme];
}

/**
 * Writes the cookie of the theme again, because some browsers delete cookies of scripts after a week. The
 * value comes from the cookie and not from this page, because another window may have changed it.
 */
export function renewTheme(): void {
  try {
    const cookies = document.cookie.split("; ");
    const name = themeCookie(sitePath());
    const kept = themes.find((theme) => cookies.includes(`${name}=${theme}`));
    if (kept) storeTheme(kept);
  } catch {
    // A document without an origin throws (HTML, 3.1.4).
  }
}

/**
 * Stores a theme in a cookie (RFC 6265) for a year. The theme script reads it before the first paint, and on
 * a slow phone the first access to `localStorage` takes another 12 ms.
 */
function storeTheme(theme: Theme): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const path = sitePath();
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: The theme script cannot wait for the Cookie Store.
    document.cookie = `${themeCookie(path)}=${theme}; Max-Age=${rememberedFor}; Path=${path}; SameSite=Lax${secure}`;
  } catch {
    // A document without an origin throws here too; then the choice applies to this page only.
  }
}
