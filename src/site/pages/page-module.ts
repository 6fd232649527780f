import type { ComponentType } from "react";
import type { Day } from "../../words/dates/day.ts";
import type { LanguageLink } from "../data/language-link.ts";
import type { LinkPreview } from "../data/link-preview.ts";
import type { PageSite } from "../data/page-site.ts";

/** A page: its component with its content, and what the pages of its language share. */
export interface PageModule {
  Page: ComponentType<{ content: PageModule["content"] }>;
  /** Content of the page, with at least the texts of its head. */
  content: {
    title: string;
    description: string;
    /** The day of a post. */
    day?: Day;
    noindex?: boolean;
    lang?: string;
    dir?: "ltr" | "rtl";
    languages?: readonly LanguageLink[];
    /** In an export, not in development. */
    preview?: LinkPreview | undefined;
  };
  site: PageSite;
  /** On a page that shows them. */
  products?: PageSite["products"];
}
