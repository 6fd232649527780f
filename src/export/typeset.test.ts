import { expect, it } from "vitest";
import { typeset } from "./typeset.ts";

it.each([
  ["Prêt ?", "Prêt\u202F?"],
  [
    "Prêts : oui ! Et « vous » ; non ?",
    "Prêts\u00A0: oui\u202F! Et «\u00A0vous\u00A0»\u202F; non\u202F?",
  ],
  ["(« Allô ! »)", "(«\u00A0Allô\u202F!\u00A0»)"],
  ["Ready? Yes: we are.", "Ready? Yes: we are."],
  ["Of :root and !important", "Of :root and !important"],
])("%j keeps its marks beside their words", (text, whole) => {
  expect(typeset(text)).toBe(whole);
});

it("holds for texts at any depth, and leaves all else as it is", () => {
  const content = { pages: [{ heading: "Prêt ?", order: 1, note: undefined }], sample: true };
  const [page] = content.pages;
  expect(typeset(content)).toEqual({ ...content, pages: [{ ...page, heading: "Prêt\u202F?" }] });
  expect(page?.heading).toBe("Prêt ?");
});
