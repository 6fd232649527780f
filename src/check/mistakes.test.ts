import { describe, expect, it } from "vitest";
import { checkFiles } from "./testing/check-files.ts";

/** The file, the slip of the hand, its place, and the change of the place that the hint asks for. */
const mistakes: [
  title: string,
  file: string,
  right: string,
  wrong: string,
  place: string,
  mended: string,
  hint: RegExp,
][] = [
  [
    "a misspelt key",
    "products/first.yaml",
    "progress: 65",
    "progres: 65",
    "progres",
    "progress",
    /Did you mean `progress`/,
  ],
  ["a tab", "products/first.yaml", "  - words", "\t- words", "\t", "  ", /space/],
  [
    "a colon without quotes",
    "products/first.yaml",
    "tagline: words",
    "tagline: One: two",
    "One: two",
    '"One: two"',
    /"One: two"/,
  ],
  [
    "percent as text",
    "products/first.yaml",
    "progress: 65",
    'progress: "65%"',
    '"65%"',
    "65",
    /without quotes and without %/,
  ],
  [
    "a fifth quarter",
    "products/first.yaml",
    "eta: Q4 2099",
    "eta: Q5 2099",
    "Q5 2099",
    "Q4 2099",
    /Q4/,
  ],
  [
    "a bare telephone number",
    "site.yaml",
    'number: "+999123456789"',
    "number: +999123456789",
    "+999123456789",
    '"+999123456789"',
    /"\+999123456789"/,
  ],
  [
    "an address without its scheme",
    "products/first.yaml",
    "waitlist: closed",
    "waitlist: closed\nhref: elsewhere.fixture.internal/a",
    "elsewhere.fixture.internal/a",
    "https://elsewhere.fixture.internal/a",
    /https:\/\//,
  ],
  [
    "an id twice",
    "pages/privacy.yaml",
    "sections:",
    "sections:\n  - id: words\n    heading: A\n    paragraphs: [A]",
    "words",
    "other",
    /id of its own/,
  ],
  [
    "a missing section",
    "pages/privacy.yaml",
    "required:\n  - words",
    "required:\n  - words\n  - retention",
    "retention",
    "words",
    /Write the section/,
  ],
  [
    "an unknown icon",
    "products/first.yaml",
    "icon: awning",
    "icon: awnning",
    "awnning",
    "awning",
    /Did you mean `awning`/,
  ],
];

describe("a typical mistake is one message in its place, with a hint that mends it", () => {
  it.each(mistakes)("%s", (_, file, right, wrong, place, mended, hint) => {
    const spoil = (text: string) => {
      const spoilt = text.replace(right, () => wrong);
      expect(spoilt).not.toBe(text);
      return spoilt;
    };
    const { diagnostics, sources } = checkFiles({ [file]: spoil });
    const own = diagnostics.filter(({ rule }) => rule !== "privacy-date");
    expect(own.map(({ message }) => message)).toHaveLength(1);
    const [finding] = own;
    const text = sources.find((source) => source.file === finding?.file)?.text ?? "";
    const { start, end } = finding ?? { start: { offset: 0 }, end: { offset: 0 } };
    expect(text.slice(start.offset, end.offset)).toBe(place);
    expect(finding?.hint).toMatch(hint);
    const after = text.slice(0, start.offset) + mended + text.slice(end.offset);
    const again = checkFiles({ [file]: after }).diagnostics;
    expect(again.filter(({ rule }) => rule !== "privacy-date")).toEqual([]);
  });
});

describe("nothing follows from a mistake", () => {
  it.each([
    ["a wrong kind", (text: string) => text.replace("eta: Q4 2099", "eta: 2099")],
    ["a syntax error", (text: string) => text.replace("eta: Q4 2099", 'eta: "Q4 2099')],
    ["an empty value", (text: string) => text.replace("eta: Q4 2099", "eta:")],
    ["a wrong list", (text: string) => text.replace("bullets:\n  - words", "bullets: words")],
    ["a whole file of another shape", () => "- a\n- b\n"],
  ])("but the one finding: %s", (_, spoil) => {
    const { diagnostics } = checkFiles({ "products/first.yaml": spoil });
    expect(diagnostics.map(({ message }) => message)).toHaveLength(1);
    expect(diagnostics[0]?.rule).toBe("schema");
  });

  it("and rules go on in the rest of the file and in other files", () => {
    const spoil = (text: string) =>
      text.replace("progress: 65", "progress: lots").replace("Q4 2099", "Q4 2024");
    const rules = checkFiles({
      "products/first.yaml": spoil,
      "products/second.yaml": (text) => text.replace("tagline: words", "tagline: Two  words"),
      "site.yaml": 'company: "',
    }).diagnostics.map(({ rule }) => rule);
    expect(rules.sort()).toEqual(["double-space", "eta-past", "schema", "schema"]);
  });
});

it("rules about English words are silent where the language is another", () => {
  const shout = (text: string) =>
    text.replace("tagline: words", "tagline: Utilize the the whitelist");
  expect(checkFiles({ "products/first.yaml": shout }).diagnostics).toHaveLength(3);
  const german = (text: string) => text.replace("language: en", "language: de");
  expect(checkFiles({ "products/first.yaml": shout, "site.yaml": german }).diagnostics).toEqual([]);
});

it("a rule with more findings than anybody mends by hand says so and stops", () => {
  const many = (text: string) => text.replace("tagline: words", `tagline: ${"a  b ".repeat(400)}`);
  const { diagnostics } = checkFiles({ "products/first.yaml": many });
  const spaces = diagnostics.filter(({ rule }) => rule === "double-space");
  expect(spaces).toHaveLength(200);
  expect(spaces.at(-1)?.hint).toMatch(/There may be more of it in this file\.$/);
});
