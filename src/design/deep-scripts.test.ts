import { expect, it } from "vitest";
import { deepScriptCss } from "./deep-scripts.ts";

it("a site in a deep script has room between the lines of its headings", () => {
  expect(deepScriptCss("te-IN")).toBe(
    ":is(:lang(te)) :is(h1,h2,h3){line-height:1.4;letter-spacing:0}",
  );
});

it("a site in another script is sent nothing of that", () => {
  expect(deepScriptCss("en")).toBe("");
  expect(deepScriptCss("ten")).toBe("");
});

it("where any language may be met, all are known", () => {
  for (const language of ["hi", "he", "ar"])
    expect(deepScriptCss()).toContain(`:lang(${language})`);
});
