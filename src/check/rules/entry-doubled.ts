import { defineRule } from "../linting/define-rule.ts";
import { repeated } from "../linting/repeated.ts";
import { type Placed, place, rangeOf } from "../read/located.ts";
import type { Path } from "../read/read.ts";

const questions = (...answers: string[]) =>
  `sections:\n  - kind: questions\n    heading: What people ask\n    items:${answers
    .map((answer) => `\n      - ${answer}`)
    .join("")}`;

export const entryDoubled = defineRule({
  id: "entry-doubled",
  severity: "warning",
  where: "about",
  summary: "An entry of a list that stands in it twice, word for word.",
  why: "What is pasted twice is shown twice, and was meant to be changed.",
  mend: "Change one of the two, or delete it.",
  bad: questions("{question: Who?, answer: [We.]}", "«{question: Who?, answer: [We.]}»"),
  good: questions("{question: Who?, answer: [We.]}", "{question: Where?, answer: [Here.]}"),
  alsoBad: [
    questions(
      "question: Who?\n        answer: [We.]",
      "{question: Where?, answer: [Here.]}",
      "«question: Who?\n        answer: [We.]»",
    ),
  ],
  alsoGood: [questions("{question: Who?, answer: [We.]}", "{question: Who else?, answer: [We.]}")],
  check({ files, report }) {
    // Of a file with other mistakes it is not known what its entries were meant to be.
    for (const { file, isWhole } of files) {
      if (!isWhole) continue;
      for (const entries of listsIn(file.value)) {
        const placed = entries.map(({ path, value }) => ({ value, [place]: { file, path } }));
        repeated<Placed & { value: unknown }>(
          placed,
          ({ value }) => JSON.stringify(value),
          (entry, first) =>
            report(entry, {
              message: `This entry stands in line ${rangeOf(first).start.line} already, word for word.`,
              hint: "Delete this entry.",
            }),
        );
      }
    }
  },
});

interface Entry {
  path: Path;
  value: unknown;
}

/** Keys of groups of whose doubles `heading-unique` and `drawing-place` tell. */
const toldElsewhere = ["heading", "for"];

/** The lists of groups or rows of which no other rule tells. */
function listsIn(value: unknown, path: Path = []): Entry[][] {
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([key, inner]) => ({
    path: [...path, isList ? Number(key) : key],
    value: inner as unknown,
  }));
  const deeper = entries.flatMap((entry) => listsIn(entry.value, entry.path));
  const compared = entries.filter(({ value: one }) => isRowOrGroup(one));
  return isList && compared.length > 1 ? [compared, ...deeper] : deeper;
}

function isRowOrGroup(value: unknown): boolean {
  return typeof value === "object" && value !== null && !toldElsewhere.some((key) => key in value);
}
