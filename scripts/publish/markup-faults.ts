import { type ConfigData, HtmlValidate } from "html-validate";
import type { ExportedSite } from "./exported-site.ts";

const config: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    // React's own way of writing: `<meta/>`, `required=""`, `hidden=""`, ids such as `_R_1_`.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // The content check judges titles (title-length), at the line where they can be mended.
    "long-title": "off",
    // Words may lead to a telephone number, and numbers are kept in one line (`whole-number.ts`).
    "tel-non-breaking": "off",
    // A list may have a name (WAI-ARIA 1.2, list role).
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};

/** Markup that is not valid HTML. */
export async function markupFaults({ pages, redirectPages }: ExportedSite): Promise<string[]> {
  const validator = new HtmlValidate(config);
  const faults = await Promise.all(
    [...pages, ...redirectPages].map(async ({ file, html }) => {
      const { results } = await validator.validateString(html);
      return results.flatMap(({ messages }) =>
        messages.map(
          ({ line, column, message, ruleId }) =>
            `${file}:${line}:${column} is not valid: ${message} (${ruleId}).`,
        ),
      );
    }),
  );
  return faults.flat();
}
