import type { Palette } from "../content/schema/site.ts";
import { culori } from "./colour.ts";

/**
 * Names of the colours that follow from a palette: ground of what only decorates, the dark ground at the end of
 * each page, text on that, ground of the one action there, and text on the action.
 */
export const derivedTokens = ["tint", "soil", "onSoil", "action", "onAction"] as const;

/** Ground of what only decorates, such as the lane of a roadmap; words on it keep their contrast. */
export function tintOf({ paper, accent, ink }: Palette): string {
  const { formatHex, interpolate, wcagContrast } = culori();
  const mix = interpolate([paper, accent], "oklab");
  const tints = [0.14, 0.1, 0.06, 0.03].map((part) => formatHex(mix(part)));
  return tints.find((ground) => wcagContrast(ink, ground) >= 7) ?? formatHex(mix(0));
}

/** The colours of the end of each page, the same in both themes, from the palette for the day. */
export function endColours({ accent, warm, onWarm }: Palette) {
  const { formatHex, oklch, wcagContrast } = culori();
  const { c = 0, h = 0 } = oklch(accent) ?? {};
  const soil = formatHex({ mode: "oklch", l: 0.27, c: Math.min(c, 0.05), h });
  const onSoil = formatHex({ mode: "oklch", l: 0.95, c: 0.018, h: 95 });
  // A ground of badges that is dark itself would be lost there.
  const isSeen = wcagContrast(warm, soil) >= 4.5;
  const [action, onAction] = isSeen ? [warm, onWarm] : [onSoil, soil];
  return { soil, onSoil, action, onAction };
}
