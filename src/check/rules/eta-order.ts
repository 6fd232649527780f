import { quarterEnd } from "../../content/quarter.ts";
import { defineRule } from "../linting/define-rule.ts";

export const etaOrder = defineRule({
  id: "eta-order",
  severity: "info",
  summary: "A product that stands behind one that is expected later.",
  why: "The cards read as a roadmap; visitors take the first for the next.",
  mend: "Change `order`, so that what comes first stands first.",
  bad: "# Another product has order 1 and is expected in Q2 2027.\norder: «2»\neta: Q1 2027",
  good: "# Another product has order 1 and is expected in Q2 2027.\norder: 2\neta: Q3 2027",
  alsoGood: ["order: 2\neta: Q2 2027", "order: 0\neta: Q1 2027", "eta: Q1 2027"],
  check({ products, report }) {
    const placed = products.flatMap(({ name, order, eta }) => {
      const end = eta && quarterEnd(eta.value);
      return order && end ? [{ name: name?.value ?? "", order, end, eta: eta.value }] : [];
    });
    placed.sort((a, b) => a.order.value - b.order.value);
    let latest = placed[0];
    for (const product of placed) {
      if (
        latest !== undefined &&
        product.end < latest.end &&
        product.order.value > latest.order.value
      )
        report(product.order, {
          message: `${product.eta} comes before ${latest.eta}, when ${latest.name} is expected, which stands before it.`,
          hint: `Give it a smaller \`order\` than ${latest.order.value}, or mend the ETAs.`,
        });
      else if (latest === undefined || product.end > latest.end) latest = product;
    }
  },
});
