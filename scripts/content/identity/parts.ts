import type { Layout } from "../../../src/content/layouts.ts";
import type { SectionKind } from "../../../src/content/schema/section-kinds.ts";
import type { Path } from "../../check/read/read.ts";

/** Something that a site can do without. */
export interface Part {
  name: string;
  /** What it is, for who is asked about it. */
  what: string;
  /** The file in which it stands: the site's own, or a page's, by its key or its particular layout. */
  of: "site" | "about" | Layout;
  /** The key that goes; without one, and without a section, the page goes, with its file. */
  path?: Path;
  /** The kind of section that goes. */
  section?: SectionKind;
}

/** What a site can do without. */
export const parts: readonly Part[] = [
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
    what: "vision and mission, on the page about the company",
    of: "about",
    section: "passages",
  },
  { name: "bubble", what: "the chat bubble on the contact page", of: "contact", path: ["bubble"] },
];
