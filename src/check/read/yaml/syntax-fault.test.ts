import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { productWith } from "../../testing/example-texts.ts";
import { holdMistakes } from "../../testing/hold-mistakes.ts";
import { readYaml } from "../read.ts";
import { said } from "./syntax-place.ts";

describe("a syntax error is one sentence at its place", () => {
  const tagline = (value: string) => productWith("Save food", value);
  const first = (value: string) => productWith("One thing", value);
  const twoThings = (entry: string) => productWith("  - Two things", entry);
  const withQuotesBelow = (text: string) => text.replace("Two things", 'Two "things"');

  holdMistakes({
    // Colons, dashes, keys.
    [tagline("«Save: food»")]: '…hold a colon… Write "Save: food".',
    [tagline("«Save food:»")]: '…hold a colon… Write "Save food:".',
    [first("«One: thing: more»")]: '…hold a colon… Write "One: thing: more".',
    [tagline('«Say: "hi"»')]: "…hold a colon… Write 'Say: \"hi\"'.",
    [productWith("tagline: Save food", "«tagline Save food»")]: "…no colon… Write `key: value`…",
    [productWith("waitlist: closed", "«waitlist closed»")]: "…no colon… Write `key: value`…",
    [productWith("icon:", "«oops»\nicon:")]: "…no colon… Write `key: value`…",
    [productWith("tagline: Save food", "«tagline = Save food»")]:
      "…not after `=`. Write `tagline: `…",
    [productWith("progress: 65", "«progress:65»")]: "A space is missing… Write `progress: `…",
    [twoThings("  «Two things»")]: "…without a dash. Write `- `…",
    [twoThings("  «-Two things»")]: "…after the dash. Write `- `…",
    "a:\n  «-One»\n  -Two\n  - Three\n": "…after the dash. Write `- `…",
    [tagline("«- Save food»")]: "A dash cannot stand behind its key. Is this an entry of a list?…",
    [tagline("«>- Save food»")]: "After `>-` a text begins in the next line. Leave out `>-`; …",
    [tagline("«| Save food»")]: "After `|` a text begins in the next line. Leave out `|`; …",
    [tagline("«Save: food» # now")]: '…hold a colon… Write "Save: food".',
    [productWith("icon: book", "icon: book\n«>>>>>>>» branch")]:
      "This line is left over from a merge. Delete the line.",
    [productWith("icon: book", "icon: book\n«=======»")]:
      "This line is left over from a merge. Delete the line.",
    "phones:\n  «-label: Sales»\n    number: a\n": "A space is missing after the dash. …",
    // Indentation.
    [productWith("\nbullets:", "").replace("  - One thing", "  «- One thing»")]:
      "This line is indented so far… Is the key of its list missing? Write that in the line above, …",
    "a:\n  email: b\n    «- label: One»\n      other: x\n":
      "This entry stands below a key that has its value already. Is the key of its list missing?…",
    [productWith("  - One", "«\t»- One")]: "…tab. Write two spaces…",
    [productWith("  - One thing\n  -", "«\t»- One thing\n\t-")]: "…tab. Write two spaces…",
    "a:\n«\t»b: x\n\tc: y\n": "…tab. Write two spaces…",
    "a:\n  b:\n  «\t»c: y\n": "…tab. Write two spaces…",
    [productWith("icon:", "«\t»icon:")]: "…tab. Write two spaces…",
    [twoThings("\n«\t»  - Two things")]: "…tab. Write two spaces…",
    [productWith("tagline: Save", "«tagl»\n\tine: Save")]: "…no colon… Write `key: value`…",
    [productWith("icon: book", " «icon: book»")]: "…indentation… Begin it in column 1…",
    "a:\n  b: 1\n«c: 2»\n  d: 3\n": "…indentation… Begin it in column 3…",
    [` ${productWith("tagline: Save food", "«tagline: Save food»")}`]: "…indentation…column…",
    [twoThings(" «- Two things»")]: "…indentation…column…",
    [twoThings("   «- Two things»")]: "…so far…column…",
    // Quotes.
    [tagline('«"Save food»')]: '…closing quote " is missing. Write "…',
    [tagline("«'Save food»")]: "…closing quote ' is missing. Write '…",
    [withQuotesBelow(tagline('«"Save food»'))]: '…closing quote " is missing. Write "…',
    [withQuotesBelow(first('«"One thing»'))]: '…closing quote " is missing. Write "…',
    [productWith("tagline: Save food", '«"tagline: Save food»')]:
      'The closing quote " is missing. Delete the quote…',
    [tagline("«'It's food'»")]: "…goes on… Write an apostrophe inside single quotes twice…",
    [tagline('«"Save "food" now"»')]: '…goes on… Write a quote inside double quotes as \\"…',
    [tagline('"Save"«#food»')]: "A comment… Write a space before `#`…",
    [tagline('"C:«\\d»ir"')]: "`\\d` means nothing… Write a backslash twice…",
    // Signs of YAML.
    [tagline("«@home»")]: '…begin with `@`. Write "@home".',
    [tagline("«**Save** food»")]: '…begin with `*`. Write "**Save** food".',
    [tagline("«{product} food»")]: '…begin with `{`. Write "{product} food".',
    [tagline("«[Save] food»")]: '…begin with `[`. Write "[Save] food".',
    [tagline("«> Save»")]: "After `>` a text begins in the next line. Leave out `>`; …",
    [tagline("«- Save»")]: "A dash cannot stand behind its key. Is this an entry of a list?…",
    [tagline("«? food»")]: '…begin with `?`. Write "? food".',
    [tagline("«& food»")]: '…begin with `&`. Write "& food".',
    [tagline("«% food»")]: '…begin with `%`. Write "% food".',
    [tagline("«!Save» food")]: "…tag `!Save`…quotes…",
    [tagline("«{Save food»")]: "The closing } is missing. …quotes.",
    "a: «[One, Two»\nb: c\n": "The closing ] is missing. Write it at the end…",
    "a: «[One, [Two, Three]»\nb: c\n": "The closing ] is missing. Write it at the end…",
    'a: ["One" «"Two"]»\n': "A comma is missing… Write a comma before this entry.",
    [productWith("icon:", "«}»\nicon:")]: "…closes nothing. Delete it…",
    [productWith("name: Foo", "name: «-»")]:
      "A dash cannot stand behind its key. Is this an entry of a list?…",
    [productWith("name: Foo", "name: «?»")]:
      'Text without quotes cannot begin with `?`. Write "?".',
    "«%YAML 1.1»\n---\na: yes\n": "…directive… Delete the line…",
    "a: 1\n«---»\nb: 2\n": "A second document… Delete the line `---`…",
    [productWith("icon: book", "«<<<<<<<» HEAD\na: 1\n=======\na: 2\n>>>>>>> x")]:
      "…unfinished merge. Keep one…",
  });
});

