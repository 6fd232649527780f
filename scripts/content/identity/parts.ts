import type { Path } from "../../../src/check/read/read.ts";
import type { PageKey } from "../../../src/content/page-keys.ts";
import { pageSchemas } from "../../../src/content/schema/pages.ts";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { mayGo } from "./may-go.ts";

/** Something that a site can do without. */
export interface Part {
  name: string;
  /** What it is, for who is asked about it. */
  what: string;
  /** The file in which it stands. */
  of: "site" | PageKey;
  /** The key that goes; without one the page goes, with its file. */
  path?: Path;
}

const all: readonly Part[] = [
  { name: "about", what: "the page about the company", of: "about" },
  { name: "products", what: "the page of upcoming products", of: "products" },
  { name: "accessibility", what: "the accessibility statement", of: "accessibility" },
  { name: "map", what: "the map on the contact page", of: "site", path: ["contact", "place"] },
  { name: "social", what: "the links to social pages", of: "site", path: ["footer", "social"] },
  {
    name: "more-links",
    what: "the footer's second list",
    of: "site",
    path: ["footer", "moreLinks"],
  },
  {
    name: "vision",
    what: "the vision, on the page about the company",
    of: "about",
    path: ["vision"],
  },
  { name: "bubble", what: "the chat bubble on the contact page", of: "contact", path: ["bubble"] },
];

const schemas = { ...pageSchemas, site: siteSchema };

/** What a site can do without, as far as its schema lets it go. */
export const parts = all.filter(({ of, path }) => path === undefined || mayGo(schemas[of], path));
