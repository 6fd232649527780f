import type { Site } from "../../engine/schema/site.ts";
import { fill } from "../../words/template.ts";

/** A page's title in the browser's tab, with the company's short name if it has one. */
export function tabTitle(
  { titleTemplate, company }: Pick<Site, "titleTemplate" | "company">,
  page: string,
): string {
  return fill(titleTemplate, { page, company: company.shortName ?? company.name });
}
