import { defineRules } from "../linting/define-rule.ts";
import { repeated } from "../linting/repeated.ts";
import { code } from "../read/findings/words.ts";
import { type LocatedText, type LocatedValue, place, rangeOf } from "../read/located.ts";
import type { Path } from "../read/read.ts";

const questions = (second: string) =>
  `sections:\n  - kind: questions\n    heading: What people ask\n    items:\n      - {question: Who?, answer: [We.]}\n      - ${second}`;

export const doubledRules = defineRules({
  "product-doubled": {
    severity: "warning",
    summary: "Two products with one name or one place, or a product that says one thing twice.",
    why: "A copied file is easily left half as it was; nobody can tell two cards of one name apart.",
    mend: "Give each product its own name and `order`, and delete what is said twice.",
    bad: "# Another product has order 1.\norder: «1»",
    good: "# Another product has order 1.\norder: 2",
    check({ products, report }) {
      const lastFirst = products.toReversed();
      const names = lastFirst.flatMap(({ name }) => name ?? []);
      const copies = new Set<LocatedText>();
      for (const [text, first] of repeated(names, wordsOf)) {
        copies.add(text);
        report(text, {
          message: `The product in ${fileOf(first)} has this name too.`,
          hint: "Which of the two is to change? Change or delete that.",
        });
      }
      // A copy with its name has its place as well; of that is told once it has one of its own.
      const places = lastFirst.flatMap(({ name, order }) =>
        name && copies.has(name) ? [] : (order ?? []),
      );
      for (const [order, first] of repeated(places, ({ value }) => `${value}`))
        report(order, {
          message: `The product in ${fileOf(first)} has the place ${order.value} too.`,
          hint: "Give each a place of its own: the smaller number comes first.",
        });
      for (const { bullets } of products)
        for (const [text] of repeated(bullets ?? [], wordsOf))
          report(text, { message: "This is said above already.", hint: "Delete this entry." });
    },
  },
  "entry-doubled": {
    severity: "warning",
    where: "about",
    summary: "An entry of a list that stands in it twice, word for word.",
    why: "What is pasted twice is shown twice, and was meant to be changed.",
    mend: "Change one of the two, or delete it.",
    bad: questions("«{question: Who?, answer: [We.]}»"),
    good: questions("{question: Where?, answer: [Here.]}"),
    check({ files, report }) {
      // Of a file with other mistakes it is not known what its entries were meant to be.
      for (const { file, isWhole } of files) {
        if (!isWhole) continue;
        for (const entries of listsIn(file.value)) {
          const placed = entries.map(({ path, value }) => ({ value, [place]: { file, path } }));
          for (const [entry, first] of repeated(placed, ({ value }) => JSON.stringify(value)))
            report(entry, {
              message: `This entry stands in line ${rangeOf(first).start.line} already, word for word.`,
              hint: "Delete this entry.",
            });
        }
      }
    },
  },
});

/** A text as readers tell it from another: without capitals, and signs at its end. */
function wordsOf({ value }: LocatedText): string {
  return (
    value
      .toLowerCase()
      .replaceAll(/\s+/g, " ")
      // A run begins only where it does, so that a long one costs no square.
      .replace(/(?<![\s.!])[\s.!]+$/, "")
      .trim()
  );
}

function fileOf(value: LocatedText | LocatedValue<number>): string {
  return code(value[place].file.file);
}

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
