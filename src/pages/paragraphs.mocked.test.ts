import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import type * as z from "zod";
import { shapeOf, unwrap } from "../check/read/findings/field.ts";
import { fixtureValues } from "../check/testing/fixture.ts";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { type PageKey, pageKeys } from "../content/page-keys.ts";
import type { PageSite } from "../content/page-site.ts";
import { pageSchemas } from "../content/schema/pages.ts";
import { isInline } from "../content/schema/primitives.ts";
import { productSchema } from "../content/schema/product.ts";
import { SiteProvider } from "../content/site-context.ts";
import { loadPage } from "./page-module.ts";

/** A value with a strong sign of its own in each paragraph. */
function stressed(field: z.ZodType, value: unknown): unknown {
  const inner = unwrap(field);
  if (isInline(inner) && typeof value === "string") return `${value} **strong**`;
  if (Array.isArray(value))
    return value.map((entry) => stressed((inner as z.ZodArray).element as z.ZodType, entry));
  if (typeof value !== "object" || value === null) return value;
  const shape = shapeOf(inner, value);
  const entries = Object.entries(value).map(([key, entry]) => {
    const part = shape[key];
    return [key, part ? stressed(part, entry) : entry];
  });
  return Object.fromEntries(entries);
}

const { site, pages } = fixtureContent();
const product = stressed(productSchema, fixtureValues()["products/first.yaml"]) as object;
vi.doMock("virtual:content/cards", () => ({
  default: [{ ...product, slug: "first", eta: "words", percent: "65" }],
}));
for (const key of pageKeys)
  vi.doMock(`virtual:content/${key}`, () => ({
    default: { ...(stressed(pageSchemas[key], pages[key]) as object), days: {} },
  }));

it.each<[key: PageKey, paragraphs: number]>([
  ["home", 2],
  ["about", 5],
  ["products", 2],
  ["contact", 3],
  ["privacy", 3],
  ["accessibility", 8],
  ["not-found", 1],
])(
  "%s shows links and stress in all its paragraphs, and signs of them nowhere",
  async (key, least) => {
    const colours = { light: "#ffffff", dark: "#000000" };
    const value: PageSite = { ...site, colours, year: 2027 };
    const { Page } = await loadPage(key);
    const page = createElement(StaticRouter, { location: "/" }, createElement(Page));
    const html = renderToStaticMarkup(createElement(SiteProvider, { value }, page));
    expect(html).not.toContain("**");
    expect(html.match(/<strong>strong<\/strong>/g)?.length).toBeGreaterThanOrEqual(least);
  },
);
