/**
 * Runs in the head before anything is painted, and applies the remembered theme, so that no wrong
 * one flashes. It does so again when a page shows that was kept for Back, prepared ahead or in the
 * background: another tab may have chosen meanwhile. A document without an origin may not ask for
 * cookies (HTML, 3.1.4): the error leaves it with the device's theme.
 *
 * Only who chose a theme pays for more than a look at the cookies: on a slow telephone the first
 * change of an element costs another 3 ms.
 */
// biome-ignore lint/suspicious/noAssignInExpressions: It is sent with every page, so each character counts.
// biome-ignore lint/suspicious/noGlobalAssign: It is the window that is to hear it.
(onpageshow = document.onvisibilitychange =
  () => {
    const chosen = / site-theme=(\w+)/.exec(` ${document.cookie}`);
    if (chosen) document.documentElement.dataset["theme"] = chosen[1] as string;
  })();
