import type { Palette, Site } from "../content/schema/site.ts";
import { culori, parseColour } from "./colour.ts";
import { endColours, tintOf } from "./derived-colours.ts";
import { kebabCase } from "./kebab-case.ts";

/** `inkSoft` as it is written in CSS: `--ink-soft`. */
export function variableOf(token: string): string {
  return `--${kebabCase(token)}`;
}

/** A CSS colour as `#rrggbb`, which browsers older than OKLCH understand too. */
export function toHex(colour: string): string {
  const parsed = parseColour(colour);
  if (!parsed) throw new Error(`"${colour}" is no CSS colour.`);
  return culori().formatHex(parsed);
}

function declarations(palette: object): string {
  return Object.entries(palette)
    .map(([token, colour]) => `${variableOf(token)}:${toHex(colour)}`)
    .join(";");
}

/** The colours on paper of a firm that is dark by day too, whose inks nobody could read there. */
const onPaper = {
  paper: "#fff",
  panel: "#fff",
  tint: "#fff",
  ink: "#000",
  inkSoft: "#000",
  line: "#aaa",
  edge: "#555",
  accent: "#000",
  warm: "#000",
  danger: "#000",
};

/** A logo drawn for a dark ground, as bright as it was dark, in its own hues. */
const turned = "--art:invert(1) hue-rotate(180deg)";

/** What such a firm needs where neither it nor the visitor chooses the ground: on paper, and in forced colours. */
const onBright = [
  `@media print{:root{${declarations(onPaper)};${turned}}}`,
  `@media (forced-colors:active) and (prefers-color-scheme:light){:root{${turned}}}`,
];

/** Which of the two a palette is, as browsers ask for their own controls. */
function schemeOf({ paper, ink }: Palette): "light" | "dark" {
  const { wcagLuminance } = culori();
  return wcagLuminance(paper) < wcagLuminance(ink) ? "dark" : "light";
}

/**
 * The colours of both themes as custom properties. The system's wish holds until the visitor
 * chooses a theme, which stands in `data-theme` on the root. Paper is light whatever they choose,
 * and whatever the firm's own colours are.
 */
export function themeCss({ light, dark }: Site["theme"]): string {
  const coloured = (palette: Palette) =>
    `color-scheme:${schemeOf(palette)};${declarations({ ...palette, tint: tintOf(palette) })}`;
  const night = coloured(dark);
  const inInk = "--line:var(--ink);--edge:var(--ink);--ink-soft:var(--ink)";
  return [
    `:root{${coloured(light)};${declarations(endColours(light))}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}`,
    `@media screen{:root[data-theme=dark]{${night}}}`,
    `@media (prefers-contrast:more){:root:root:root{${inInk}}}`,
    ...(schemeOf(light) === "dark" ? onBright : []),
  ].join("\n");
}
