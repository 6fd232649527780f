import { differenceEuclidean, formatHex, oklch, wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { fixtureContent } from "../../../scripts/testing/files/fixture-content.ts";
import { contrastPairs } from "../../site/design/contrast-pairs.ts";
import type { Palette } from "../schema/site.ts";
import { accentShades, fittedShade } from "./shades.ts";

const { light: plain } = fixtureContent().site.theme;
const day: Palette = { ...plain, paper: "oklch(98% 0.008 85)", panel: "#fffdf8", ink: "#111" };
const night: Palette = { ...plain, paper: "oklch(19% 0.028 262)", panel: "#1b2233", ink: "#eee" };

const asked = ["#4a90e2", "black", "white", "#ffcc00", "gray"];
const wide = "oklch(60% 0.4 150)";

/** The pairs with one of some shades that have too little contrast. */
function faults(palette: Palette, shades: Partial<Palette>) {
  const all = { ...palette, ...shades };
  return contrastPairs.filter(
    ([ink, ground, least]) =>
      (ink in shades || ground in shades) &&
      wcagContrast(formatHex(all[ink]) ?? "", formatHex(all[ground]) ?? "") < least,
  );
}

describe.each([
  ["by day", day],
  ["by night", night],
])("shades of a brand's colours %s", (_, palette) => {
  it.each([...asked, wide])("are the nearest with every contrast: %s", (colour) => {
    const shades = accentShades(colour, palette) ?? {};
    const { accent = "", accentStrong = "" } = shades;
    expect(Object.keys(shades)).toEqual(["accent", "onAccent", "accentStrong"]);
    expect(faults(palette, shades)).toEqual([]);
    const inkSoft = fittedShade("inkSoft", colour, palette) ?? "";
    expect(faults(palette, { inkSoft })).toEqual([]);
    expect(inkSoft.startsWith("#")).toBe(colour.startsWith("#"));
    // A pressed button is told from one at rest.
    expect(differenceEuclidean("oklch")(accent, accentStrong)).toBeGreaterThan(0.04);

    const [from, to] = [colour, accent].map((one) => ({ l: 0, c: 0, h: 0, ...oklch(one) }));
    // Screens do not show the wide one.
    if (!from || !to || colour === wide) return;
    expect(to.c).toBeLessThanOrEqual(from.c + 0.001);
    if (to.c > 0.01) expect(Math.abs(to.h - from.h)).toBeLessThan(0.2);
    if (from.l === to.l) return expect(accent).toBe(colour);
    // One step back towards the colour that was asked for, the contrast is too small.
    const back = { ...to, mode: "oklch", l: to.l + Math.sign(from.l - to.l) * 0.004 } as const;
    expect(faults(palette, { accent: formatHex(back) })).not.toEqual([]);
  });
});

it("backgrounds that leave no contrast have no shade", () => {
  const middle = { ...day, paper: "gray" };
  expect(accentShades("navy", middle)).toBeUndefined();
  expect(fittedShade("inkSoft", "navy", middle)).toBeUndefined();
});
