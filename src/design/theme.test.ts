import { expect, it } from "vitest";
import { fixtureContent } from "../../scripts/check/testing/fixture-content.ts";
import { themeCss, toHex } from "./theme.ts";

const { theme } = fixtureContent().site;

it("what is no colour is refused", () => {
  expect(() => toHex("leaf green")).toThrow('"leaf green" is not a CSS colour.');
});

it("there are inks for paper where the firm is dark by day too, and none where it is not", () => {
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
