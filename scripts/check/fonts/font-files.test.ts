import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fontFileFor } from "./font-files.ts";

const nameOf = (grapheme: string, style: "serif" | "sans" = "sans", language = "en") =>
  /([^/]+)-wght-normal\.woff2$/.exec(fontFileFor(grapheme, style, language) ?? "")?.[1];

describe("fontFileFor", () => {
  it.each([
    ["A", "noto-sans-latin"],
    ["ł", "noto-sans-latin-ext"],
    ["Ж", "noto-sans-cyrillic"],
    ["λ", "noto-sans-greek"],
    ["क", "noto-sans-devanagari"],
    ["స", "noto-sans-telugu-telugu"],
    ["ش", "noto-sans-arabic-arabic"],
    ["ש", "noto-sans-hebrew-hebrew"],
    ["த", "noto-sans-tamil-tamil"],
    ["ক", "noto-sans-bengali-bengali"],
    ["ท", "noto-sans-thai-thai"],
    ["한", "noto-sans-kr-"],
    ["私", "noto-sans-jp-"],
  ])("finds a font for %s", (grapheme, name) => {
    expect(nameOf(grapheme)).toContain(name);
    expect(existsSync(fontFileFor(grapheme, "sans", "en") as string)).toBe(true);
  });

  it("prefers serifs on request, where a font has them", () => {
    expect(nameOf("A", "serif")).toBe("noto-serif-latin");
    expect(nameOf("స", "serif")).toBe("noto-sans-telugu-telugu");
  });

  it.each([
    ["ja", "noto-sans-jp"],
    ["ko-KR", "noto-sans-kr"],
    ["zh", "noto-sans-sc"],
    ["zh-TW", "noto-sans-tc"],
  ])("draws Chinese characters in the style of %s", (language, name) => {
    expect(nameOf("直", "sans", language)).toMatch(`${name}-`);
  });

  it("finds one font for a character and its combining marks", () => {
    expect(nameOf("e\u0301")).toBe("noto-sans-latin");
    expect(nameOf("స్ట్")).toBe("noto-sans-telugu-telugu");
  });

  it("needs no glyph for invisible characters, and one for all white space", () => {
    expect(nameOf("\u200F")).toBeDefined();
    expect(nameOf("\u202F")).toBe("noto-sans-latin");
  });

  // The Chinese package lists this emoji, but none of its files draws it.
  it.each(["\uE000", "🌈", "\u{13080}"])("finds no font for %s", (grapheme) => {
    expect(fontFileFor(grapheme, "sans", "zh")).toBeUndefined();
  });
});
