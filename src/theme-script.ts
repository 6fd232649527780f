/**
 * Runs in the head before anything is painted: shows the controls that need scripts, and applies
 * the remembered theme, so that no wrong one flashes. Once it shows again, a page that was kept for
 * Back, prepared ahead or behind another tab follows what was chosen meanwhile. A document without
 * an origin may not ask for cookies (HTML, 3.1.4): the error leaves it as it is without scripts.
 */
// biome-ignore lint/suspicious/noAssignInExpressions: It is sent with every page, so each character counts.
// biome-ignore lint/suspicious/noGlobalAssign: It is the window that is to hear it.
(onpageshow = document.onvisibilitychange =
  () => {
    const marks = document.documentElement.dataset;
    const chosen = /(^| )site-theme=(\w+)/.exec(document.cookie);
    marks["scripts"] = "";
    if (chosen) marks["theme"] = chosen[2];
  })();
