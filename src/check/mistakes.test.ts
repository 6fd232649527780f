import { describe, expect, it } from "vitest";
import { checkFiles } from "./testing/check-files.ts";

const product = "products/first.yaml";
const statement = "pages/accessibility.yaml";

/** What is found where a passage of a file is another, but that the policy was not stamped. */
function foundWith(file: string, right: string, wrong: string) {
  const result = checkFiles({ [file]: (text) => text.replace(right, () => wrong) });
  const diagnostics = result.diagnostics.filter(({ rule }) => rule !== "privacy-date");
  return { ...result, diagnostics };
}

const rulesFor = (file: string, right: string, wrong: string) =>
  foundWith(file, right, wrong).diagnostics.map(({ rule }) => rule);

describe("nothing follows from a mistake", () => {
  it.each([
    ["a wrong kind", product, "eta: Q4 2099", "eta: 2099"],
    ["a syntax error", product, "eta: Q4 2099", 'eta: "Q4 2099'],
    ["an empty value", product, "eta: Q4 2099", "eta:"],
    ["a wrong list", product, "bullets:\n  - words", "bullets: words"],
    ["a misspelt outcome of a test", statement, "outcome: passed", "outcome: pased"],
    ["a date of a test that nobody has run", statement, "outcome: passed", "outcome: pending"],
  ])("but the one finding: %s", (_, file, right, wrong) => {
    expect(rulesFor(file, right, wrong)).toEqual(["schema"]);
  });

  it("and rules go on in the rest of the file and in other files", () => {
    const found = checkFiles({
      "products/first.yaml": (text) => text.replace("65", "lots").replace("Q4 2099", "Q4 2024"),
      "products/second.yaml": (text) => text.replace("tagline: words", "tagline: Two  words"),
      "site.yaml": 'company: "',
    });
    const rules = found.diagnostics.map(({ rule }) => rule);
    expect(rules.sort()).toEqual(["double-space", "eta-past", "schema", "schema"]);
  });
});

it("rules about English words are silent where the language is another", () => {
  const [right, wrong] = ["tagline: words", "tagline: Utilize the the whitelist"];
  expect(rulesFor(product, right, wrong)).toHaveLength(3);
  const german = checkFiles({
    "products/first.yaml": (text) => text.replace(right, wrong),
    "site.yaml": (text) => text.replace("language: en", "language: de"),
  });
  expect(german.diagnostics).toEqual([]);
});

it("a rule with more findings than anybody mends by hand says so and stops", () => {
  const { diagnostics } = foundWith(product, "tagline: words", `tagline: ${"a  b ".repeat(400)}`);
  const spaces = diagnostics.filter(({ rule }) => rule === "double-space");
  expect(spaces).toHaveLength(200);
  expect(spaces.at(-1)?.hint).toMatch(/There may be more of it in this file\.$/);
});
