import { found } from "../../../words/say.ts";
import { hasKey, valueAt } from "../../values.ts";
import type { UndatedContext } from "../rule-context.ts";

/** Countries whose law asks for an imprint: of the EU and EEA (Directive 2000/31/EC, Article 5), the UK and Switzerland. */
const countriesWithImprint =
  "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK";

/** What people call an imprint, in the address of its page. */
const imprintName =
  /^(?:imprint|impressum|legal(?:-notice)?|mentions-legales|aviso-legal|note-legali|colofon|informacje-prawne)$/;

/** Whether a page is one of text with facts, as the template has them, or is called so. */
export function isImprint(key: string, layout: unknown, page: unknown): boolean {
  const parts = valueAt(page, ["sections"]);
  const hasFacts = Array.isArray(parts) && parts.some((one) => hasKey(one, "facts"));
  return imprintName.test(key) || (hasFacts && layout === "text");
}

export function checkImprint({ site, everyPage, isWhole, translation, report }: UndatedContext) {
  const { language, contact } = site ?? {};
  // An unreadable page may be one.
  if (!site || !language || !isWhole || translation) return;
  const country = contact?.country ?? new Intl.Locale(language).maximize().region;
  if (!countriesWithImprint.includes(`${country}`)) return;
  if (everyPage.some(({ key, layout, root }) => isImprint(key, layout, root))) return;
  if (contact?.country) report(contact, "country", found("statements.no-imprint"));
  else report(site as object, "language", found("statements.no-imprint"));
}
