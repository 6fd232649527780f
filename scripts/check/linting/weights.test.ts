import { expect, it } from "vitest";
import { checkFiles } from "../testing/check-files.ts";

/** What is found on a site that sets the severity of a rule, as `rule severity`. */
function weighed(rule: string, weight: string, tagline = "Try → keep", publish = false): string[] {
  const { diagnostics } = checkFiles(
    {
      "site.yaml": (text) => `${text}rules:\n  ${rule}: ${weight}\n`,
      "products/first.yaml": (text) => text.replace(/^tagline: .*$/m, `tagline: ${tagline}`),
    },
    { publish },
  );
  return diagnostics.map(({ rule: id, severity }) => `${id} ${severity}`);
}

it.each([
  ["symbols", "off", []],
  ["symbols", "info", ["symbols info"]],
  ["symbols", "warning", ["symbols warning"]],
  ["plain-words", "warning", ["symbols warning"]],
])("a site gives the rule %s the severity %s", (rule, weight, found) => {
  expect(weighed(rule, weight)).toEqual(found);
  expect(weighed(rule, weight, undefined, true)).toEqual(found);
});

it("what a site makes an error stops publishing, and no build", () => {
  expect(weighed("symbols", "error")).toEqual(["symbols warning"]);
  expect(weighed("symbols", "error", undefined, true)).toEqual(["symbols error"]);
});

it("a suppression of a rule that is off is not reported as unused", () => {
  const tagline = "Try it # content-ignore symbols -- Nothing is here.";
  expect(weighed("symbols", "off", tagline)).toEqual([]);
  expect(weighed("symbols", "info", tagline)).toEqual(["suppression error"]);
});
