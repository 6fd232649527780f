import type { Palette, Site } from "../content/schema/site.ts";
import { culori, parseColour } from "./colour.ts";
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

/**
 * The colours of both themes as custom properties. The system's wish holds until the visitor
 * chooses a theme, which stands in `data-theme` on the root. Paper is light whatever they choose.
 *
 * @param isUsed Tells of a custom property whether it is wanted.
 */
export function themeCss(
  { light, dark }: Site["theme"],
  isUsed: (variable: string) => boolean = () => true,
): string {
  const declarations = (palette: Palette) =>
    Object.entries(palette)
      .map(([token, colour]) => [variableOf(token), toHex(colour)] as const)
      .filter(([variable]) => isUsed(variable))
      .map((declaration) => declaration.join(":"))
      .join(";");
  const night = `color-scheme:dark;${declarations(dark)}`;
  const soft = ["--line", "--edge", "--ink-soft"].filter(isUsed);
  const firm = soft.map((variable) => `${variable}:var(--ink)`).join(";");
  return [
    `:root{color-scheme:light;${declarations(light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}`,
    `@media screen{:root[data-theme=dark]{${night}}}`,
    `@media (prefers-contrast:more){:root:root:root{${firm}}}`,
  ].join("\n");
}
