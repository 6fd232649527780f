import { defineRule } from "../linting/define-rule.ts";

export const noProducts = defineRule({
  id: "no-products",
  severity: "info",
  where: "products",
  summary: "A products page without a product.",
  why: "It then says in one sentence that there is nothing to show, which visitors come for in vain.",
  mend: "Add the first product with `npm run content -- new product <name>`.",
  bad: "# content/products/ holds no file.\nheading: «Our products»",
  good: "heading: Our products",
  check({ pages, products, isWhole, report }) {
    const { heading, none } = pages.products ?? {};
    if (heading === undefined || products.length > 0 || !isWhole) return;
    report(heading, {
      message: none
        ? `The page of products has none, and says "${none.value}" in their place.`
        : "The page of products has none, and says nothing in their place.",
      hint: none
        ? "Add the first with `npm run content -- new product <name>`, or write under `none` what is true."
        : "Add the first with `npm run content -- new product <name>`, or write a sentence under `none`.",
    });
  },
});
