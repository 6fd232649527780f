import { Refusal } from "../../../src/check/refusal.ts";
import type { Palette, Site } from "../../../src/content/schema/site.ts";
import type { ValueEdit } from "../edit/set-value.ts";
import { accentShades, contrastsOf, hexOf, warmShades } from "./shades.ts";

/** A colour of the brand, and what the themes make of it. */
const brands = [
  { flag: "--colour", token: "accent", shadesFor: accentShades },
  { flag: "--second-colour", token: "warm", shadesFor: warmShades },
] as const;

/**
 * What becomes of both themes with a brand's colours.
 *
 * @param asked the colours by the option that names them.
 * @param colour whether the terminal shows colours.
 * @returns the values to set, and what was asked and what is written, a line for each theme.
 * @throws Refusal where a theme's other colours leave no room for one.
 */
export function brandColours(
  theme: Site["theme"],
  asked: Readonly<Record<(typeof brands)[number]["flag"], string | undefined>>,
  colour = false,
): { set: ValueEdit[]; said: string[] } {
  const set: ValueEdit[] = [];
  const said: string[] = [];
  for (const { flag, token, shadesFor } of brands) {
    const wanted = asked[flag];
    if (wanted === undefined) continue;
    for (const name of ["light", "dark"] as const) {
      const shades = shadesFor(wanted, theme[name]);
      if (shades === undefined)
        throw new Refusal(
          `${flag}: beside the other colours of the ${name} theme no shade of ${wanted} can be read. Give \`paper\` and \`panel\` in site.yaml more distance from the middle.`,
        );
      for (const [key, value] of Object.entries(shades))
        set.push({ path: ["theme", name, key], value });
      said.push(lineFor(name, token, wanted, { ...theme[name], ...shades }, colour));
    }
  }
  return { set, said };
}

function lineFor(
  name: string,
  token: "accent" | "warm",
  asked: string,
  palette: Palette,
  colour: boolean,
): string {
  const written = palette[token];
  const became = written === asked ? `${written}, as asked` : `${written}, moved from ${asked}`;
  const contrasts = contrastsOf(token, palette).map(
    // Rounded down: 6.99 must not read as 7.
    ([other, found]) => `${Math.floor(found * 10) / 10} with ${other}`,
  );
  const shown = colour ? `${swatch(asked)}${swatch(written)} ` : "";
  return `${shown}The ${name} theme's ${token} is ${became}: contrast ${contrasts.join(", ")}.`;
}

/** Two columns in a colour, for terminals. */
function swatch(colour: string): string {
  const [red, green, blue] = (hexOf(colour).match(/[0-9a-f]{2}/g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return `\u001B[48;2;${red};${green};${blue}m  \u001B[49m`;
}
