import culori from "culori/require";
import { commas, say } from "../../words/say.ts";
import { accentShades, comparedColours, toHexColour, toOklch, UserError } from "../check/index.ts";
import type { Palette, Site } from "../schema/site.ts";
import type { ValueEdit } from "./yaml/edit-values.ts";

/**
 * Fits a brand's colour into both themes.
 *
 * @param wanted the requested colour; without one, both stay as they are.
 * @param colour whether the terminal shows colours.
 * @returns the values to set, and a line for each theme with the requested and the written colour.
 * @throws UserError if no shade has enough contrast with the other colours of a theme.
 */
export function brandColours(
  theme: Site["theme"],
  wanted: string | undefined,
  colour = false,
): { set: ValueEdit[]; notes: string[] } {
  const set: ValueEdit[] = [];
  const notes: string[] = [];
  if (wanted === undefined) return { set, notes };
  const dark = { ...theme.dark, ...darkGround(wanted) };
  for (const [key, value] of Object.entries(darkGround(wanted)))
    set.push({ path: ["theme", "dark", key], value });
  for (const [name, own] of Object.entries({ light: theme.light, dark })) {
    const shades = accentShades(wanted, own);
    if (shades === undefined)
      throw new UserError(say("questions.no-shade", { colour: wanted, theme: name }));
    for (const [key, value] of Object.entries(shades))
      set.push({ path: ["theme", name, key], value });
    const palette = { ...own, ...shades };
    const written = palette.accent;
    const contrasts = comparedColours("accent", palette).map(({ other, hex }) => {
      const found = culori.wcagContrast(toHexColour(written), hex);
      return say("questions.contrast", { contrast: floorTenth(found), key: other });
    });
    const shown = colour ? `${swatch(wanted)}${swatch(written)} ` : "";
    const slots = { theme: name, written, colour: wanted, contrasts: commas(contrasts) };
    const asked = written === wanted ? "yes" : "no";
    notes.push(shown + say("questions.accent", { ...slots, asked }));
    // A colour that is too light for links can carry dark letters.
    const found = culori.wcagContrast(toHexColour(own.ink), toHexColour(wanted));
    const isLighter = toOklch(wanted).l > toOklch(own.ink).l;
    if (written === wanted || !isLighter || found < 7) continue;
    set.push({ path: ["theme", name, "surface"], value: wanted });
    const buttons = { theme: name, colour: wanted, contrast: floorTenth(found) };
    notes.push((colour ? `${swatch(wanted)} ` : "") + say("questions.buttons", { ...buttons }));
  }
  return { set, notes };
}

/** A contrast, rounded down: 6.99 must not read as 7. */
const floorTenth = (contrast: number) => Math.floor(contrast * 10) / 10;

/** The dark ground in a colour's hue, so that the closing band is its lighter neighbour. A grey gives a grey. */
function darkGround(colour: string): Pick<Palette, "paper" | "panel" | "line" | "edge"> {
  const { c, h = 0 } = toOklch(colour);
  const shade = (lightness: number, chroma: number) =>
    `oklch(${lightness}% ${c < 0.02 ? 0 : chroma} ${Math.round(h)})`;
  return {
    paper: shade(18, 0.017),
    panel: shade(22, 0.02),
    line: shade(33, 0.02),
    edge: shade(62, 0.03),
  };
}

/** A sample of a colour for terminals, two columns wide. */
function swatch(colour: string): string {
  const parts = toHexColour(colour).match(/[0-9a-f]{2}/g) ?? [];
  const [red, green, blue] = parts.map((part) => Number.parseInt(part, 16));
  return `\u001B[48;2;${red};${green};${blue}m  \u001B[49m`;
}
