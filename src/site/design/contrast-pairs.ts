import type { Palette } from "../../engine/schema/site.ts";

/**
 * Pairs of foreground and background on the pages, with the contrast that each must have: 7 for text
 * (WCAG 1.4.6), 3 for edges with a meaning (WCAG 1.4.11).
 */
export const contrastPairs: readonly [ink: keyof Palette, ground: keyof Palette, least: number][] =
  [
    ["ink", "paper", 7],
    ["ink", "panel", 7],
    ["inkSoft", "paper", 7],
    ["inkSoft", "panel", 7],
    ["accent", "paper", 7],
    ["accent", "panel", 7],
    ["accentStrong", "panel", 7],
    ["onAccent", "accent", 7],
    ["ink", "surface", 7],
    ["onAccent", "accentStrong", 7],
    ["onWarm", "warm", 7],
    ["danger", "paper", 7],
    ["danger", "panel", 7],
    ["onDanger", "danger", 7],
    ["edge", "paper", 3],
    ["edge", "panel", 3],
  ];

/** The colours that stand next to one, each with the contrast that they must have. */
export const coloursNextTo = (token: string) =>
  contrastPairs.flatMap(([ink, ground, least]) =>
    ink === token || ground === token ? { other: ink === token ? ground : ink, least } : [],
  );
