import type { Rule } from "../linting/define-rule.ts";
import { altRules } from "./alt.ts";
import { capitalRules } from "./capitals.ts";
import { characterRules } from "./characters.ts";
import { contactRules, deliveryRules } from "./contact.ts";
import { contrastRules } from "./contrast.ts";
import { dayRules } from "./days.ts";
import { drawingRules } from "./drawings.ts";
import { fileRules } from "./files.ts";
import { headRules } from "./heads.ts";
import { languageRules } from "./language.ts";
import { internalLinkRules } from "./link-internal.ts";
import { linkRules } from "./links.ts";
import { markupRules } from "./markup.ts";
import { pageRules } from "./pages.ts";
import { placeholderRules } from "./placeholder.ts";
import { policyRules } from "./policy.ts";
import { productRules } from "./products.ts";
import { slipRules } from "./slips.ts";
import { statementRules } from "./statement.ts";
import { styleRules } from "./style.ts";
import { translationRules } from "./translations.ts";
import { readingRules } from "./while-reading.ts";
import { wordRules } from "./words.ts";

/** All rules, as `explain` lists them and formats declare them. */
export const rules: readonly Rule[] = [
  readingRules,
  productRules,
  deliveryRules,
  placeholderRules,
  languageRules,
  policyRules,
  statementRules,
  contactRules,
  dayRules,
  internalLinkRules,
  pageRules,
  linkRules,
  fileRules,
  drawingRules,
  altRules,
  headRules,
  capitalRules,
  styleRules,
  wordRules,
  slipRules,
  markupRules,
  characterRules,
  contrastRules,
  translationRules,
].flat();
