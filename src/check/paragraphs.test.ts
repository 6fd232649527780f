import { expect, it } from "vitest";
import { checkContent } from "./check.ts";
import { placed } from "./testing/check-files.ts";
import { exampleContent, exampleDay } from "./testing/example-content.ts";

function check(...of: Parameters<typeof exampleContent>) {
  const { directory, text } = exampleContent(...of);
  return placed(checkContent({ directory, today: exampleDay })).map(({ fix, ...found }) => ({
    ...found,
    fix: fix && text.slice(0, fix.start) + fix.text + text.slice(fix.end),
  }));
}

it("rules read the words of a paragraph, whatever stands between them", () => {
  const [found] = check("product", "bullets:\n  - Counts all **of** *of* [the boxes](/about)");
  expect(found).toMatchObject({ rule: "repeated-word", at: "of** *of", fix: undefined });
});

it("a fix is offered where no sign is in its way", () => {
  const [found] = check("product", "bullets:\n  - Counts **all  of** the \\* boxes");
  expect(found?.at).toBe("  ");
  expect(found?.fix).toMatch(/Counts \*\*all of\*\* the \\\* boxes/);
});

it.each([
  ["of its own page", "privacy" as const, "intro: See [below](#words)", []],
  ["of another page", "about" as const, "intro: See [below](#words)", ["#words"]],
  ["of every page that shows it", "product" as const, "bullets: ['[It](#words)']", ["#words"]],
])("a link may lead to a section %s", (_, where, example, at) => {
  const text = where === "privacy" ? `${example}\nfingerprint: sha256-of-the-words` : example;
  const found = check(where, text).filter(({ rule }) => rule === "link-internal");
  expect(found.map((one) => one.at)).toEqual(at);
});

it("each sign of markup in a text is found in its own place", () => {
  const found = check("product", "bullets:\n  - Counts <b>all</b> boxes &amp; bags");
  expect(found.map(({ at }) => at)).toEqual(["<b>all</b>", "&amp;"]);
});

it("an address that is reserved for examples is found in a link", () => {
  const found = check("product", "bullets:\n  - See [the *box*](https://box.example/a)");
  expect(found).toMatchObject([{ rule: "placeholder", at: "box.example" }]);
});

it("the words of a link are compared with those of other links", () => {
  const passage = "heading: What we do\n        text: '[Read **on**](/privacy)'";
  const sections = `sections:\n  - kind: passages\n    items:\n      - ${passage}`;
  const found = check("about", `intro: '[Read on](/contact)'\n${sections}`);
  expect(found).toMatchObject([{ rule: "link-duplicate", at: "Read **on**" }]);
});
