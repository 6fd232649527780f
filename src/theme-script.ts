/**
 * Runs in the head before anything is painted: shows the controls that need scripts, and applies
 * the remembered theme, so that no wrong one flashes. A page that was kept for Back shows again, and
 * another page may have chosen another theme meanwhile.
 */
// biome-ignore lint/suspicious/noAssignInExpressions: It is sent with every page, so each character counts.
(self.onpageshow = () => {
  const marks = document.documentElement.dataset;
  marks["scripts"] = "";
  try {
    const theme = localStorage["theme"];
    if (theme) marks["theme"] = theme;
    else delete marks["theme"];
  } catch {
    // Blocked storage throws: the system's theme holds, or what was chosen on this page.
  }
})();
