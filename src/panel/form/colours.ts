import { formatHex, interpolate, wcagContrast } from "culori";
import { readTheme } from "../../site/browser/theme-choice.ts";
import { coloursNextTo } from "../../site/design/contrast-pairs.ts";
import { kebabCase } from "../../site/design/kebab-case.ts";

/** The colours of a theme, by their keys. */
export type Colours = Readonly<Record<string, string>>;

/** A CSS colour as the browser's picker takes it; undefined for another text, on some of which the library throws. */
export function hexOf(colour: string): string | undefined {
  try {
    return formatHex(colour);
  } catch {
    return undefined;
  }
}

/** The contrasts of a colour with those that stand next to it, rounded down, and whether each is enough. */
export function contrastsOf(key: string, colours: Colours) {
  const own = hexOf(colours[key] ?? "");
  return coloursNextTo(key).flatMap(({ other, least }) => {
    const hex = hexOf(colours[other] ?? "");
    if (!own || !hex) return [];
    const found = wcagContrast(own, hex);
    return [{ other, found: Math.floor(found * 10) / 10, isEnough: found >= least }];
  });
}

/** The nearest shade of a colour that has enough contrast with all others; undefined if there is none. */
export function nearestShade(key: string, colours: Colours): string | undefined {
  const hex = hexOf(colours[key] ?? "") ?? "#000000";
  const [darker, lighter] = ["black", "white"].map((end) => interpolate([hex, end], "rgb"));
  for (let share = 0.01; share <= 1; share += 0.01)
    for (const mixed of [darker, lighter]) {
      const shade = formatHex(mixed?.(share)) ?? "";
      if (contrastsOf(key, { ...colours, [key]: shade }).every(({ isEnough }) => isEnough))
        return shade;
    }
  return undefined;
}

const sheet = new CSSStyleSheet();

/** Shows colours on the page as they are chosen; none ends that. */
export function previewColours(colours: Colours): void {
  const tokens = Object.entries(colours).map(
    ([key, colour]) => `--${kebabCase(key)}: ${colour} !important;`,
  );
  sheet.replaceSync(`:root { ${tokens.join(" ")} }`);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

/** Whether the page shows its dark theme. */
export function isDark(): boolean {
  const theme = readTheme();
  const isSystemDark = matchMedia("(prefers-color-scheme: dark)").matches;
  return theme === "system" ? isSystemDark : theme === "dark";
}
