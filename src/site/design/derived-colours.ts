import culori from "culori/require";
import type { Palette, Site, VoiceName } from "../../engine/schema/site.ts";

/**
 * Names of the colours that are derived from a palette: background of decoration, drawings, the dark
 * background at the end of each page, text on that, background of the button there, and text on that button.
 */
export const derivedTokens = ["tint", "drawn", "soil", "onSoil", "action", "onAction"] as const;

/** Least chroma of a tint, in OKLCH: with less, a tint of most accents looks grey. */
const leastChroma = 0.02;

/** Background of decoration, such as the lane of a roadmap. Text on it keeps its contrast. */
export function tintColour({ paper, accent, ink }: Palette): string {
  const { formatHex, interpolate, oklch, wcagContrast } = culori;
  const mix = interpolate([paper, accent], "oklab");
  const { c: most = 0, h = 0 } = oklch(accent) ?? {};
  const tints = [0.14, 0.1, 0.06, 0.03].map((part) => {
    const tint = oklch(mix(part));
    return formatHex(tint.c < Math.min(leastChroma, most) ? { ...tint, c: leastChroma, h } : tint);
  });
  return tints.find((ground) => wcagContrast(ink, ground) >= 7) ?? formatHex(mix(0));
}

/**
 * Colour of drawings. Where they are lighter than the background they are the accent mixed with it, or they
 * would be brighter than a button.
 */
export function drawingColour({ paper, accent }: Palette): string {
  const { formatHex, interpolate, wcagLuminance } = culori;
  const isNight = wcagLuminance(paper) < wcagLuminance(accent);
  return formatHex(interpolate([paper, accent], "oklab")(isNight ? 0.7 : 1));
}

/** A solid button in a theme, at rest and under the pointer: in the brand's own colour, or in the accent. */
export function surfaceOf({ surface, panel, ink, accent, accentStrong, onAccent }: Palette) {
  if (surface === undefined)
    return { surface: accent, surfaceStrong: accentStrong, onSurface: onAccent };
  const { formatHex, interpolate } = culori;
  const surfaceStrong = formatHex(interpolate([surface, panel], "oklab")(0.3));
  return { surface, surfaceStrong, onSurface: ink };
}

/**
 * The colours of a coloured ground, from the light palette. They are the same in both themes.
 *
 * @param voice A book's is dark and ends each page; others have the brand's own colour.
 */
export function endColours(
  light: Palette,
  voice: VoiceName | undefined,
): Record<"soil" | "onSoil" | "action" | "onAction", string> {
  const { accent, surface, ink, ...palette } = light;
  const { warm, onWarm } = surface ? { warm: surface, onWarm: ink } : palette;
  const { formatHex, oklch, wcagContrast } = culori;
  const { c = 0, h = 0 } = oklch(accent) ?? {};
  const brand = surfaceOf(light);
  const [soil, onSoil] =
    !voice || voice === "book"
      ? [
          formatHex({ mode: "oklch", l: 0.27, c: Math.min(c, 0.05), h }),
          formatHex({ mode: "oklch", l: 0.95, c: 0.018, h: 95 }),
        ]
      : [brand.surface, brand.onSurface];
  // If the background of badges, or the brand's own colour, is dark too, it would be invisible there.
  const isSeen = wcagContrast(warm, soil) >= 4.5;
  const [action, onAction] = isSeen ? [warm, onWarm] : [onSoil, soil];
  return { soil, onSoil, action, onAction };
}

/**
 * All colours of a page's opening by their tokens, in the light theme. A poster has a coloured ground there, with the
 * colours that `poster.css` sets.
 */
export function openingColours({ light, voice }: Site["theme"]) {
  const ends = endColours(light, voice);
  if (voice !== "poster")
    return { ...light, tint: tintColour(light), drawn: drawingColour(light), ...ends };
  const { soil, onSoil, action, onAction } = ends;
  const { formatHex, interpolate } = culori;
  const mix = interpolate([soil, onSoil], "oklab");
  return {
    ...{ ...light, ...ends, paper: soil, panel: soil, onAccent: soil },
    ...{ ink: onSoil, inkSoft: onSoil, edge: onSoil, accent: onSoil, accentStrong: onSoil },
    ...{ surface: action, surfaceStrong: action, onSurface: onAction },
    ...{ tint: formatHex(mix(0.09)), drawn: formatHex(mix(0.45)), line: formatHex(mix(0.45)) },
  };
}
