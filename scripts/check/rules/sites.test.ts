import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkContent } from "../check.ts";
import {
  checkFiles,
  holdSites,
  product,
  type SiteRow,
  saidOf,
  set,
  site,
} from "../testing/check-files.ts";
import type { FixtureEdits } from "../testing/fixture.ts";

describe("nothing follows from a mistake: ", () => {
  const mistake = (what: string, edits: FixtureEdits): SiteRow => [what, edits, ["schema "]];
  const ofTest = (values: Record<string, unknown>) => ({
    "pages/accessibility.yaml": set(values),
  });
  holdSites([
    mistake("a wrong kind", product({ eta: 2099 })),
    mistake("a syntax error", {
      "products/first.yaml": (text) => text.replace("eta: ", 'eta: "'),
    }),
    mistake("an empty value", product({ eta: null })),
    mistake("a wrong list", product({ bullets: "words" })),
    mistake("a misspelt outcome of a test", ofTest({ "tests.records.0.outcome": "pased" })),
    mistake("a test that nobody has run", ofTest({ "tests.records.0.outcome": "pending" })),
    [
      "and rules go on in the rest of the file and in other files",
      {
        ...product({ progress: "lots", eta: "Q4 2024" }),
        "products/second.yaml": set({ tagline: "Two  words" }),
        "site.yaml": 'company: "',
      },
      ["eta-past", "schema products/first", "double-space", "schema site.yaml"],
    ],
  ]);
});

describe("rules about English words", () => {
  const english = product({ tagline: "Utilize the the whitelist" });
  holdSites([
    ["read English", english, ["plain-words", "repeated-word", "inclusive-words"]],
    ["are silent where the language is another", { ...english, ...site({ language: "de" }) }, []],
  ]);
});

describe("markup: ", () => {
  holdSites([
    [
      "each sign in a text is found in its own place",
      product({ bullets: ["Counts <b>all</b> boxes &amp; bags"] }),
      ["[<b>all</b>]", "[&amp;]"],
    ],
  ]);
});

describe("arrows in another language: ", () => {
  const row = (what: string, language: string, tagline: string, found: string[]): SiteRow => [
    what,
    { ...product({ tagline }), ...site({ language }) },
    found,
    { only: ["symbols"] },
  ];
  holdSites([
    row("the way through menus", "de", "Sie finden es bei „Extras“ → Export → Öffnen", []),
    row("that way in letters of one size", "ar", "الإعدادات ← المستخدمون ← إضافة", []),
    row("in place of a word", "fr", "Essayer → garder", ["symbols"]),
    row("at the end", "de", "Mehr erfahren →", ["symbols"]),
    row("another sign", "de", "Probieren -> Behalten", ["symbols"]),
  ]);
});

it("signs that fill the cells of a table are told of once each", () => {
  const rows = [
    ["Small", "✓", "✗"],
    ["Large", "✓", "✓"],
    ["Custom ✓", "✓ and more", "on request"],
  ];
  const prices = (heading: string, cells = rows) => {
    return { kind: "prices", heading, table: { columns: ["Size", "Ink", "Glue"], rows: cells } };
  };
  const sections = [prices("Prices"), prices("More prices", [["Small", "✓", "none"]])];
  const page = { "pages/home.yaml": set({ heading: "Tools", sections }) };
  const said = saidOf(page, { only: ["symbols"] });
  expect(said.map((line) => line.replace(/^.*The sign/, ""))).toEqual([
    expect.stringContaining(
      " ✓ stands for words that are not read aloud, here and in 2 other cells",
    ),
    expect.stringContaining(" ✗ stands for words that are not read aloud."),
    expect.stringContaining(" ✓ stands for words that are not read aloud."),
    expect.stringContaining(" ✓ stands for words that are not read aloud."),
    expect.stringContaining(" ✓ stands for words that are not read aloud."),
  ]);
});

