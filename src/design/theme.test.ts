import { readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { siteSchema } from "../content/schema/site.ts";
import { themeCss, toHex, variableOf } from "./theme.ts";

const { theme } = siteSchema.parse(parse(readFileSync("content/site.yaml", "utf8")));

/** Pairs of ink and ground that occur on the pages, with the contrast that each must have. */
const pairs = [
  ["ink", "paper", 7],
  ["ink", "panel", 7],
  ["inkSoft", "paper", 7],
  ["inkSoft", "panel", 7],
  ["accent", "paper", 7],
  ["accent", "panel", 7],
  ["accentStrong", "panel", 7],
  ["onAccent", "accent", 7],
  ["onAccent", "accentStrong", 7],
  ["onWarm", "warm", 7],
  ["danger", "paper", 7],
  ["danger", "panel", 7],
  ["onDanger", "danger", 7],
  ["edge", "paper", 3],
  ["edge", "panel", 3],
] as const;

describe.each(["light", "dark"] as const)("%s theme", (name) => {
  it.each(pairs)("shows %s on %s with a contrast of at least %d", (ink, ground, least) => {
    const palette = theme[name];
    expect(wcagContrast(toHex(palette[ink]), toHex(palette[ground]))).toBeGreaterThanOrEqual(least);
  });
});

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
});
