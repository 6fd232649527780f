import { describe, expect, it } from "vitest";
import { marked } from "../../testing/marked.ts";
import { readYaml } from "../read.ts";

const product = `name: Foo
tagline: Save food
icon: book
bullets:
  - One thing
  - Two things
eta: Q4 2027
progress: 65
waitlist: closed
`;

/** The product with one passage changed; the change marks where the fault is. */
const change = (from: string, to: string) => product.replace(from, to);

// Title, text with the expected range between « and », message, hint.
const mistakes: [title: string, text: string, message: RegExp, hint: RegExp][] = [
  [
    "a colon in a value",
    change("Save food", "«Save: food»"),
    /hold a colon/,
    /Write "Save: food"\./,
  ],
  ["a colon at a value's end", change("Save food", "«Save food:»"), /hold a colon/, /"Save food:"/],
  [
    "two colons in an entry",
    change("One thing", "«One: thing: more»"),
    /colon/,
    /"One: thing: more"/,
  ],
  ["a colon and a quote", change("Save food", '«Say: "hi"»'), /colon/, /Write 'Say: "hi"'\./],
  ["a tab before an entry", change("  - One", "«\t»- One"), /tab/, /two spaces/],
  ["tabs before all entries", change("  - One thing\n  -", "«\t»- One thing\n\t-"), /tab/, /two/],
  ["tabs below a group", "a:\n«\t»b: x\n\tc: y\n", /tab/, /two spaces/],
  ["a tab after spaces", "a:\n  b:\n  «\t»c: y\n", /tab/, /two spaces/],
  ["an indented line with a tab", change("icon:", "«\t»icon:"), /tab/, /two spaces/],
  ["no closing double quote", change("Save food", '«"Save food»'), /closing quote "/, /Write "/],
  ["no closing single quote", change("Save food", "«'Save food»"), /closing quote '/, /Write '/],
  [
    "no closing quote, and quotes below",
    change("Save food", '«"Save food»').replace("Two things", 'Two "things"'),
    /closing quote " is missing/,
    /Write "/,
  ],
  [
    "no closing quote in a list, and quotes below",
    change("One thing", '«"One thing»').replace("Two things", 'Two "things"'),
    /closing quote " is missing/,
    /Write "/,
  ],
  [
    "no closing quote of a key",
    change("tagline:", '«"tagline:').replace("food", "food»"),
    /quote/,
    /"/,
  ],
  ["an apostrophe in single quotes", change("Save food", "«'It's food'»"), /goes on/, /twice/],
  ["quotes in double quotes", change("Save food", '«"Save "food" now"»'), /goes on/, /as \\"/],
  ["a comment without a space", change("Save food", '"Save"«#food»'), /comment/, /space before/],
  ["a lone backslash", change("Save food", '"C:«\\d»ir"'), /`\\d`/, /twice/],
  ["no colon", change("tagline: Save food", "«tagline Save food»"), /no colon/, /`key: value`/],
  [
    "no colon in the last line",
    change("waitlist: closed", "«waitlist closed»"),
    /no colon/,
    /key:/,
  ],
  [
    "an equals sign",
    change("tagline: Save food", "«tagline = Save food»"),
    /not after `=`/,
    /tagline: /,
  ],
  [
    "no space after a colon",
    change("progress: 65", "«progress:65»"),
    /space is missing/,
    /progress: /,
  ],
  ["no dash", change("- Two things", "«Two things»"), /without a dash/, /`- `/],
  ["no space after a dash", change("- Two things", "«-Two things»"), /after the dash/, /`- `/],
  ["no space after any dash", "a:\n  «-One»\n  -Two\n  - Three\n", /after the dash/, /`- `/],
  ["a key too far right", change("icon: book", " «icon: book»"), /indentation/, /column 1/],
  ["a key too far left", "a:\n  b: 1\n«c: 2»\n  d: 3\n", /indentation/, /column 3/],
  [
    "a first key too far right",
    ` ${change("tagline: Save food", "«tagline: Save food»")}`,
    /indentation/,
    /column/,
  ],
  ["an entry too far left", change("  - Two things", " «- Two things»"), /indentation/, /column/],
  ["an entry too far right", change("  - Two things", "   «- Two things»"), /so far/, /column/],
  ["an at sign", change("Save food", "«@home»"), /begin with `@`/, /"@home"/],
  ["a star", change("Save food", "«**Save** food»"), /begin with `\*`/, /"\*\*Save\*\* food"/],
  [
    "a slot first",
    change("Save food", "«{product} food»"),
    /begin with `\{`/,
    /"\{product\} food"/,
  ],
  ["brackets first", change("Save food", "«[Save] food»"), /begin with `\[`/, /"\[Save\] food"/],
  ["a greater sign", change("Save food", "«> Save»"), /begin with `>`/, /"> Save"/],
  ["a dash", change("Save food", "«- Save»"), /begin with `-`/, /"- Save"/],
  ["a question mark", change("Save food", "«? food»"), /begin with `\?`/, /"\? food"/],
  ["an ampersand", change("Save food", "«& food»"), /begin with `&`/, /"& food"/],
  ["a percent sign", change("Save food", "«% food»"), /begin with `%`/, /"% food"/],
  ["an exclamation mark", change("Save food", "«!Save» food"), /tag `!Save`/, /quotes/],
  ["an open brace", change("Save food", "«{Save food»"), /closing \} is/, /quotes/],
  ["an open bracket", "a: «[One, Two»\nb: c\n", /closing \] is missing/, /end/],
  [
    "an open bracket inside others",
    "a: «[One, [Two, Three]»\nb: c\n",
    /closing \] is missing/,
    /end/,
  ],
  ["no comma in brackets", 'a: ["One" «"Two"]»\n', /comma/, /before this entry/],
  ["a bracket too many", change("icon:", "«}»\nicon:"), /closes nothing/, /Delete/],
  ["a word on a line", change("icon:", "«oops»\nicon:"), /no colon/, /key: value/],
  ["a directive", "«%YAML 1.1»\n---\na: yes\n", /directive/, /Delete/],
  ["a second document", "a: 1\n«---»\nb: 2\n", /second document/, /Delete/],
  [
    "an unfinished merge",
    change("tagline: Save food\n", "«<<<<<<<» HEAD\na: 1\n=======\na: 2\n>>>>>>> x\n"),
    /unfinished merge/,
    /Keep one/,
  ],
];

describe("a syntax error is one sentence at its place", () => {
  it.each(mistakes)("%s", (_, source, message, hint) => {
    const { text, start, end } = marked(source);
    const { diagnostics } = readYaml({ file: "x.yaml", text });
    expect(diagnostics).toHaveLength(1);
    const [found] = diagnostics;
    expect(text.slice(found?.start.offset, found?.end.offset)).toBe(text.slice(start, end));
    expect(found?.start.offset).toBe(start);
    expect(found?.message).toMatch(message);
    expect(found?.hint).toMatch(hint);
  });

  it.each(mistakes)("%s, with Windows line ends", (_, source, message) => {
    const { text, start } = marked(source.replaceAll("\n", "\r\n"));
    const { diagnostics } = readYaml({ file: "x.yaml", text });
    expect(diagnostics.map(({ start: { offset } }) => offset)).toEqual([start]);
    expect(diagnostics[0]?.message).toMatch(message);
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
