import { expect, it } from "vitest";
import { checkContent } from "../check.ts";
import { temporaryContent } from "../testing/temporary-content.ts";

it.each([
  ["open", ["placeholder"]],
  ["closed", []],
])("an example address in the field of a waitlist that is %s", (waitlist, rules) => {
  const directory = temporaryContent({
    "pages/products.yaml": (text) =>
      text.replace(/^waitlist:/m, "waitlist:\n  placeholder: you@firm.example"),
    "products/first.yaml": (text) => text.replace(/waitlist: .*/, `waitlist: ${waitlist}`),
  });
  const { diagnostics } = checkContent({ directory, only: ["schema", "placeholder"] });
  expect(diagnostics.map(({ rule }) => rule)).toEqual(rules);
});
