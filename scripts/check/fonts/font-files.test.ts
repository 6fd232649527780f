import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fontFileFor } from "./font-files.ts";

const nameOf = (grapheme: string, language = "en") =>
  /([^/]+)-(wght|400)-normal\.woff2$/.exec(fontFileFor(grapheme, language) ?? "")?.[1];

describe("fontFileFor", () => {
  it.each([
    ["A", "noto-serif-latin"],
    ["ł", "noto-serif-latin-ext"],
    ["Ж", "noto-serif-cyrillic"],
    ["λ", "noto-serif-greek"],
    ["क", "noto-serif-devanagari-devanagari"],
    ["స", "noto-serif-telugu-telugu"],
    ["ش", "noto-naskh-arabic-arabic"],
    ["ש", "noto-serif-hebrew-hebrew"],
    ["த", "noto-sans-tamil-tamil"],
    ["ক", "noto-sans-bengali-bengali"],
    ["ท", "noto-sans-thai-thai"],
    ["한", "noto-sans-kr-"],
    ["私", "noto-sans-jp-"],
    ["≥", "noto-sans-math"],
    ["→", "noto-sans-math"],
  ])("finds a font for %s, with serifs if there is one", (grapheme, name) => {
    expect(nameOf(grapheme)).toContain(name);
    expect(existsSync(fontFileFor(grapheme, "en") as string)).toBe(true);
  });

  it.each([
    ["ja", "noto-sans-jp"],
    ["ko-KR", "noto-sans-kr"],
    ["zh", "noto-sans-sc"],
    ["zh-TW", "noto-sans-tc"],
  ])("draws Chinese characters in the style of %s", (language, name) => {
    expect(nameOf("直", language)).toMatch(`${name}-`);
  });

  it("finds one font for a character and its combining marks", () => {
    expect(nameOf("e\u0301")).toBe("noto-serif-latin");
    expect(nameOf("స్ట్")).toBe("noto-serif-telugu-telugu");
  });

  it("needs no glyph for invisible characters, and one for all white space", () => {
    expect(nameOf("\u200F")).toBeDefined();
    expect(nameOf("\u202F")).toBe("noto-serif-latin");
  });

  // The Chinese package lists this emoji, but none of its files draws it.
  it.each(["\uE000", "🌈", "\u{13080}"])("finds no font for %s", (grapheme) => {
    expect(fontFileFor(grapheme, "zh")).toBeUndefined();
  });
});
