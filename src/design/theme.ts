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

/**
 * The colours of both themes as custom properties. The system's wish holds until the visitor
 * chooses a theme, which stands in `data-theme` on the root. Paper is light whatever they choose.
 */
export function themeCss({ light, dark }: Site["theme"]): string {
  const withTint = (palette: Palette) => declarations({ ...palette, tint: tintOf(palette) });
  const night = `color-scheme:dark;${withTint(dark)}`;
  const firm = "--line:var(--ink);--edge:var(--ink);--ink-soft:var(--ink)";
  return [
    `:root{color-scheme:light;${withTint(light)};${declarations(endColours(light))}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}`,
    `@media screen{:root[data-theme=dark]{${night}}}`,
    `@media (prefers-contrast:more){:root:root:root{${firm}}}`,
  ].join("\n");
}
