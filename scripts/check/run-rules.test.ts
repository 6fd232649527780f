import { expect, it } from "vitest";
import { loadContent } from "../content/files/load.ts";
import { diagnosticLines } from "../testing/check-files.ts";
import { temporaryContent } from "../testing/temporary-content.ts";
import { defineRules } from "./define-rule.ts";
import { reportMatches } from "./matches.ts";
import { contentContext } from "./rule-context.ts";
import { rules } from "./rules/index.ts";
import { runRules } from "./run-rules.ts";

const breaking = defineRules({
  wordy: {
    severity: "warning",
    check: (context) =>
      reportMatches(context, context.prose, /Two {2}words/g, () => {
        throw new TypeError("No words.\nA stack.");
      }),
  },
  sullen: {
    severity: "warning",
    check() {
      throw "nothing";
    },
  },
});

it("a rule that fails says so at its text, and the others go on", () => {
  const file = "products/second.yaml";
  const loaded = loadContent(
    temporaryContent({ [file]: (text) => text.replace("tagline: words", "tagline: Two  words") }),
  );
  const spaces = rules.filter(({ id }) => id === "spaces");
  const shared = { ...contentContext(loaded), today: "2027-03-09" };
  const diagnostics = runRules([...breaking, ...spaces], shared);
  const said = diagnosticLines({ ...loaded, diagnostics });
  expect(said.map(({ at, rule, message }) => [rule, at, message])).toEqual([
    ["wordy", "Two  words", "The rule `wordy` failed here: No words."],
    ["spaces", "  ", "There are 2 spaces between two words."],
    ["sullen", expect.anything(), "The rule `sullen` failed here: nothing."],
  ]);
});
