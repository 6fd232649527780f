/**
 * Runs in the head before anything is painted: shows the controls that need scripts, and applies
 * the remembered theme, so that no wrong one flashes.
 */
const marks = document.documentElement.dataset;
marks["scripts"] = "";
try {
  const { theme } = localStorage;
  if (theme) marks["theme"] = theme;
} catch {
  // Blocked storage throws: the system's theme holds.
}
