import { expect, it } from "vitest";
import { typeCss } from "./type.ts";

it("a site in a deep script has its own typefaces and a larger line height", () => {
  const css = typeCss("te-IN");
  expect(css).toContain("Noto Serif Telugu");
  expect(css).toContain("line-height:1.4");
  expect(css).toContain("--adjust:none");
  // These scripts have no italics, so emphasis is bold.
  expect(css).toContain("font-synthesis-style:none");
  expect(css).toContain("em{font-weight:600}");
});

it("letters that fill their line have room and no size adjustment, and lines break where readers pause", () => {
  for (const language of ["ja", "ko", "zh-Hans", "th"]) {
    const css = typeCss(language);
    expect(css, language).toContain(`line-height:${language === "th" ? 1.4 : 1.25}`);
    expect(css, language).toContain("--adjust:none");
    expect(css, language).not.toContain("undefined");
    expect(css, language).not.toMatch(/[:,],/);
  }
  expect(typeCss("ja")).toContain("word-break:auto-phrase");
  expect(typeCss("ko-KR")).toContain("word-break:keep-all");
  expect(typeCss("zh")).not.toContain("word-break");
});

it("a site in another script has none of these styles", () => {
  for (const language of ["en", "ten"]) {
    expect(typeCss(language)).not.toContain("Telugu");
    expect(typeCss(language)).not.toContain("line-height");
  }
});

it("without a language the styles cover all", () => {
  for (const language of ["hi", "he", "ar"]) expect(typeCss()).toContain(`:lang(${language})`);
});
