import { defineRules, type Rule } from "../linting/define-rule.ts";
import { checkAlt } from "./alt.ts";
import { checkShouting } from "./capitals.ts";
import { checkBrokenLetters, checkInvisibleCharacters } from "./characters.ts";
import {
  checkContactValid,
  checkDeliveryText,
  checkPhoneUnlisted,
  checkWaitlistFallback,
} from "./contact.ts";
import { checkContrast } from "./contrast.ts";
import { checkDayToCome, checkSecurityExpiry } from "./days.ts";
import { checkDrawingPlace, checkSvgCleaned } from "./drawings.ts";
import {
  checkFileKind,
  checkFilePrivate,
  checkFileSize,
  checkFileUnused,
  checkPictureFile,
} from "./files.ts";
import {
  checkDescriptionUnique,
  checkHeadingUnique,
  checkHeadLength,
  checkTitleUnique,
} from "./heads.ts";
import { checkDirection } from "./language.ts";
import { checkLinkInternal } from "./link-internal.ts";
import { checkLinkText } from "./links.ts";
import { checkMarkup } from "./markup.ts";
import { checkFormerName, checkUnshown } from "./pages.ts";
import { checkPlaceholder } from "./placeholder.ts";
import { checkPrivacyDate, checkPrivacySections } from "./policy.ts";
import { checkEtaPast, checkProductDoubled } from "./products.ts";
import { checkSpaces } from "./slips.ts";
import { checkStatementClaim } from "./statement.ts";
import { checkSymbols } from "./style.ts";
import {
  checkTranslationGap,
  checkTranslationMissing,
  checkTranslationName,
  checkTranslationNumbers,
  checkTranslationSame,
  checkTranslationStale,
} from "./translations.ts";
import { checkHashInText, checkVersion } from "./while-reading.ts";
import { checkPlainWords } from "./words.ts";

/** Of what is to be finished before publishing. */
const unfinished = { check: "warning", publish: "error" } as const;

/** All rules, in the order of `docs/rules.md`, which explains each. */
export const rules: readonly Rule[] = defineRules({
  schema: { severity: "error" },
  renamed: { severity: "error" },
  version: { severity: "info", check: checkVersion },
  suppression: { severity: "error" },
  "number-as-text": { severity: "error" },
  "hash-in-text": { severity: "warning", check: checkHashInText },
  "eta-format": { severity: "error" },
  "eta-past": { severity: "warning", isDated: true, check: checkEtaPast },
  "product-doubled": { severity: "warning", check: checkProductDoubled },
  "waitlist-fallback": { severity: "error", check: checkWaitlistFallback },
  "delivery-text": { severity: "error", check: checkDeliveryText },
  placeholder: { severity: unfinished, check: checkPlaceholder },
  direction: { severity: "error", check: checkDirection },
  "privacy-date": { severity: "error", check: checkPrivacyDate },
  "privacy-sections": { severity: "error", check: checkPrivacySections },
  "statement-claim": { severity: "error", check: checkStatementClaim },
  "contact-valid": { severity: unfinished, check: checkContactValid },
  "phone-unlisted": { severity: "info", check: checkPhoneUnlisted },
  "security-expiry": { severity: "warning", isDated: true, check: checkSecurityExpiry },
  "day-to-come": {
    severity: unfinished,
    isDated: true,
    check: checkDayToCome,
  },
  "link-internal": { severity: "error", check: checkLinkInternal },
  "former-name": { severity: "error", check: checkFormerName },
  unshown: { severity: "warning", check: checkUnshown },
  "link-scheme": { severity: "error" },
  "link-text": { severity: "warning", check: checkLinkText },
  "file-size": { severity: "warning", check: checkFileSize },
  "file-kind": { severity: "error", check: checkFileKind },
  "file-private": { severity: "error", check: checkFilePrivate },
  "file-unused": { severity: "info", check: checkFileUnused },
  "picture-file": { severity: "error", check: checkPictureFile },
  "drawing-place": { severity: "warning", check: checkDrawingPlace },
  "svg-cleaned": { severity: "warning", check: checkSvgCleaned },
  alt: { severity: "warning", check: checkAlt },
  "title-unique": { severity: "error", check: checkTitleUnique },
  "description-unique": {
    severity: unfinished,
    check: checkDescriptionUnique,
  },
  "head-length": { severity: "warning", check: checkHeadLength },
  "heading-unique": { severity: unfinished, check: checkHeadingUnique },
  shouting: { severity: "info", check: checkShouting },
  symbols: { severity: "warning", check: checkSymbols },
  "plain-words": { severity: "info", check: checkPlainWords },
  spaces: { severity: "warning", check: checkSpaces },
  markup: { severity: unfinished, check: checkMarkup },
  "invisible-characters": { severity: "error", check: checkInvisibleCharacters },
  "broken-letters": { severity: "warning", check: checkBrokenLetters },
  contrast: { severity: "error", check: checkContrast },
  "translation-missing": {
    severity: unfinished,
    check: checkTranslationMissing,
  },
  "translation-gap": { severity: "warning", check: checkTranslationGap },
  "translation-stale": { severity: "warning", check: checkTranslationStale },
  "translation-structure": { severity: "error" },
  "translation-same": { severity: "warning", check: checkTranslationSame },
  "translation-name": { severity: "warning", check: checkTranslationName },
  "translation-numbers": { severity: "warning", check: checkTranslationNumbers },
  "translation-orphan": { severity: "error" },
});
