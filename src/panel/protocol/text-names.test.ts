import { expect, it } from "vitest";
import { linkable, partsWithNames } from "./text-names.ts";

const french = [
  ["planned", "prévu"],
  ["available", "disponible"],
] as const;

it.each([
  [
    "Planned (prévu, par défaut) ou available (disponible).",
    french,
    "‹prévu› (par défaut) ou ‹disponible›.",
  ],
  [
    "Sans test, écrivez `unassessed`.",
    [["unassessed", "non évalué"]],
    "Sans test, écrivez ‹non évalué›.",
  ],
  ["Planned (soon :), or not).", [["planned", "soon :)"]], "‹soon :)› (or not)."],
  [
    "The pages of the header, or on-pages.",
    [["pages", "pages of the header"]],
    "The ‹pages of the header›, or on-pages.",
  ],
  [
    "True while it is made up; false says no more.",
    [
      ["true", "yes"],
      ["false", "no"],
    ],
    "‹yes› while it is made up; ‹no› says no more.",
  ],
  [
    "In place of `page`, an address of a page.",
    [["`page`", "Page"]],
    "In place of ‹Page›, an address of a page.",
  ],
] as const)("choices and keys in %j are called by their words", (help, names, wanted) => {
  const parts = partsWithNames(help, names);
  expect(parts.map((part, index) => (index % 2 ? `‹${part}›` : part)).join("")).toBe(wanted);
});

it("the example of a link leads to a page that is there, and that no site has to have", () => {
  const files = [{ isRequired: true, path: "/" }, { isRequired: false }];
  expect(linkable([...files, { isRequired: false, path: "/o-nas" }])).toBe("/o-nas");
  expect(linkable(files)).toBe("/");
});
