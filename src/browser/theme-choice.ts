/** The themes that a visitor can choose; `system` follows the device. */
export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** Key in the browser's storage; the theme script in the head reads the same one. */
const storageKey = "theme";

/** The remembered choice. Where storage is blocked, the one that holds for this visit. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return themes.find((known) => known === theme) ?? "system";
}

/** Applies a choice at once, and remembers it where the browser lets us. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Blocked storage throws (HTML, 12.2.2); the choice then holds until the next page.
  }
}
