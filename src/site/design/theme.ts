import culori from "culori/require";
import type { Palette, Site } from "../../engine/schema/site.ts";
import { parseColour } from "./colour.ts";
import { drawingColour, endColours, surfaceOf, tintColour } from "./derived-colours.ts";
import { kebabCase } from "./kebab-case.ts";

/** The custom property of a token: `--ink-soft` for `inkSoft`. */
export function variableOf(token: string): string {
  return `--${kebabCase(token)}`;
}

/** A CSS colour as `#rrggbb`, which browsers without OKLCH support too. */
export function toHex(colour: string): string {
  const parsed = parseColour(colour);
  if (!parsed) throw new Error(`"${colour}" is not a CSS colour.`);
  return culori.formatHex(parsed);
}

function declarations(palette: object): string {
  return Object.entries(palette)
    .map(([token, colour]) => `${variableOf(token)}:${toHex(colour)}`)
    .join(";");
}

/** Print colours of a firm whose light theme is dark too, because its text would be unreadable on paper. */
const onPaper = {
  paper: "#fff",
  panel: "#fff",
  tint: "#fff",
  drawn: "#000",
  ink: "#000",
  inkSoft: "#000",
  line: "#aaa",
  edge: "#555",
  accent: "#000",
  warm: "#000",
  danger: "#000",
};

/** A filter that turns black into the colour of text: white on a dark ground. */
const lit = (scheme: "light" | "dark") => `--lit:invert(${scheme === "dark" ? 1 : 0})`;

/** A logo drawn for a dark background, with inverted lightness and its own hues. */
const turned = "--art:invert(1) hue-rotate(180deg)";

/** Styles of such a firm where the background is always light: in print, and in forced colours. */
const onBright = [
  `@media print{:root{${declarations(onPaper)};${lit("light")};${turned}}}`,
  `@media (forced-colors:active) and (prefers-color-scheme:light){:root{${turned}}}`,
];

/** Whether a palette is light or dark, for the browser's own controls. */
function schemeOf({ paper, ink }: Palette): "light" | "dark" {
  const { wcagLuminance } = culori;
  return wcagLuminance(paper) < wcagLuminance(ink) ? "dark" : "light";
}

/** Solid buttons of a firm with a colour for them alone. Their edge keeps the accent's contrast. */
const onSurface = [
  ":root .button-solid{color:var(--on-surface);background-color:var(--surface)}",
  ":root .button-solid:is(:hover,:active){background-color:var(--surface-strong)}",
];

/**
 * The colours of both themes as custom properties. The system's preference applies until the visitor chooses
 * a theme, which is then `data-theme` on the root. Print is always light, whatever the theme and the firm's
 * colours are.
 */
export function themeCss({ voice, light, dark }: Site["theme"]): string {
  const hasSurface = light.surface !== undefined || dark.surface !== undefined;
  const coloured = (palette: Palette) =>
    `color-scheme:${schemeOf(palette)};${lit(schemeOf(palette))};${declarations({ ...palette, tint: tintColour(palette), drawn: drawingColour(palette), ...(hasSurface && surfaceOf(palette)) })}`;
  const night = coloured(dark);
  const inInk = "--line:var(--ink);--edge:var(--ink);--ink-soft:var(--ink)";
  return [
    `:root{${coloured(light)};${declarations(endColours(light, voice))}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}`,
    `@media screen{:root[data-theme=dark]{${night}}}`,
    `@media (prefers-contrast:more){:root:root:root{${inInk}}.soil{--edge:var(--on-soil)}}`,
    ...(schemeOf(light) === "dark" ? onBright : []),
    ...(hasSurface ? onSurface : []),
  ].join("\n");
}
