import { defineRule } from "../linting/define-rule.ts";
import { repeated } from "../linting/repeated.ts";
import { code } from "../read/findings/words.ts";
import { type LocatedText, type LocatedValue, place } from "../read/located.ts";

export const productDoubled = defineRule({
  id: "product-doubled",
  severity: "warning",
  summary: "Two products with one name or one place, or a product that says one thing twice.",
  why: "A copied file is easily left half as it was; nobody can tell two cards of one name apart.",
  mend: "Give each product its own name and `order`, and delete what is said twice.",
  bad: "# Another product has order 1.\norder: «1»",
  good: "# Another product has order 1.\norder: 2",
  alsoBad: [
    "# Another product is called other words.\nname: «Other words»",
    "bullets:\n  - Counts boxes\n  - Counts bags\n  - «counts boxes.»",
  ],
  alsoGood: ["name: Words", "bullets:\n  - Counts boxes\n  - Counts bags"],
  check({ products, report }) {
    const asked = "Which of the two is to change? Change or delete that.";
    const lastFirst = products.toReversed();
    const names = lastFirst.flatMap(({ name }) => name ?? []);
    const copies = new Set<LocatedText>();
    repeated(names, wordsOf, (text, first) => {
      copies.add(text);
      report(text, { message: `The product in ${fileOf(first)} has this name too.`, hint: asked });
    });
    // A copy with its name has its place as well; of that is told once it has one of its own.
    const places = lastFirst.flatMap(({ name, order }) =>
      name && copies.has(name) ? [] : (order ?? []),
    );
    repeated(
      places,
      ({ value }) => String(value),
      (value, first) =>
        report(value, {
          message: `The product in ${fileOf(first)} has the place ${value.value} too.`,
          hint: "Give each a place of its own: the smaller number comes first.",
        }),
    );
    for (const { bullets } of products)
      repeated(bullets ?? [], wordsOf, (text) =>
        report(text, { message: "This is said above already.", hint: "Delete this entry." }),
      );
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
