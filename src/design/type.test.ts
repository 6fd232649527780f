import { expect, it } from "vitest";
import { hyphensCss, typeCss } from "./type.ts";

it("a site in a deep script has faces of its own, and room between its lines", () => {
  const css = typeCss("te-IN");
  expect(css).toContain("Noto Serif Telugu");
  expect(css).toContain("line-height:1.4");
  expect(css).toContain("--adjust:none");
  // No such script slants: stress is weight.
  expect(css).toContain("font-synthesis-style:none");
  expect(css).toContain("em{font-weight:600}");
});

it("signs that fill their line neither touch nor slant nor shrink, and lines end where readers of them pause", () => {
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

it("a site in another script is sent nothing of that", () => {
  for (const language of ["en", "ten"]) {
    expect(typeCss(language)).not.toContain("Telugu");
    expect(typeCss(language)).not.toContain("line-height");
  }
});

it("where any language may be met, all are known", () => {
  for (const language of ["hi", "he", "ar"]) expect(typeCss()).toContain(`:lang(${language})`);
});

it.each(["de", "de-AT", "fi", "te", "ha"])("running text in %s has hyphens", (language) => {
  expect(hyphensCss(language)).toMatch(/^p,\.bullet,\.table-frame th\{hyphens:auto/);
});

it.each(["en", "en-GB", "ar", "zh-Hant"])("a site in %s is sent nothing of them", (language) => {
  expect(hyphensCss(language)).toBe("");
});
