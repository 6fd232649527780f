import { describe, expect, it } from "vitest";
import { checkFiles, shown } from "./testing/check-files.ts";
import { marked } from "./testing/marked.ts";

const product = "products/first.yaml";
const statement = "pages/accessibility.yaml";
const policy = "pages/privacy.yaml";
const sectionTwice = "sections:\n  - id: «words»\n    heading: A\n    paragraphs: [A]";
const elsewhere = "elsewhere.fixture.internal/a";

/** What is found where a passage of a file is another, but that the policy was not stamped. */
function foundWith(file: string, right: string, wrong: string) {
  const result = checkFiles({ [file]: (text) => text.replace(right, () => wrong) });
  const diagnostics = result.diagnostics.filter(({ rule }) => rule !== "privacy-date");
  return { ...result, diagnostics };
}

const rulesFor = (file: string, right: string, wrong: string) =>
  foundWith(file, right, wrong).diagnostics.map(({ rule }) => rule);

// The hint, the file, the passage, its mistake between « and », and what the hint makes of that.
it.each([
  ["Did you mean `progress`?", product, "progress: 65", "«progres»: 65", "progress"],
  ["Write two spaces", product, "  - words", "«\t»- words", "  "],
  ['Write "One: two"', product, "tagline: words", "tagline: «One: two»", '"One: two"'],
  ["without quotes and without %", product, "progress: 65", 'progress: «"65%"»', "65"],
  ["Q4 2027", product, "Q4 2099", "«Q5 2099»", "Q4 2099"],
  ['"+999123456789"', "site.yaml", '"+999123456789"', "«+999123456789»", '"+999123456789"'],
  ["https://", product, "closed", `closed\nhref: «${elsewhere}»`, `https://${elsewhere}`],
  ["an id of its own", policy, "sections:", sectionTwice, "other"],
  ["Write the section", policy, "sections:", "required:\n  - «retention»\nsections:", "words"],
  ["Did you mean `awning`?", product, "icon: awning", "icon: «awnning»", "awning"],
])(
  "one mistake is one message in its place, which is mended by: %s",
  (hint, file, right, wrong, mended) => {
    const { text, start, end } = marked(wrong);
    const found = foundWith(file, right, text);
    expect(shown(found)).toEqual([expect.stringContaining(`[${text.slice(start, end)}]`)]);
    expect(found.diagnostics[0]?.hint).toContain(hint);
    expect(shown(foundWith(file, right, text.slice(0, start) + mended + text.slice(end)))).toEqual(
      [],
    );
  },
);

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
