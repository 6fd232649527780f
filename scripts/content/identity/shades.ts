import type { Oklch } from "culori";
import type { Palette } from "../../../src/content/schema/site.ts";
import { culori, isOpaque, parseColour } from "../../../src/design/colour.ts";
import { contrastPairs } from "../../../src/design/contrast-pairs.ts";

const { clampChroma, converter, displayable, formatHex, wcagContrast } = culori();

type Token = keyof Palette;

/** A token of the palette, and the shades for it, the dearest first. */
interface Wish {
  token: Token;
  shades(palette: Partial<Palette>): Iterable<string>;
}

/** Steps of lightness between two shades. */
const step = 0.0025;

const toOklch = converter("oklch");

/**
 * The accent of a theme, the same pressed, and the text on it, from a brand's colour. Each is the shade
 * nearest to it, by lightness alone as far as screens can show its chroma, that has the contrasts that
 * the check asks for.
 *
 * @returns undefined where no shade has them, beside the theme's other colours.
 */
export function accentShades(asked: string, palette: Palette): Partial<Palette> | undefined {
  return settled(palette, [
    { token: "accent", shades: () => shadesOf(asked) },
    textOn("onAccent", "accent"),
    {
      token: "accentStrong",
      shades: ({ accent = asked, paper = accent }) => {
        const { l, ...hue } = oklchOf(accent);
        // Farther from the paper; where there is no room left, nearer to it.
        const away = l > oklchOf(paper).l ? 0.07 : -0.07;
        const isRoom = l + away >= 0 && l + away <= 1;
        return shadesOf(written({ ...hue, l: isRoom ? l + away : l - 1.5 * away }));
      },
    },
  ]);
}

/** The ground of badges and the text on it, from a brand's second colour, as {@link accentShades}. */
export function warmShades(asked: string, palette: Palette): Partial<Palette> | undefined {
  return settled(palette, [
    { token: "warm", shades: () => shadesOf(asked) },
    textOn("onWarm", "warm"),
  ]);
}

/** The contrasts of a colour with those beside it, as far as the check asks for one. */
export function contrastsOf(token: Token, palette: Palette): [other: Token, found: number][] {
  return contrastPairs.flatMap(([ink, ground]): [Token, number][] => {
    if (ink !== token && ground !== token) return [];
    const other = ink === token ? ground : ink;
    // What is no colour is told of by the check.
    if (parseColour(palette[other]) === undefined) return [];
    return [[other, wcagContrast(hexOf(palette[token]), hexOf(palette[other]))]];
  });
}

/** What is wrong with a brand's colour; none where it is one that hides what lies below it. */
export function colourFault(text: string): string | undefined {
  const colour = parseColour(text);
  if (colour === undefined) return "Write #rrggbb or oklch(), such as oklch(38% 0.085 160).";
  return isOpaque(colour) ? undefined : "Write a colour without transparency, such as #1b5e3f.";
}

/** Text on a ground: nearly white or nearly black, with a little of its hue. */
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

/** The first shades that have the contrasts all together, each wish seeing those before it. */
function settled(
  palette: Partial<Palette>,
  [wish, ...others]: readonly Wish[],
): Partial<Palette> | undefined {
  if (wish === undefined) return {};
  const { token, shades } = wish;
  const open = new Set(others.map((other) => other.token));
  const pairs = contrastPairs.flatMap(([ink, ground, least]): [string, number][] => {
    const other = ink === token ? ground : ground === token ? ink : undefined;
    const colour = other === undefined || open.has(other) ? undefined : palette[other];
    return colour !== undefined && parseColour(colour) ? [[hexOf(colour), least]] : [];
  });
  for (const colour of shades(palette)) {
    const hex = hexOf(colour);
    if (pairs.some(([other, least]) => wcagContrast(hex, other) < least)) continue;
    const rest = settled({ ...palette, [token]: colour }, others);
    if (rest !== undefined) return { [token]: colour, ...rest };
  }
  return undefined;
}

/** A colour, and then its shades by their distance in lightness. */
function* shadesOf(colour: string): Generator<string> {
  const asked = oklchOf(colour);
  yield displayable(colour) ? colour : written(asked);
  for (let distance = step; distance < 1 + step; distance += step)
    for (const l of [asked.l - distance, asked.l + distance])
      if (l > -step && l < 1 + step) yield written({ ...asked, l: Math.min(1, Math.max(0, l)) });
}

/** A colour as content has it, within what every screen shows. */
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

/** A colour as browsers get it, and as the check judges it. */
export function hexOf(colour: string): string {
  return formatHex(parseColour(colour)) ?? "#000000";
}
