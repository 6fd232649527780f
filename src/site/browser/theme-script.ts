/** The meta that colours the browser's own bars: an element's id is also a global variable. */
declare const _bars: HTMLMetaElement;

/** Name of the theme's cookie. A constant of the build. */
declare const themeCookie: string;

/**
 * Applies the stored theme to the page and to the browser's own bars. In a classic script, so that the boot
 * script finds this function. That calls it again when a page comes from the back/forward cache, a prerender
 * or the background, because another tab may have changed the theme.
 */
function theme(): void {
  const chosen = RegExp(`(^| )${themeCookie}=(\\w+)`).exec(document.cookie)?.[2];
  if (chosen) {
    document.documentElement.dataset["theme"] = chosen;
    _bars.media = { dark: "", light: "not all" }[chosen] ?? "(prefers-color-scheme:dark)";
  }
}

// Runs in the head before the first paint, so that no wrong theme flashes. Skips the lookup if there are no
// cookies, because it takes 2 ms on a slow phone. A document without an origin may not read cookies
// (HTML, 3.1.4): after that error it keeps the device's theme.
if (document.cookie) theme();
