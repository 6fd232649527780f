import { basename, dirname } from "node:path";
import { expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { checkFiles, saidOf } from "../../testing/check-files.ts";
import { exampleDay, fixtureValues } from "../../testing/fixture.ts";
import { translationOf } from "../../testing/translated.ts";
import { withoutGaps } from "./without-gaps.ts";

const values = fixtureValues(new Date(exampleDay));
const german = translationOf(values, "de");
const about = "languages/de/pages/about.yaml";

/** A page of passages with these headings. */
const passages = (...headings: string[]) => ({
  ...(values["pages/about.yaml"] as object),
  sections: [
    { kind: "passages", items: headings.map((heading) => ({ heading, text: `${heading} text` })) },
  ],
});
const inGerman = translationOf(
  { ...values, "pages/about.yaml": passages("Aaa", "Bbb", "Ccc") },
  "de",
);

it.each([
  ["added in the middle", ["Aaa", "Ddd", "Bbb", "Ccc"], ["aaa", "bbb", "ccc"], 0],
  ["added at the end", ["Aaa", "Bbb", "Ccc", "Ddd"], ["aaa", "bbb", "ccc"], 0],
  ["removed", ["Aaa", "Ccc"], ["aaa", "ccc"], 1],
  ["moved", ["Ccc", "Aaa", "Bbb"], ["ccc", "aaa", "bbb"], 0],
  ["replaced by two", ["Ddd", "Eee", "Aaa", "Ccc"], ["bbb", "aaa", "ccc"], 2],
])(
  "an entry that is %s in the source changes no other in a translation",
  (_, headings, shown, stale) => {
    const edits = { ...inGerman, "pages/about.yaml": stringify(passages(...headings)) };
    const { translations, diagnostics } = checkFiles(edits);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const [translation] = translations.map(withoutGaps);
    const page = translation?.content?.pages["about"] as { sections?: { items: object[] }[] };
    expect(page.sections?.[0]?.items).toEqual(
      shown.map((heading) => ({ heading, text: `${heading} txet` })),
    );
    expect(diagnostics.map(({ rule }) => rule).sort()).toEqual([
      ...Array(headings.length - shown.length).fill("translation-gap"),
      ...Array(stale).fill("translation-stale"),
    ]);
  },
);

/** A page of text whose second section is `#money-back`, or has a heading of the same words. */
const terms = (link: string, ...headings: string[]) => ({
  ...{ layout: "text", title: "Terms", heading: "Our terms" },
  description: "What holds when you buy from us, from the order to the end of all.",
  sections: headings.map((heading) => ({ heading, paragraphs: [`See [what](${link}) we pay.`] })),
});

it.each([
  ["Workshop", 1],
  ["Contact", 0],
])(
  "a link that its source calls %s, and only the pack of a language, is asked about",
  (name, count) => {
    const site = (text: string) =>
      text.replace("- text: words\n      page: contact", `- text: ${name}\n      page: contact`);
    const own = `${german["languages/de/site.yaml"]}`.replace("- text: sdrow", "-");
    const edits = { ...german, "site.yaml": site, "languages/de/site.yaml": own };
    const said = saidOf(edits, { only: ["translation-name"] });
    const asked =
      /^translation-name .*site.yaml .* `header.links.0.text` is "Kontakt" here.* says: "Workshop"/;
    expect(said).toEqual(Array(count).fill(expect.stringMatching(asked)));
  },
);

it("figures and signs of a table come from its source, whole rows of them too", () => {
  const rows = [
    ["Small", "£9", "–"],
    ["2", "£12.50", "5 %"],
  ];
  const table = { columns: ["Size", "Price", "%"], rows };
  const prices = { ...passages("Aaa"), sections: [{ kind: "prices", heading: "Costs", table }] };
  const translated = translationOf({ ...values, "pages/about.yaml": prices }, "de");
  expect(parse(`${translated[about]}`).sections[0].table).toEqual({
    columns: ["ezis", "ecirp", null],
    rows: [["llams", null, null], null],
  });
  const { translations, diagnostics } = checkFiles({
    ...{ ...translated, "pages/about.yaml": stringify(prices) },
  });
  expect(diagnostics).toEqual([]);
  expect(translations[0]?.content?.pages["about"]).toMatchObject({
    sections: [{ table: { rows: [["llams", "£9", "–"], rows[1]] } }],
  });
});

it.each([
  ["#money-back", true],
  ["/terms#money-back", true],
  ["/de/terms#money-back", true],
  ["#zurück", false],
  ["/de/terms#zurück", false],
  ["/terms#zurück", false],
])("an anchor is that of the source's heading in each language: %s", (link, isThere) => {
  const source = terms("#money-back", "Our team", "Money back");
  const { layout: _, ...own } = terms(link, "Wir", "Zurück");
  const edits = {
    "pages/terms.yaml": stringify(source),
    "languages/de/pages/terms.yaml": stringify(own),
    "pages/about.yaml": (text: string) =>
      text.replace("text: words", 'text: "words [ab](/terms) [cd](/de/terms#our-team)"'),
  };
  const { translations, diagnostics } = checkFiles({ ...german, ...edits });
  const dead = diagnostics.filter(({ rule }) => rule === "link-internal");
  expect(dead.map(({ file }) => basename(dirname(dirname(file))))).toEqual(
    isThere ? [] : ["de", "de"],
  );
  expect(translations[0]?.located.pages.find(({ key }) => key === "terms")?.value).toMatchObject({
    sections: [{ id: "our-team" }, { id: "money-back", heading: "Zurück" }],
  });
});

it("a link to a page that has no translation is held against the page of the source", () => {
  const edits = {
    "pages/terms.yaml": stringify(terms("#money-back", "Our team", "Money back")),
    [about]: `${german[about]}`.replace(/text: .*/, 'text: "sdrow [ab](/terms#nothing)"'),
    "pages/about.yaml": (text: string) => text.replace("text: words", 'text: "words [ab](/terms)"'),
  };
  const dead = saidOf({ ...german, ...edits }).filter((said) => said.startsWith("link-internal"));
  expect(dead).toEqual([expect.stringMatching(/about.yaml .*no section #nothing on \/terms/)]);
});
