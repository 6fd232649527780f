import { type ConfigData, HtmlValidate } from "html-validate";
import type { ExportedSite } from "./exported-site.ts";
import { heavyPages } from "./heavy-pages.ts";
import { linkFaults } from "./link-faults.ts";

/** What is wrong with a build: faults prevent publishing, remarks are only worth knowing. */
export async function checkExport(
  site: ExportedSite,
): Promise<Record<"faults" | "remarks", string[]>> {
  const faults = [...linkFaults(site), ...(await markupFaults(site))];
  const heavy = heavyPages(site);
  // The weight of a page is a fault only if the owner has set a limit.
  if (site.pageLimit === undefined) return { faults, remarks: heavy };
  return { faults: [...faults, ...heavy], remarks: [] };
}

const markup: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    "no-missing-references": "error",
    "heading-level": "error",
    // React writes `<meta/>`, `required=""`, `hidden=""`, and ids such as `_R_1_`.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // The content check judges titles (title-length), at the line where they can be fixed.
    "long-title": "off",
    // A link to a telephone number may be words, and numbers are kept in one line (`rich-text.tsx`).
    "tel-non-breaking": "off",
    // A list may have a name (WAI-ARIA 1.2, list role).
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};
const validator = new HtmlValidate(markup);

async function markupFaults({ pages }: ExportedSite): Promise<string[]> {
  const faults: string[] = [];
  for (const { file, html } of pages)
    for (const { messages } of (await validator.validateString(html)).results)
      for (const { line, column, message, ruleId } of messages)
        faults.push(`${file}:${line}:${column} is not valid: ${message} (${ruleId}).`);
  return faults;
}
