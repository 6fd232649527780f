import { readFileSync } from "node:fs";
import culori from "culori/require";
import { expect, it } from "vitest";
import { fixtureContent } from "../../../scripts/testing/files/fixture-content.ts";
import { type Palette, voices } from "../../engine/schema/site.ts";
import { casesIn, type Row } from "../../testing/hold-cases.ts";
import {
  drawingColour,
  endColours,
  openingColours,
  surfaceOf,
  tintColour,
} from "./derived-colours.ts";
import { toHex, variableOf } from "./theme.ts";

const contrast = (one: string, other: string) => culori.wcagContrast(toHex(one), toHex(other));

/** Pairs of derived colours with too little contrast. */
function illegible(...palettes: Palette[]): object[] {
  return palettes.flatMap((palette) => {
    const { surface, surfaceStrong, onSurface } = surfaceOf(palette);
    type Pair = [ink: string, ground: string, least: number];
    // The check holds the accent itself to its text.
    const surfaces: Pair[] = [surface, surfaceStrong].map((ground) => [onSurface, ground, 7]);
    const pairs: Pair[] = [
      [palette.ink, tintColour(palette), 7],
      ...(palette.surface ? surfaces : []),
      ...voices.flatMap((voice): Pair[] => {
        // The check holds the accent itself to its text, on which other voices stand than a book's.
        if (voice !== "book" && !palette.surface && contrast(palette.accent, palette.onAccent) < 7)
          return [];
        const { soil, onSoil, action, onAction } = endColours(palette, voice);
        return [
          [onSoil, soil, 7],
          [onAction, action, 7],
          // Visitors who cannot read it still see that there is a button.
          [action, soil, 3],
        ];
      }),
    ];
    // The contrast of an invalid colour is NaN.
    const low = pairs.filter(([ink, ground, least]) => !(contrast(ink, ground) >= least));
    return low.map((pair) => ({ palette, pair }));
  });
}

const { light } = fixtureContent().site.theme;
const dark = { ...light, paper: "#101010", ink: "#f0f0f0", accent: "#91dbab" };

it("drawings have the accent's colour by day, and are darker than a button by night", () => {
  expect(drawingColour(light)).toBe(toHex(light.accent));
  expect(contrast(drawingColour(dark), dark.paper)).toBeLessThan(contrast(dark.accent, dark.paper));
  expect(contrast(drawingColour(dark), dark.paper)).toBeGreaterThan(3);
});

for (const { what, isDark, colours } of casesIn<
  (Row & { isDark?: true; colours: Partial<Palette> })[]
>(import.meta.dirname, "palettes.test.yaml"))
  it(`text on derived colours has a contrast of 7: ${what}`, () => {
    expect(illegible({ ...(isDark ? dark : light), ...colours })).toEqual([]);
  });

it("text on derived colours has a contrast of 7 for accents and badges of every hue and lightness", () => {
  const palettes: Palette[] = [];
  for (let hue = 0; hue < 360; hue += 20)
    for (let lightness = 5; lightness <= 95; lightness += 10) {
      const accent = `oklch(${lightness}% 0.2 ${hue})`;
      const onWarm = contrast(accent, "#fff") >= 7 ? "#fff" : "#000";
      // If neither is legible on a colour, the check refuses the palette.
      const badges = contrast(accent, onWarm) >= 7 ? { warm: accent, onWarm } : {};
      palettes.push({ ...light, ...badges, accent }, { ...dark, ...badges, accent });
    }
  expect(illegible(...palettes)).toEqual([]);
});

it("a poster's opening has the colours that its style sheet sets", () => {
  const colours = { ...openingColours({ voice: "poster", light, dark }) };
  const byVariable = new Map(
    Object.entries(colours).map(([of, colour]) => [variableOf(of), colour]),
  );
  const sheet = readFileSync(new URL("sheets/voices/poster.css", import.meta.url), "utf8");
  const rules = sheet.split("}").filter((rule) => /main \.hero,/.test(rule));
  const set = rules.flatMap((rule) => [...rule.matchAll(/(--[\w-]+): (.+);/g)]);
  expect(set.length).toBeGreaterThan(12);
  for (const [, variable = "", value = ""] of set) {
    const [one = "", other] = value.match(/--[\w-]+/g)?.map((name) => byVariable.get(name)) ?? [];
    const share = Number(/(\d+)%/.exec(value)?.[1] ?? 0) / 100;
    const wanted = culori.interpolate([one, other ?? one], "oklab")(share);
    expect(toHex(byVariable.get(variable) ?? ""), variable).toBe(culori.formatHex(wanted));
  }
});
