/**
 * Runs in the head before anything is painted: shows the controls that need scripts, and applies
 * the remembered theme, so that no wrong one flashes.
 */
const root = document.documentElement;
root.dataset["scripts"] = "";
try {
  const { theme } = localStorage;
  if (theme) root.dataset["theme"] = theme;
} catch {
  // Blocked storage throws: the system's theme holds.
}
