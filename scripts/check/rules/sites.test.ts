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
      ["eta-past", "schema products/first", "spaces", "schema site.yaml"],
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

it("of findings that say the same in one file there is one, with their number and lines", () => {
  const rows = ["Small", "Middle", "Large"].map((size) => [size, "✓"]);
  const table = { columns: ["Size", "Ink"], rows };
  const sections = [{ kind: "prices", heading: "Prices", table }];
  const page = { "pages/home.yaml": set({ heading: "Tools", sections }) };
  const only = { only: ["symbols", "suppression"] };
  expect(saidOf(page, only)).toEqual([
    expect.stringMatching(
      / not read aloud\. It is in 3 places of this file, also in line \d+, \d+\./,
    ),
  ]);
  const silent = (text: string) =>
    set({ heading: "Tools", sections })(text).replace(
      /^( *)(?=- - Middle$)/m,
      "$1# content-ignore symbols -- Seen only.\n$1",
    );
  expect(saidOf({ "pages/home.yaml": silent }, only)).toEqual([
    expect.stringMatching(/ It is in 2 places of this file, also in line \d+\./),
  ]);
});

it("a rule with more findings than anybody mends by hand says so and stops", () => {
  const spaces = saidOf(product({ tagline: "a  b ".repeat(400) }), { only: ["spaces"] });
  expect(spaces).toHaveLength(200);
  expect(spaces.at(-1)).toMatch(/There may be more of it in this file\.$/);
});

it.each([
  ["Counts **all  of** the boxes", " "],
  ["Counts [all ](/about) of the boxes", undefined],
])("of the spaces in %j a fix is offered where no sign is in its way", (bullet, text) => {
  const { diagnostics } = checkFiles(product({ bullets: [bullet] }), { only: ["spaces"] });
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
      ["This test was run, but the statement has no date. Write `updated: 2025-07-17` at the top"],
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
  const options = { directory, texts: new Map([[file, text]]), only: ["other-language"] };
  expect(checkContent(options).diagnostics.map(({ message }) => message)).toEqual([
    `The site's language is \`${language}\`, but its texts are in ${letters} letters.`,
  ]);
});
