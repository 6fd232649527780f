import { expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { checkContent } from "../check.ts";
import { temporaryContent } from "../testing/temporary-content.ts";

it.each([
  ["placeholder", "vous@courriel.example", []],
  ["placeholder", "you@banyanlane.example", ["placeholder"]],
  ["intro", "Write to vous@courriel.example", ["placeholder"]],
])("in the waitlist's %s, %s gives %j before publishing", (key, text, found) => {
  const directory = temporaryContent({
    "pages/products.yaml": (page) => {
      const { waitlist, ...others } = parse(page);
      return stringify({ ...others, waitlist: { ...waitlist, [key]: text } });
    },
  });
  const { diagnostics } = checkContent({ directory, publish: true });
  expect(diagnostics.map(({ rule }) => rule)).toEqual(found);
});