it("of the signs in a table those are told of that no comment asks to leave alone", () => {
  const rows = ["Small", "Middle", "Large", "Huge"].map((size) => [size, "✓"]);
  const table = { columns: ["Size", "Ink"], rows };
  const prices = set({
    heading: "Tools",
    sections: [{ kind: "prices", heading: "Prices", table }],
  });
  const comment = "# content-ignore symbols -- Seen only.";
  const page = (text: string) =>
    prices(text).replaceAll(/^( *)(?=- - (?:Middle|Huge)$)/gm, `$1${comment}\n$1`);
  expect(page("")).toContain(comment);
  const only = { only: ["symbols", "suppression"] };
  expect(saidOf({ "pages/home.yaml": page }, only)).toHaveLength(2);
});

it("a rule with more findings than anybody mends by hand says so and stops", () => {
  const spaces = saidOf(product({ tagline: "a  b ".repeat(400) }), { only: ["double-space"] });
  expect(spaces).toHaveLength(200);
  expect(spaces.at(-1)).toMatch(/There may be more of it in this file\.$/);
});

it.each([
  ["Counts **all  of** the boxes", " "],
  ["Counts [all ](/about) of the boxes", undefined],
])("of the spaces in %j a fix is offered where no sign is in its way", (bullet, text) => {
  const { diagnostics } = checkFiles(product({ bullets: [bullet] }), { only: ["double-space"] });
  expect(diagnostics.map(({ fix }) => fix?.text)).toEqual([text]);
});

const post = { method: "post", endpoint: "https://forms.fixture.internal/f/1" };

describe("delivery: ", () => {
  const policy = set({
    fingerprint: undefined,
    "sections.0.paragraphs": ["Messages reach {company} through {service}."],
  });
  const named = { "pages/privacy.yaml": policy };
  const open = {
    ...product({ waitlist: "open" }),
    "pages/contact.yaml": set({ "form.privacy.post": "words {service}" }),
  };
  holdSites([
    [
      "a policy names no service where there is none",
      named,
      ["delivery-text pages/privacy.yaml [Messages reach"],
      { only: ["delivery-text"] },
    ],
    [
      "and may where there is one",
      { ...named, ...site({ delivery: post }) },
      [],
      { only: ["delivery-text"] },
    ],
    ["no list needs a support address then", { ...open, ...site({ delivery: post }) }, []],
  ]);
});

describe("an accessibility statement: ", () => {
  const statement = (values: Record<string, unknown>, outcome?: string) => ({
    "pages/accessibility.yaml": (text: string) => {
      const pending = text.replaceAll(/^(updated| +date):.*\n/gm, "");
      return set(values)(outcome ? pending.replaceAll("outcome: passed", outcome) : text);
    },
  });
  const claimed = (status: string, more = {}) =>
    statement({ "conformance.status": status, ...more }, "outcome: pending");
  const claim = ["statement-claim pages/accessibility.yaml"];
  const noRecord = { "tests.records": undefined };
  holdSites([
    ["a claim of full needs a test that was run", claimed("full"), claim],
    ["a claim of partial needs one", claimed("partial"), claim],
    ["a claim of unassessed needs none", claimed("unassessed"), []],
    ["a claim of none needs none", claimed("none"), []],
    ["the record of the language pack is of no test", claimed("partial", noRecord), claim],
    ["which is sound", claimed("unassessed", noRecord), []],
    [
      "a test that was run dates it",
      statement({ updated: undefined }),
      ["This test was run, and the statement has no date. Write `updated: 2025-07-17` at the top"],
    ],
  ]);
});

// That each firm is written in the letters of its language, the tests of firms hold.
it.each([
  ["arabic", "de", "Arabic"],
  ["hindi", "ar", "Devanagari"],
  ["telugu", "hi", "Telugu"],
  ["german", "te", "Latin"],
])("the firm %s is not of the language %s", (firm, language, letters) => {
  const directory = `e2e/firms/${firm}`;
  const file = `${directory}/site.yaml`;
  const text = set({ language, direction: undefined })(readFileSync(file, "utf8"));
  const options = { directory, texts: new Map([[file, text]]), only: ["other-script"] };
  expect(checkContent(options).diagnostics.map(({ message }) => message)).toEqual([
    `The site's language is \`${language}\`, and its texts are in ${letters} letters.`,
  ]);
});
