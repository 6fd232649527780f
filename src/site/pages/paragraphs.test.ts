import { createElement } from "react";
import { expect, it } from "vitest";
import { fixtureContent } from "../../../scripts/testing/files/fixture-content.ts";
import { fixtureValues } from "../../../scripts/testing/fixture.ts";
import { markupOf } from "../../../scripts/testing/markup-of.tsx";
import { stressTexts } from "../../../scripts/testing/stress-texts.ts";
import { renderedFields } from "../../engine/schema/groups/rendered-fields.ts";
import type { Layout } from "../../engine/schema/layouts.ts";
import { type Page, type Pages, pageSchemas } from "../../engine/schema/pages.ts";
import { productSchema } from "../../engine/schema/product.ts";
import { type SectionKind, sectionKinds } from "../../engine/schema/section-kinds.ts";
import { casesIn } from "../../testing/hold-cases.ts";
import type { Card } from "../data/card.ts";
import { isReadingPage } from "../data/reading-sections.ts";
import type { PageModule } from "./page-module.ts";
import { sectionsPage } from "./sections.tsx";

const { site, pages } = fixtureContent();
const product = stressTexts(productSchema, fixtureValues()["products/first.yaml"]) as object;
const products = [{ ...product, slug: "first", eta: "words", percent: "65" }] as unknown as Card[];

/** A page of text with each part that it can have. */
const textPage = {
  ...fixtureValues()["pages/imprint.yaml"],
  sections: [
    {
      heading: "words",
      facts: [{ label: "words", value: "words" }],
      table: { columns: ["one", "two"], rows: [["words", "other words"]] },
    },
  ],
};

const caseStudy = {
  ...{ title: "words", description: "words", heading: "words", intro: "words" },
  facts: [{ label: "words", value: "words" }],
  text: [{ paragraphs: ["words"], list: ["words"] }],
};

const counts = casesIn<{
  layouts: Record<Exclude<Layout, "sections">, number>;
  sections: Record<SectionKind, object>;
}>(import.meta.dirname, "paragraphs.test.yaml");

it("each kind of section has an example", () => {
  expect(new Set(Object.keys(counts.sections))).toEqual(new Set(Object.keys(sectionKinds)));
});

/** How many paragraphs of a page show their strong word, of those of its sections. Expects that no markup is left. */
function countStrong({ Page }: Pick<PageModule, "Page">, layout: Layout, plain: object): number[] {
  const written = stressTexts(pageSchemas[layout], plain) as { sections?: unknown };
  const { words } = written as Pages["contact"];
  const { bubble } = written as Pages["contact"];
  const contact = layout === "contact" && {
    ...words,
    bubble: { ...words.bubble, ...bubble },
    fields: renderedFields(words.form),
  };
  const content = { ...written, days: {}, ...contact };
  const props = { content } as unknown as Pick<PageModule, "content">;
  const html = markupOf(createElement(Page, props), { ...site, products });
  expect(html).not.toContain("**");
  const inSections = JSON.stringify({ ...written }.sections ?? []);
  return [html.split("<strong>strong</strong>"), inSections.split("**strong**")].map(
    ({ length }) => length - 1,
  );
}

it.each(Object.entries(counts.layouts))("%s shows stress in %i paragraphs", async (name, shown) => {
  const isReading = isReadingPage({ layout: name } as Page);
  const page: PageModule = await import(`../pages/${isReading ? "reading" : name}.tsx`);
  const own: Record<string, object> = { text: textPage, case: caseStudy };
  const plain = own[name] ?? (pages[name] as object);
  expect(countStrong(page, name as Layout, plain)[0]).toBe(shown);
});

it.each(Object.entries(counts.sections))(
  "a section of %s shows stress in each of its paragraphs",
  async (kind, plain) => {
    const rendition = { stem: "a", widths: [], width: 1, height: 1, ending: "svg" };
    const fields = JSON.parse(JSON.stringify(plain), (key, value) =>
      key === "image" ? { ...value, rendition } : value,
    );
    const { [kind.replace(/^./, (first) => first.toUpperCase())]: component } = await import(
      `../sections/${kind}/${kind}.tsx`
    );
    const Page = sectionsPage({ [kind]: component }) as PageModule["Page"];
    const head = { title: "words", description: "words" };
    const sections = [{ kind, ...fields }];
    const [shown, written] = countStrong({ Page }, "sections", { ...head, sections });
    expect(shown).toBe(written);
  },
);
