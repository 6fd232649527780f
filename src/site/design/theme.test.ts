import { expect, it } from "vitest";
import { fixtureContent } from "../../../scripts/testing/files/fixture-content.ts";
import { themeCss, toHex } from "./theme.ts";

const { theme } = fixtureContent().site;

it("with more contrast, an edge on the dark background has the colour of its text", () => {
  expect(themeCss(theme)).toMatch(
    /@media \(prefers-contrast:more\)\{.*\.soil\{--edge:var\(--on-soil\)\}/,
  );
});

it("a firm with a colour for buttons has rules for them, in the dark theme with the accent", () => {
  const css = themeCss({ light: { ...theme.light, surface: "#ff9a3c" }, dark: theme.dark });
  expect(css).toMatch(/^:root\{[^}]*--surface:#ff9a3c/);
  expect(css).toContain(`--surface:${toHex(theme.dark.accent)}`);
  expect(css).toContain(":root .button-solid{");
  expect(themeCss(theme)).not.toContain("surface");
});

it("a firm with two dark themes has print colours, and any other has none", () => {
  const day = { ...theme.light, paper: "#fff", ink: "#000" };
  const night = { ...theme.light, paper: "#000", ink: "#fff" };
  const dark = themeCss({ light: night, dark: night });
  expect(dark).toMatch(/^:root\{color-scheme:dark/);
  expect(dark).toMatch(/@media print\{:root\{[^}]*--ink-soft:#000000/);
  expect(dark).toMatch(/forced-colors:active\)[^}]*--art:invert/);
  const light = themeCss({ light: day, dark: night });
  expect(light).toMatch(/^:root\{color-scheme:light/);
  expect(light).not.toMatch(/print|--art/);
});
