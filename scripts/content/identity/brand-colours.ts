import { Refusal } from "../../../src/check/refusal.ts";
import type { Site } from "../../../src/content/schema/site.ts";
import type { ValueEdit } from "../edit/edit-values.ts";
import { accentShades, contrastsOf, hexOf, warmShades } from "./shades.ts";

/** The colours of a brand: what each is asked for by, and what the themes make of it. */
const brands = [
  { token: "accent", flag: "--colour", shadesFor: accentShades },
  { token: "warm", flag: "--second-colour", shadesFor: warmShades },
] as const;

/**
 * What becomes of both themes with a brand's colours.
 *
 * @param asked the colours that are asked for.
 * @param colour whether the terminal shows colours.
 * @returns the values to set, and what was asked and what is written, a line for each theme.
 * @throws Refusal where a theme's other colours leave no room for one.
 */
export function brandColours(
  theme: Site["theme"],
  asked: Readonly<Record<(typeof brands)[number]["token"], string | undefined>>,
  colour = false,
): { set: ValueEdit[]; said: string[] } {
  const set: ValueEdit[] = [];
  const said: string[] = [];
  for (const { token, flag, shadesFor } of brands)
    for (const name of ["light", "dark"] as const) {
      const wanted = asked[token];
      if (wanted === undefined) continue;
      const shades = shadesFor(wanted, theme[name]);
      if (shades === undefined)
        throw new Refusal(
          `${flag}: beside the other colours of the ${name} theme no shade of ${wanted} can be read. Give \`paper\` and \`panel\` in site.yaml more distance from the middle.`,
        );
      for (const [key, value] of Object.entries(shades))
        set.push({ path: ["theme", name, key], value });
      const palette = { ...theme[name], ...shades };
      const written = palette[token];
      const became = written === wanted ? "as asked" : `moved from ${wanted}`;
      const contrasts = contrastsOf(token, palette).map(
        // Rounded down: 6.99 must not read as 7.
        ([other, found]) => `${Math.floor(found * 10) / 10} with ${other}`,
      );
      const shown = colour ? `${swatch(wanted)}${swatch(written)} ` : "";
      said.push(
        `${shown}The ${name} theme's ${token} is ${written}, ${became}: contrast ${contrasts.join(", ")}.`,
      );
    }
  return { set, said };
}

/** Two columns in a colour, for terminals. */
function swatch(colour: string): string {
  const parts = hexOf(colour).match(/[0-9a-f]{2}/g) ?? [];
  const [red, green, blue] = parts.map((part) => Number.parseInt(part, 16));
  return `\u001B[48;2;${red};${green};${blue}m  \u001B[49m`;
}
