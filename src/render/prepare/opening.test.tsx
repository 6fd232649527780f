import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { fixtureContent } from "../../../scripts/testing/files/fixture-content.ts";
import { markupOf } from "../../../scripts/testing/markup-of.tsx";
import type { RenderedOpening } from "../../engine/schema/groups/opening.ts";
import { sectionsPage } from "../../site/pages/sections.tsx";
import { Hero } from "../../site/sections/hero/hero.tsx";
import { OpeningGround } from "../../site/sections/opening-ground/opening-ground.tsx";
import { OpeningList } from "../../site/sections/opening-list/opening-list.tsx";
import { OpeningWeek } from "../../site/sections/opening-week/opening-week.tsx";
import { mergeChanges } from "../../testing/merge-changes.ts";
import { withDrawnSection } from "../drawn-section.ts";
import { layoutName } from "../page-layout.ts";
import type { RenderableContent } from "../resources.ts";
import { pageContent } from "./page-content.ts";

const Page = sectionsPage({
  hero: Hero,
  "opening-ground": OpeningGround,
  "opening-list": OpeningList,
  "opening-week": OpeningWeek,
}) as ComponentType<{ content: unknown }>;

/** The first page with an opening, on a firm with hours, two places and a product. */
const contentWith = (opening: object): RenderableContent =>
  mergeChanges(fixtureContent(), {
    pages: {
      home: {
        layout: "sections",
        heading: null,
        ...opening,
        sections: [{ kind: "hero", heading: "Rye at six", intro: "One oven." }],
      },
    },
    site: {
      language: "en-GB",
      words: { interface: { closed: "closed", longest: "Longest hours" } },
      contact: {
        hours: { "tue-thu": "6:00–13:00", fri: "6:00–18:00", sat: "6:00–12:00" },
        places: [{ name: "Market", address: ["Hall 2", "Town"] }],
      },
    },
    products: [
      { slug: "rye", name: "Rye", bullets: [], status: "available", price: "4 pounds" },
      { slug: "mill", name: "Mill", bullets: [], eta: "Q4 2027", progress: 35 },
    ],
  });

const shown = (content: RenderableContent) => pageContent("home", content, undefined);
const markup = (content: RenderableContent) => {
  const page = shown(content);
  return markupOf(<Page content={page} />, content.site as never).replaceAll(
    /[\u2009\u202f]/g,
    " ",
  );
};

it("a week has equal days together, and says of the large one that it is open longest", () => {
  const html = markup(contentWith({ opening: "week" }));
  expect(html.match(/<tr.*?<\/tr>/g)).toEqual([
    expect.stringContaining(">Monday<"),
    expect.stringContaining(">Tue – Thu<"),
    expect.stringMatching(
      /<tr class="hours-longest">.*Friday<small>Longest hours<\/small>.*6:00–18:00/,
    ),
    expect.stringContaining(">Saturday<"),
    expect.stringContaining(">Sunday<"),
  ]);
  expect(html).toContain('href="tel:+999123456789"');
  expect(html).toMatch(/<address>.*1 Lane/);
  expect(html).not.toContain("versal");
});

it.each([
  ["two that are equally long", { fri: "closed", mon: "7:00–14:00" }, 2, true],
  ["those of a week of equal days, without words", {}, 1, false],
] as const)("the longest hours are large: %s", (_, hours, count, isNamed) => {
  const week = { "mon-sun": "9:00–17:00", "tue-thu": undefined, fri: undefined, sat: undefined };
  const contact = { hours: isNamed ? hours : week };
  const html = markup(mergeChanges(contentWith({ opening: "week" }), { site: { contact } }));
  expect(html.match(/hours-longest/g)).toHaveLength(count);
  expect(html.includes("<small>")).toBe(isNamed);
});

it("no hours are the longest where no day has times yet", () => {
  const hours = { "tue-thu": "…", fri: "closed", sat: "by appointment" };
  const site = { contact: { hours } };
  const html = markup(mergeChanges(contentWith({ opening: "week" }), { site }));
  expect(html).toContain("by appointment");
  expect(html).not.toMatch(/hours-longest|Longest hours/);
});

it.each([
  ["6:00–18:00", ""],
  ["6:00–9:00, 9:00–19:00", ""],
  ["6:00–19:00, by appointment", " opening-week-long"],
])("a day and times that are long together are a step smaller: %s", (fri, smaller) => {
  const content = contentWith({ opening: "week" });
  const html = markup(mergeChanges(content, { site: { contact: { hours: { fri } } } }));
  expect(html).toContain(`"wide opening-week${smaller}"`);
});

it("days of the longest names are two steps smaller, and words among times may break", () => {
  const hours = { wed: "9:00–12:30, 13:00–23:00", tue: "by appointment" };
  const site = { language: "en-US", contact: { hours } };
  const html = markup(mergeChanges(contentWith({ opening: "week" }), { site }));
  expect(html).toContain("opening-week-longest");
  expect(html.match(/class="hours-words">[^/]*/g)).toEqual([expect.stringContaining("by appoint")]);
});

it("the panel draws each opening with the words of the first page", () => {
  const content = contentWith({ opening: "list", offers: "places" });
  const draw = (kind: string) =>
    markup(withDrawnSection(content, kind, [], "en")?.content as RenderableContent);
  expect(draw("opening-week")).toMatch(/Rye at six.*<table/);
  expect(draw("opening-ground")).toMatch(/Rye at six.*ground-letter/);
  expect(draw("opening-drawing")).toMatch(/Rye at six.*versal/);
  expect(withDrawnSection(content, "opening-night", [], "en")).toBeUndefined();
});

it("without hours the words stand alone", () => {
  const content = contentWith({ opening: "week" });
  const html = markup(mergeChanges(content, { site: { contact: { hours: null } } }));
  expect(html).toContain("hero-words-alone");
  expect(html).not.toContain("<table");
});

it.each<[string | undefined, object[]]>([
  [
    undefined,
    [
      { text: "Rye", page: "products", fact: "4 pounds" },
      { text: "Mill", page: "products", fact: "2027" },
    ],
  ],
  ["pages", [{ text: "words", page: "contact" }]],
  ["places", [expect.anything(), { text: "Market", page: "contact", fact: "Hall 2" }]],
])("a list names its offers, each with a link and a fact: %s", (offers, wanted) => {
  const content = contentWith({ opening: "list", offers });
  const { opening } = shown(content) as { opening?: RenderedOpening };
  expect(opening).toEqual({ kind: "list", offers: wanted });
  const html = markup(content);
  expect(html.match(/<a [^>]*class="offer"/g)).toHaveLength(wanted.length);
});

it("a ground has the letter of the firm, unless it has drawings", () => {
  const content = contentWith({ opening: "ground" });
  expect(markup(content)).toContain("ground-letter");
  const drawn = mergeChanges(content, { site: { drawings: [] } });
  expect(markup(drawn)).not.toContain("ground-letter");
  // Styles hide the words of other openings until something follows.
  expect(markup(drawn)).not.toContain("hero-words");
});

it("a page brings only the component of its own opening", () => {
  const nameOf = (opening: object) => layoutName(contentWith(opening).pages["home"]);
  expect(nameOf({})).toBe("sections+hero");
  expect(nameOf({ opening: "drawing" })).toBe("sections+hero");
  expect(nameOf({ opening: "week" })).toBe("sections+hero+opening-week");
});