it("accepts what only looks like a mistake", () => {
  const text = `---
"quoted key": it's 5 o'clock, or a#5
time: 12:30:45
address: https://example.org/a#b
list: [a: 1, {b: 2}]
folded: >-
  one: two
  - three
continued: one
  two
number as text: "012"
`;
  const { file, diagnostics } = readYaml({ file: "x.yaml", text });
  expect(diagnostics).toEqual([]);
  expect(file?.value).toEqual({
    "quoted key": "it's 5 o'clock, or a#5",
    time: "12:30:45",
    address: "https://example.org/a#b",
    list: [{ a: 1 }, { b: 2 }],
    folded: "one: two - three",
    continued: "one two",
    "number as text": "012",
  });
});

// Where one code of the parser stands for several mistakes, its English words tell them apart.
it.each<[keyof typeof said, string]>([
  ["commaMissing", 'a: ["One" "Two"]'],
  ["commaMissing", '["One" "Two"]'],
  ["commaMissing", '{"a" "b": c}'],
  ["bracketOpen", "a: [One\nb: c"],
  ["bracketOpen", "a: {One\nb: c"],
  ["bracketOpen", "[One"],
  ["bracketOpen", "{One: a"],
  ["bracketStray", "}\na: b"],
  ["bracketStray", "a: [One]]"],
  ["keyWithoutValue", "a: One\nb\nc: d"],
  ["keyWithoutValue", "a: One\nb"],
  ["keyWithoutValue", "a:\n  b: One\n c: d"],
])("the parser speaks of %s in %j", (name, text) => {
  const [error] = parseDocument(text, { prettyErrors: false }).errors;
  const names = Object.entries(said).filter(([, words]) => words.test(error?.message ?? ""));
  expect(names.map(([other]) => other)).toEqual([name]);
});
