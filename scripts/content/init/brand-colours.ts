import type { Oklch } from "culori";
import type { Palette, Site } from "../../../src/content/schema/site.ts";
import { culori, parseColour } from "../../../src/design/colour.ts";
import { contrastPairs } from "../../../src/design/contrast-pairs.ts";
import { Refusal } from "../../check/refusal.ts";
import type { ValueEdit } from "../edit/edit-values.ts";

const { clampChroma, converter, displayable, formatHex, wcagContrast } = culori();

type Token = keyof Palette;

/** A token of the palette, and its possible shades, the preferred one first. */
interface Wish {
  token: Token;
  shades(palette: Partial<Palette>): Iterable<string>;
}

/** The difference in lightness between two shades. */
const step = 0.0025;

const toOklch = converter("oklch");

/** The colours of a brand: the option that gives each, and the function that fits it into a theme. */
const brands = [
  { token: "accent", flag: "--colour", shadesFor: accentShades },
  { token: "warm", flag: "--second-colour", shadesFor: warmShades },
] as const;

/**
 * Fits a brand's colours into both themes.
 *
 * @param asked the requested colours.
 * @param colour whether the terminal shows colours.
 * @returns the values to set, and a line for each theme with the requested and the written colour.
 * @throws Refusal if no shade has enough contrast with the other colours of a theme.
 */
export function brandColours(
  theme: Site["theme"],
  asked: Readonly<Record<"accent" | "warm", string | undefined>>,
  colour = false,
): { set: ValueEdit[]; notes: string[] } {
  const set: ValueEdit[] = [];
  const notes: string[] = [];
  for (const { token, flag, shadesFor } of brands)
    for (const name of ["light", "dark"] as const) {
      const wanted = asked[token];
      if (wanted === undefined) continue;
      const shades = shadesFor(wanted, theme[name]);
      if (shades === undefined)
        throw new Refusal(
          `${flag}: no shade of ${wanted} has enough contrast with the other colours of the ${name} theme. Give \`paper\` and \`panel\` in site.yaml more distance from the middle.`,
        );
      for (const [key, value] of Object.entries(shades))
        set.push({ path: ["theme", name, key], value });
      const palette = { ...theme[name], ...shades };
      const written = palette[token];
      const became = written === wanted ? "as asked" : `moved from ${wanted}`;
      const contrasts = besides(token, palette).map(({ other, hex }) => {
        const found = wcagContrast(hexOf(written), hex);
        // Rounded down: 6.99 must not read as 7.
        return `${Math.floor(found * 10) / 10} with ${other}`;
      });
      const shown = colour ? `${swatch(wanted)}${swatch(written)} ` : "";
      notes.push(
        `${shown}The ${name} theme's ${token} is ${written}, ${became}: contrast ${contrasts.join(", ")}.`,
      );
    }
  return { set, notes };
}

/**
 * The accent of a theme, its pressed state and the text on it, from a brand's colour. Each is the nearest
 * shade with the contrasts that the check demands. Only lightness changes, as far as screens can show the
 * chroma.
 *
 * @returns undefined if no shade has enough contrast with the other colours of the theme.
 */
export function accentShades(asked: string, palette: Palette): Partial<Palette> | undefined {
  return settled(palette, [
    { token: "accent", shades: () => shadesOf(asked) },
    textOn("onAccent", "accent"),
    {
      token: "accentStrong",
      shades: ({ accent = asked, paper = accent }) => {
        const { l, ...hue } = oklchOf(accent);
        // Farther from the paper, or nearer to it if no lightness is left.
        const away = l > oklchOf(paper).l ? 0.07 : -0.07;
        const isRoom = l + away >= 0 && l + away <= 1;
        return shadesOf(written({ ...hue, l: isRoom ? l + away : l - 1.5 * away }));
      },
    },
  ]);
}

/** The background of badges and the text on it, from a brand's second colour; see {@link accentShades}. */
export function warmShades(asked: string, palette: Palette): Partial<Palette> | undefined {
  return settled(palette, [
    { token: "warm", shades: () => shadesOf(asked) },
    textOn("onWarm", "warm"),
  ]);
}

/** Text on a background: nearly white or nearly black, with a little of its hue. */
function textOn(token: Token, ground: Token): Wish {
  return {
    token,
    shades: (palette) => {
      const { l, c, h = 0 } = oklchOf(palette[ground] ?? "");
      const [lightness, most] = l < 0.6 ? [0.99, 0.008] : [0.2, 0.03];
      return shadesOf(written({ mode: "oklch", l: lightness, c: Math.min(c, most), h }));
    },
  };
}

/** The first combination of shades in which every contrast is met. */
function settled(
  palette: Partial<Palette>,
  [wish, ...others]: readonly Wish[],
): Partial<Palette> | undefined {
  if (wish === undefined) return {};
  const { token, shades } = wish;
  const open = others.map((other) => other.token);
  const pairs = besides(token, palette).filter(({ other }) => !open.includes(other));
  for (const colour of shades(palette)) {
    const own = hexOf(colour);
    if (pairs.some(({ hex, least }) => wcagContrast(own, hex) < least)) continue;
    const rest = settled({ ...palette, [token]: colour }, others);
    if (rest !== undefined) return { [token]: colour, ...rest };
  }
  return undefined;
}

/** The colours that a token is compared with, each with the contrast that the check demands. */
function besides(token: Token, palette: Partial<Palette>) {
  return contrastPairs.flatMap(([ink, ground, least]) => {
    if (ink !== token && ground !== token) return [];
    const other = ink === token ? ground : ink;
    const colour = palette[other];
    // The check reports invalid colours.
    if (colour === undefined || parseColour(colour) === undefined) return [];
    return [{ other, hex: hexOf(colour), least }];
  });
}

/** A colour, then its shades in the order of their distance in lightness. */
function* shadesOf(colour: string): Generator<string> {
  const asked = oklchOf(colour);
  yield displayable(colour) ? colour : written(asked);
  for (let distance = step; distance < 1 + step; distance += step)
    for (const l of [asked.l - distance, asked.l + distance])
      if (l > -step && l < 1 + step) yield written({ ...asked, l: Math.min(1, Math.max(0, l)) });
}

/** A colour in the notation of content, inside the gamut of every screen. */
function written(colour: Oklch): string {
  const { l, c, h = 0 } = clampChroma(colour, "oklch") as Oklch;
  const [lightness, chroma, hue] = [round(l * 100, 1), round(c, 3), round(h, 1)];
  return `oklch(${lightness}% ${chroma} ${hue})`;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function oklchOf(colour: string): Oklch {
  return toOklch(colour) ?? { mode: "oklch", l: 0, c: 0 };
}

/** A colour in the form that browsers and the check use. */
function hexOf(colour: string): string {
  return formatHex(parseColour(colour)) ?? "#000000";
}

/** A sample of a colour for terminals, two columns wide. */
function swatch(colour: string): string {
  const parts = hexOf(colour).match(/[0-9a-f]{2}/g) ?? [];
  const [red, green, blue] = parts.map((part) => Number.parseInt(part, 16));
  return `\u001B[48;2;${red};${green};${blue}m  \u001B[49m`;
}
