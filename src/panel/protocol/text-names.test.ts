import { expect, it } from "vitest";
import { partsWithNames } from "./text-names.ts";

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
] as const)("choices in %j are called by their words", (help, names, wanted) => {
  const parts = partsWithNames(help, names);
  expect(parts.map((part, index) => (index % 2 ? `‹${part}›` : part)).join("")).toBe(wanted);
});
