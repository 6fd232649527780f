import { readTheme } from "../browser/theme-choice.ts";
import { coloursNextTo } from "../design/contrast-pairs.ts";
import { kebabCase } from "../design/kebab-case.ts";

/** The colours of a theme, by their keys. */
export type Colours = Readonly<Record<string, string>>;

const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/** Red, green and blue of a CSS colour as screens show it, from 0 to 255; undefined for another text. */
function channelsOf(colour: string): number[] | undefined {
  if (!canvas || !CSS.supports("color", colour) || /^\s*(?:currentcolor|var\()/i.test(colour))
    return undefined;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

/** A CSS colour as the browser's picker takes it. */
export function hexOf(colour: string): string | undefined {
  const hex = (part: number) => part.toString(16).padStart(2, "0");
  const channels = channelsOf(colour);
  return channels && `#${channels.map(hex).join("")}`;
}

/** The contrast of two colours (WCAG 2.2, "contrast ratio"). */
function contrastOf(one: string, other: string): number | undefined {
  const [lightest, darkest] = [one, other]
    .map((colour) => channelsOf(colour))
    .map((channels) => channels && luminanceOf(channels))
    .sort((a = 0, b = 0) => b - a);
  return lightest === undefined || darkest === undefined
    ? undefined
    : (lightest + 0.05) / (darkest + 0.05);
}

function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrasts of a colour with those that stand next to it, rounded down, and whether each is enough. */
export function contrastsOf(key: string, colours: Colours) {
  return coloursNextTo(key).flatMap(({ other, least }) => {
    const found = contrastOf(colours[key] ?? "", colours[other] ?? "");
    if (found === undefined) return [];
    return [{ other, found: Math.floor(found * 10) / 10, isEnough: found >= least }];
  });
}

/** The nearest shade of a colour that has enough contrast with all others; undefined if there is none. */
export function nearestShade(key: string, colours: Colours): string | undefined {
  const colour = colours[key] ?? "";
  const [red = 0, green = 0, blue = 0] = channelsOf(colour) ?? [];
  const mixed = (share: number, to: number) =>
    hexOf(
      `rgb(${[red, green, blue].map((part) => Math.round(part + (to - part) * share)).join(" ")})`,
    );
  for (let share = 0.01; share <= 1; share += 0.01)
    for (const to of [0, 255]) {
      const shade = mixed(share, to) ?? "";
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
