import { describe, expect, it } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { themeCss, toHex, variableOf } from "./theme.ts";

const { theme } = fixtureContent().site;

describe("theme", () => {
  it("names custom properties in kebab-case", () => {
    expect(variableOf("onAccent")).toBe("--on-accent");
  });

  it("refuses what is no colour", () => {
    expect(() => toHex("leaf green")).toThrow('"leaf green" is no CSS colour.');
  });

  it("lets a chosen theme win over the system's", () => {
    const css = themeCss(theme);
    expect(css).toContain(":root:not([data-theme=light])");
    expect(css).toContain(":root[data-theme=dark]");
    expect(css).toContain(`--paper:${toHex(theme.dark.paper)}`);
  });

  it("brings inks for paper where the firm is dark by day too, and none where it is not", () => {
    const [day, night] = [
      { ...theme.light, paper: "#fff", ink: "#000" },
      { ...theme.light, paper: "#000", ink: "#fff" },
    ];
    expect(themeCss({ light: night, dark: night })).toMatch(
      /^:root\{color-scheme:dark[\s\S]*@media print\{:root\{[^}]*--ink-soft:#000000/,
    );
    expect(themeCss({ light: night, dark: night })).toMatch(
      /forced-colors:active\)[^}]*--art:invert/,
    );
    expect(themeCss({ light: day, dark: night })).toMatch(/^:root\{color-scheme:light/);
    expect(themeCss({ light: day, dark: night })).not.toMatch(/print|--art/);
  });
});
