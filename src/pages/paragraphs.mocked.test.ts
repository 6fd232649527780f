import { createElement } from "react";
import { expect, it, vi } from "vitest";
import * as z from "zod";
import { shapeOf, unwrap } from "../check/read/findings/field.ts";
import { exampleOf, fixtureValues } from "../check/testing/fixture.ts";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { markupOf } from "../check/testing/markup-of.tsx";
import type { Layout, particularLayouts } from "../content/layouts.ts";
import { pageSchemas } from "../content/schema/pages.ts";
import { isInline } from "../content/schema/primitives.ts";
import { productSchema } from "../content/schema/product.ts";
import { type SectionKind, section } from "../sections/schemas.ts";
import type { PageModule } from "./page-module.ts";
import { sectionsPage } from "./sections.tsx";

/** A value with a strong sign of its own in each paragraph, those that may be left out included. */
function stressed(field: z.ZodType, value: unknown): unknown {
  const inner = unwrap(field);
  if (isInline(inner)) return `${value ?? "words"} **strong**`;
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType;
    const entries = Array.isArray(value) ? value : isInline(element) ? [undefined] : undefined;
    return entries?.map((entry) => stressed(element, entry)) ?? value;
  }
  if (typeof value !== "object" || value === null) return value;
  const shape = shapeOf(inner, value);
  const entries = Object.entries({ ...value, ...paragraphsOf(shape, value) });
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, shape[key] ? stressed(shape[key], entry) : entry]),
  );
}

/** The paragraphs that a value may have and lacks, as keys without a value. */
function paragraphsOf(shape: Record<string, z.ZodType>, value: object): object {
  const lacking = Object.entries(shape).filter(([key, part]) => {
    const inner = unwrap(part);
    const element = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : inner;
    return !(key in value) && isInline(element);
  });
  return Object.fromEntries(lacking.map(([key]) => [key, undefined]));
}

const { site, pages } = fixtureContent();
const product = stressed(productSchema, fixtureValues()["products/first.yaml"]) as object;
vi.doMock("virtual:content/cards", () => ({
  default: [{ ...product, slug: "first", eta: "words", percent: "65" }],
}));

/** A page as HTML, in which no sign of the inline form may be left. */
async function shown({ Page }: Pick<PageModule, "Page">, layout: Layout, plain: object) {
  const content = { ...(stressed(pageSchemas[layout], plain) as object), days: {} };
  const props = { content } as unknown as Pick<PageModule, "content">;
  const html = markupOf(createElement(Page, props), site);
  expect(html).not.toContain("**");
  return { html, strong: html.match(/<strong>strong<\/strong>/g)?.length ?? 0 };
}

it.each<[layout: (typeof particularLayouts)[number], paragraphs: number]>([
  ["products", 2],
  ["contact", 3],
  ["privacy", 3],
  ["accessibility", 8],
  ["not-found", 1],
])(
  "%s shows links and stress in all its paragraphs, and signs of them nowhere",
  async (layout, least) => {
    const page: PageModule = await import(`../pages/${layout}.tsx`);
    const { strong } = await shown(page, layout, pages[layout] as object);
    expect(strong).toBeGreaterThanOrEqual(least);
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
  expect((await shown(page, "text", plain)).strong).toBe(6);
});

const strongIn: Record<SectionKind, number> = {
  hero: 1,
  features: 1,
  values: 1,
  passages: 1,
  picture: 1,
  // Its bullets stand on the page of products alone.
  products: 1,
  figures: 0,
  // The words of others stand as they are.
  quotes: 0,
  questions: 1,
  people: 1,
  // Words before and after the table, and a cell.
  prices: 3,
  action: 1,
};

it.each(Object.entries(strongIn))("a section of %s shows %i of them", async (kind, strong) => {
  const options = (section as unknown as z.ZodDiscriminatedUnion).options as z.ZodType[];
  const example = options
    .map((option) => exampleOf(option) as { kind?: string; image?: object })
    .find((one) => one.kind === kind);
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const { [name]: component } = await import(`../sections/${kind}/${kind}.tsx`);
  const Page = sectionsPage({ [kind]: component }) as PageModule["Page"];
  const { image, ...others } = example ?? {};
  const rendition = { stem: "a", widths: [], width: 1, height: 1, ending: "svg", sizes: "" };
  const part = image ? { ...others, image: { ...image, rendition } } : others;
  const plain = { ...exampleOf<object>(pageSchemas.sections), sections: [part] };
  const found = await shown({ Page }, "sections", plain);
  expect(found.strong).toBe(strong + (found.html.includes("page-opening") ? 1 : 0));
});
