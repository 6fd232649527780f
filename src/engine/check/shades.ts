import type { Oklch } from "culori";
import culori from "culori/require";
import { parseColour } from "../../site/design/colour.ts";
import { coloursNextTo } from "../../site/design/contrast-pairs.ts";
import type { Palette } from "../schema/site.ts";

type Token = keyof Palette;

/** The difference in lightness between two shades. */
const step = 0.0025;

/**
 * The accent of a theme, its pressed state and the text on it, from a brand's colour. Each is the nearest
 * shade with the contrasts that the check demands. Only lightness changes, as far as screens can show the
 * chroma.
 *
 * @returns undefined if no shade has enough contrast with the other colours of the theme.
 */
export function accentShades(
  asked: string,
  palette: Palette,
): Partial<Pick<Palette, "accent" | "onAccent" | "accentStrong">> | undefined {
  const { accent: _, onAccent: __, accentStrong: ___, ...others } = palette;
  for (const accent of fittingShades("accent", asked, others)) {
    const [onAccent] = fittingShades("onAccent", textColour(accent), { ...others, accent });
    if (onAccent === undefined) continue;
    const pressed = pressedShade(accent, palette.paper);
    const [accentStrong] = fittingShades("accentStrong", pressed, { ...others, accent, onAccent });
    if (accentStrong !== undefined) return { accent, onAccent, accentStrong };
  }
  return undefined;
}

/**
 * The nearest shade of a token that has enough contrast with the other colours of a theme, in the notation in which
 * the colour is written.
 *
 * @returns undefined if there is none.
 */
export function fittedShade(
  token: Token,
  colour: string,
  palette: Partial<Palette>,
): string | undefined {
  const [shade] = fittingShades(token, colour, palette);
  return shade && colour.startsWith("#") ? toHexColour(shade) : shade;
}

/** Text on the accent: nearly white or nearly black, with a little of its hue. */
function textColour(accent: string): string {
  const { l, c, h = 0 } = toOklch(accent);
  const [lightness, most] = l < 0.6 ? [0.99, 0.008] : [0.2, 0.03];
  return formatColour({ mode: "oklch", l: lightness, c: Math.min(c, most), h });
}

/** The accent while it is pressed: farther from the paper, or nearer to it if no lightness is left. */
function pressedShade(accent: string, paper: string): string {
  const { l, ...hue } = toOklch(accent);
  const away = l > toOklch(paper).l ? 0.07 : -0.07;
  const isRoom = l + away >= 0 && l + away <= 1;
  return formatColour({ ...hue, l: isRoom ? l + away : l - 1.5 * away });
}

/** The shades of a colour that have enough contrast with the other colours of a theme, the nearest first. */
function* fittingShades(
  token: Token,
  colour: string,
  palette: Partial<Palette>,
): Generator<string> {
  const pairs = comparedColours(token, palette);
  for (const shade of shadesOf(colour)) {
    const own = toHexColour(shade);
    if (pairs.every(({ hex, least }) => culori.wcagContrast(own, hex) >= least)) yield shade;
  }
}

/** The colours that a token is compared with, each with the contrast that the check demands. */
export function comparedColours(token: Token, palette: Partial<Palette>) {
  return coloursNextTo(token).flatMap(({ other, least }) => {
    const colour = palette[other];
    // The check reports invalid colours.
    if (colour === undefined || parseColour(colour) === undefined) return [];
    return [{ other, hex: toHexColour(colour), least }];
  });
}

/** A colour, then its shades in the order of their distance in lightness. */
function* shadesOf(colour: string): Generator<string> {
  const asked = toOklch(colour);
  yield culori.displayable(colour) ? colour : formatColour(asked);
  for (let distance = step; distance < 1 + step; distance += step)
    for (const l of [asked.l - distance, asked.l + distance])
      if (l > -step && l < 1 + step)
        yield formatColour({ ...asked, l: Math.min(1, Math.max(0, l)) });
}

/** A colour in the notation of content, inside the gamut of every screen. */
function formatColour(colour: Oklch): string {
  const { l, c, h = 0 } = culori.clampChroma(colour, "oklch") as Oklch;
  const [lightness, chroma, hue] = [round(l * 100, 1), round(c, 3), round(h, 1)];
  return `oklch(${lightness}% ${chroma} ${hue})`;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

export function toOklch(colour: string): Oklch {
  return culori.converter("oklch")(colour) ?? { mode: "oklch", l: 0, c: 0 };
}

/** A colour in the form that browsers and the check use. */
export function toHexColour(colour: string): string {
  return culori.formatHex(parseColour(colour)) ?? "#000000";
}
