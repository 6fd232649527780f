import type { PageSite } from "../content/page-site.ts";
import type { Settings } from "./settings.ts";

/**
 * Shows the document as the settings say. To be called once, before anything is rendered.
 *
 * @returns The direction in which its words run.
 */
export function applySettings(
  settings: Settings,
  own: Pick<PageSite, "language" | "direction">,
): PageSite["direction"] {
  const root = document.documentElement;
  const { language, direction, theme, size, motion } = settings;
  root.lang = language === "own" ? own.language : language;
  const foreign = language === "ar" ? "rtl" : "ltr";
  const written = language === "own" ? own.direction : foreign;
  const shown = direction === "language" ? written : direction;
  root.dir = shown;
  if (theme !== "device") root.dataset["theme"] = theme;
  if (size !== "100") enlarge(root, Number(size) / 100);
  if (motion === "reduced") reduceMotion();
  return shown;
}

/**
 * What a larger font size of the browser does to all that is measured in it (WCAG 1.4.4), and to the
 * widths at which the layout changes.
 */
function enlarge(root: HTMLElement, factor: number): void {
  root.style.fontSize = `${Number.parseFloat(getComputedStyle(root).fontSize) * factor}px`;
  changeStyles((css) =>
    css.replace(/@media[^{]+/g, (query) =>
      query.replace(/([\d.]+)rem/g, (_, width) => `${Number(width) * factor}rem`),
    ),
  );
}

/** A page cannot ask the device for reduced motion, but can answer in its place. */
function reduceMotion(): void {
  changeStyles((css) =>
    css
      .replace(/\(prefers-reduced-motion:\s*no-preference\)/g, "not all")
      .replace(/\(prefers-reduced-motion(:\s*reduce)?\)/g, "all"),
  );
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query.replace(/\(prefers-reduced-motion:\s*reduce\)/, "all"));
}

function changeStyles(change: (css: string) => string): void {
  for (const style of document.querySelectorAll("style"))
    style.textContent = change(`${style.textContent}`);
}
