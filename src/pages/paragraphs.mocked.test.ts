import { createElement } from "react";
import { expect, it, vi } from "vitest";
import { exampleOf, fixtureValues } from "../../scripts/check/testing/fixture.ts";
import { fixtureContent } from "../../scripts/check/testing/fixture-content.ts";
import { markupOf } from "../../scripts/check/testing/markup-of.tsx";
import { stressed } from "../../scripts/check/testing/stressed.ts";
import type { Layout } from "../content/layouts.ts";
import { pageSchemas, type particularPages } from "../content/schema/pages.ts";
import { productSchema } from "../content/schema/product.ts";
import { type SectionKind, sectionKinds } from "../content/schema/section-kinds.ts";
import type { PageModule } from "./page-module.ts";
import { sectionsPage } from "./sections.tsx";

const { site, pages } = fixtureContent();
const product = stressed(productSchema, fixtureValues()["products/first.yaml"]) as object;
vi.doMock("virtual:content/cards", () => ({
  default: [{ ...product, slug: "first", eta: "words", percent: "65" }],
}));

/** How many paragraphs of a page show their strong word. Expects that no markup is left. */
async function strongIn({ Page }: Pick<PageModule, "Page">, layout: Layout, plain: object) {
  const content = { ...(stressed(pageSchemas[layout], plain) as object), days: {} };
  const props = { content } as unknown as Pick<PageModule, "content">;
  const html = markupOf(createElement(Page, props), site);
  expect(html).not.toContain("**");
  return html.match(/<strong>strong<\/strong>/g)?.length ?? 0;
}

it.each<[layout: keyof typeof particularPages, paragraphs: number]>([
  ["products", 2],
  ["contact", 3],
  ["privacy", 3],
  ["accessibility", 8],
  ["not-found", 1],
])(
  "%s shows links and stress in all its paragraphs, and their markup nowhere",
  async (layout, least) => {
    const page: PageModule = await import(`../pages/${layout}.tsx`);
    expect(await strongIn(page, layout, pages[layout] as object)).toBeGreaterThanOrEqual(least);
  },
);

it("a page of text shows them in paragraphs, lists, facts and tables", async () => {
  const everything = {
    heading: "words",
    facts: [{ label: "words", value: "words" }],
    table: { columns: ["one", "two"], rows: [["words", "other words"]] },
  };
  const page = (await import("./text.tsx")) as unknown as PageModule;
  const plain = { ...exampleOf<object>(pageSchemas.text), sections: [everything] };
  // The opening paragraph, one more, an entry, a fact, and two cells.
  expect(await strongIn(page, "text", plain)).toBe(6);
});

const strongInSections: Record<SectionKind, number> = {
  hero: 1,
  features: 1,
  values: 1,
  passages: 1,
  picture: 1,
  gallery: 1,
  // Its bullets are only on the products page.
  products: 1,
  figures: 0,
  // Quotes have no markup.
  quotes: 0,
  questions: 1,
  people: 1,
  // The introduction, the note, and a cell.
  prices: 3,
  action: 1,
};

it.each(Object.entries(strongInSections))(
  "a section of %s shows %i of them",
  async (kind, strong) => {
    const rendition = { stem: "a", widths: [], width: 1, height: 1, ending: "svg" };
    const example = exampleOf<object>(sectionKinds[kind as SectionKind]);
    const fields = JSON.parse(JSON.stringify(example), (key, value) =>
      key === "image" ? { ...value, rendition } : value,
    );
    const part = { kind, ...fields };
    const name = kind.charAt(0).toUpperCase() + kind.slice(1);
    const { [name]: component } = await import(`../sections/${kind}/${kind}.tsx`);
    const Page = sectionsPage({ [kind]: component }) as PageModule["Page"];
    const { heading, intro, ...others } = exampleOf<Record<string, unknown>>(pageSchemas.sections);
    expect(await strongIn({ Page }, "sections", { ...others, sections: [part] })).toBe(strong);
  },
);
