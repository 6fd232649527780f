import { type ConfigData, HtmlValidate } from "html-validate";
import type { ExportedSite } from "../../build/inspect/exported-site.ts";

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
    // A list without markers says that it is one (`base.css`).
    "no-redundant-role": "off",
    "prefer-native-element": "off",
    // A list may have a name (WAI-ARIA 1.2, list role).
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Boxes of which several can be ticked have one name (HTML, 4.10.5.1.15).
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
  },
};
const validator = new HtmlValidate(markup);

/** What html-validate finds in a site that a test has built; `markupFaults` is the part that owners get. */
export async function invalidMarkup({ pages }: ExportedSite): Promise<string[]> {
  const faults: string[] = [];
  // What stands without scripts may be named like what stands with them, which is hidden then.
  for (const { file, html } of pages)
    for (const { messages } of (await validator.validateString(withOwnNames(html))).results)
      for (const { line, column, message, ruleId } of messages)
        faults.push(`${file}:${line}:${column} is not valid: ${message} (${ruleId}).`);
  return faults;
}

/** A page whose fields in `noscript` have names of their own. */
const withOwnNames = (html: string): string =>
  html.replaceAll(/<noscript>.*?<\/noscript>/gs, (part) =>
    part.replaceAll(/(?<= name=")/g, "without-scripts-"),
  );
