import { expect, it } from "vitest";
import { stringify } from "yaml";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { fixtureValues } from "../testing/fixture.ts";
import { followHint } from "../testing/follow-hint.ts";
import { findingsIn } from "../testing/hold-mistakes.ts";
import { someOf } from "../testing/whole.ts";
import type { Diagnostic } from "./diagnostic.ts";

// With more than one key in each group, since the only key of a group may stand in any column.
const lines = stringify(fixtureValues()["site.yaml"])
  .replace("method: mailto", "method: emailjs\n  serviceId: a\n  templateId: b\n  publicKey: c")
  .split("\n");

// Whoever does what is said of it has no mistake left.
it.each([
  ["a letter of a key lost", /([a-z]\w\w)\w(\w*:)/, "$1$2"],
  ["a tab for two spaces", /^ {2}/, "\t"],
  ["a colon lost", /^( *(?:- )?\w+): (?=\S)/, "$1 "],
  ["no space after a colon", /: (?=\w)/, ":"],
  ["a dash lost", /- /, ""],
  ["no space after a dash", /- /, "-"],
  ["a key one column to the right", /^(?=\w+:| {2}\w+: )/, " "],
  ["a key one column to the left", /^ (?=( )+\w+: )/, ""],
  ["a line twice", /^( *\w+: .+)$/, "$1\n$1"],
  ["a value lost", /: .+/, ":"],
  ["a quote not closed", /: (?=[a-z]+$)/, ': "'],
  ["a list for a value", /: (\w+)$/, ": [$1]"],
])("one slip in a line is one finding: %s", (_, passage, slip) => {
  const all = [...lines.entries()].filter(([, line]) => line.replace(passage, slip) !== line);
  expect(all.length).toBeGreaterThan(5);
  for (const [index, line] of someOf(all, 3)) {
    const text = lines.with(index, line.replace(passage, slip)).join("\n");
    const [found, ...others] = findingsIn(text, siteSchema);
    expect(others, text).toEqual([]);
    const mended = followHint(text, found as Diagnostic);
    expect(mended === undefined ? [] : findingsIn(mended, siteSchema), mended).toEqual([]);
  }
});
