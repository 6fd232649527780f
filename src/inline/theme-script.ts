/** The meta that colours the browser's own bars: an element's id is its name in the window, too. */
declare const _bars: HTMLMetaElement;

/**
 * Applies the remembered theme, to the page and to the browser's own bars. A classic script, so that
 * the boot script finds this function: it runs it again when a page shows that was kept for Back,
 * prepared ahead or in the background, for another tab may have chosen meanwhile.
 */
function theme(): void {
  const chosen = /(^| )site-theme=(\w+)/.exec(document.cookie);
  if (chosen) {
    document.documentElement.dataset["theme"] = chosen[2] as string;
    // A meta that stands before those of day and night takes the colour of one of them; where it gets
    // none, those two count (HTML, 4.2.5.3).
    _bars.media = "";
    _bars.content = _bars.dataset[chosen[2] as string] as string;
  }
}

// Runs in the head before anything is painted, so that no wrong theme flashes. Skips the lookup where
// there are no cookies: it costs 2 ms on a slow phone. A document without an origin may not ask for
// cookies (HTML, 3.1.4): the error leaves it with the device's theme.
if (document.cookie) theme();
