import { expect, it } from "vitest";
import { loadContent } from "../../../scripts/disk/check-content.ts";
import {
  checkFiles,
  diagnosticLines,
  product,
  setKeys,
  site,
} from "../../../scripts/testing/files/check-files.ts";
import { temporaryContent } from "../../../scripts/testing/temporary-content.ts";
import { someDaily } from "../../../scripts/testing/whole.ts";
import { inWords } from "../messages/messages.ts";
import { siteSchema } from "../schema/site.ts";
import { fieldOf } from "../shape/fields/field.ts";
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
  expect(said.map(({ at, rule, message }) => [rule, at, inWords(message, "en")])).toEqual([
    ["wordy", "Two  words", "The rule `wordy` failed here: No words."],
    ["spaces", "  ", "There are 2 spaces between two words."],
    ["sullen", expect.anything(), "The rule `sullen` failed here: nothing."],
  ]);
});

const settings = Object.keys(fieldOf(siteSchema).fields());

const refused = [
  { value: "a, b" },
  { value: 7 },
  { value: ["a", { b: 1 }] },
  { value: { a: [1] } },
];

it.each(someDaily(refused, 4))("no rule fails on settings that are $value", ({ value }) => {
  const found = settings.flatMap((key) => checkFiles(site({ [key]: value })).diagnostics);
  expect(found.filter(({ id }) => id === "rules.failed")).toEqual([]);
  expect(found.filter(({ id }) => id?.startsWith("values.")).length).toBeGreaterThan(9);
});

it("judges an unchanged text by the other texts of each check", () => {
  const check = (tagline: string) => {
    const second = { "products/second.yaml": setKeys({ tagline }) };
    const { diagnostics } = checkFiles({ ...product({ tagline: "Our fi- nances" }), ...second });
    return diagnostics.map(({ rule }) => rule);
  };
  const told = ["broken-letters"];
  const taglines = ["Costs", "All finances", "All finances", "Costs"];
  expect(taglines.map(check)).toEqual([[], told, told, []]);
});

it("judges an unchanged text by the statement of accessibility", () => {
  const intro = "This website is fully accessible, from Saturday, 5 December on.";
  const check = (status: string) => {
    const files = {
      "pages/products.yaml": setKeys({ intro }),
      "pages/accessibility.yaml": setKeys({ "conformance.status": status }),
    };
    const { diagnostics } = checkFiles(files, { only: ["accessibility-claim"] });
    return diagnostics.length;
  };
  expect(["partial", "full", "partial"].map(check)).toEqual([1, 0, 1]);
});

it("judges an unchanged text by the day", () => {
  const files = { "pages/products.yaml": setKeys({ intro: "Open on Saturday, 5 December." }) };
  const check = (today: string) =>
    checkFiles(files, { only: ["weekday"], today }).diagnostics.length;
  expect(["2030-05-01", "2026-05-01", "2030-05-01"].map(check)).toEqual([1, 0, 1]);
});
