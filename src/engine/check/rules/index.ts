import { defineRules, type Rule } from "../define-rule.ts";
import * as alt from "./alt.ts";
import * as characters from "./characters.ts";
import * as contact from "./contact.ts";
import * as entries from "./entries.ts";
import * as facts from "./facts/facts.ts";
import * as weekdays from "./facts/weekdays.ts";
import * as files from "./files.ts";
import * as forms from "./forms.ts";
import * as heads from "./heads.ts";
import * as imprint from "./imprint.ts";
import * as links from "./links.ts";
import * as markup from "./markup.ts";
import * as pages from "./pages.ts";
import * as phrases from "./phrases.ts";
import * as placeholder from "./placeholder.ts";
import * as products from "./products.ts";
import * as site from "./site.ts";
import * as statements from "./statements.ts";
import * as translations from "./translations.ts";
import * as videos from "./video.ts";
import * as words from "./words.ts";

/** All rules, in the order of `docs/rules.md`, which explains each. */
export const rules: readonly Rule[] = defineRules({
  schema: { severity: "error" },
  renamed: { severity: "error" },
  version: { severity: "info", check: site.checkVersion },
  suppression: { severity: "error" },
  "number-as-text": { severity: "error" },
  "hash-in-text": { severity: "warning", check: words.checkHashInText },
  "eta-format": { severity: "error" },
  "eta-past": { severity: "warning", isDated: true, check: products.checkEtaPast },
  "product-doubled": { severity: "warning", check: products.checkProductNames },
  "entry-doubled": { severity: "warning", check: entries.checkEntryDoubled },
  "waitlist-fallback": { severity: "error", check: forms.checkWaitlistFallback },
  "delivery-text": { severity: "error", check: forms.checkDeliveryText },
  "field-doubled": { severity: "error", check: forms.checkFieldDoubled },
  "field-file": { severity: "error", check: forms.checkFieldFile },
  "form-answer": { severity: "warning", check: forms.checkFormAnswer },
  placeholder: { severity: "unfinished", isOfTexts: true, check: placeholder.checkPlaceholder },
  "fact-former": { severity: "warning", check: facts.checkFactFormer },
  "fact-differs": { severity: "warning", check: facts.checkFactDiffers },
  direction: { severity: "error", check: site.checkDirection },
  "privacy-date": { severity: "error", check: statements.checkPrivacyDate },
  "privacy-sections": { severity: "error", check: statements.checkPrivacySections },
  "privacy-analytics": { severity: "unfinished", check: statements.checkPrivacyAnalytics },
  imprint: { severity: "warning", check: imprint.checkImprint },
  "statement-claim": { severity: "error", check: statements.checkStatementClaim },
  "statement-law": { severity: "info", check: statements.checkStatementLaw },
  "contact-valid": { severity: "unfinished", check: contact.checkContactValid },
  "hours-night": { severity: "warning", check: contact.checkHoursNight },
  "language-region": { severity: "info", check: contact.checkLanguageRegion },
  "phone-unlisted": { severity: "info", check: contact.checkPhoneUnlisted },
  "security-expiry": { severity: "warning", isDated: true, check: statements.checkSecurityExpiry },
  "day-to-come": { severity: "unfinished", isDated: true, check: statements.checkDayToCome },
  "day-past": { severity: "warning", isDated: true, check: site.checkDayPast },
  "day-near": { severity: "info", isDated: true, check: site.checkDayNear },
  "day-far": { severity: "warning", isDated: true, check: site.checkDayFar },
  "time-zone": { severity: "info", check: site.checkTimeZone },
  "post-to-come": { severity: "info", isDated: true, check: pages.checkPostToCome },
  "link-early": { severity: "unfinished", isDated: true, check: pages.checkLinkEarly },
  "link-internal": { severity: "error", check: links.checkLinkInternal },
  "former-name": { severity: "error", check: pages.checkFormerName },
  unshown: { severity: "warning", check: pages.checkUnshown },
  "link-scheme": { severity: "error" },
  "link-text": { severity: "warning", check: links.checkLinkText },
  "file-size": { severity: "warning", check: files.checkFileSize },
  "file-kind": { severity: "error", check: files.checkFileKind },
  "file-pdf": { severity: "info", check: files.checkFilePdf },
  "file-private": { severity: "error", check: files.checkFilePrivate },
  "file-unused": { severity: "info", check: files.checkFileUnused },
  "file-unsent": { severity: "unfinished", check: files.checkFileUnsent },
  "picture-file": { severity: "error", check: files.checkPictureFile },
  "drawing-place": { severity: "warning", check: files.checkDrawingPlace },
  "svg-cleaned": { severity: "warning", check: files.checkSvgCleaned },
  alt: { severity: "warning", check: alt.checkAlt },
  "film-codec": { severity: "warning", check: videos.checkFilmCodec },
  captions: { severity: "unfinished", check: videos.checkCaptions },
  transcript: { severity: "info", check: videos.checkTranscript },
  "title-unique": { severity: "error", check: heads.checkTitleUnique },
  "description-unique": { severity: "unfinished", check: heads.checkDescriptionUnique },
  "head-length": { severity: "warning", check: heads.checkHeadLength },
  "heading-unique": { severity: "unfinished", check: heads.checkHeadingUnique },
  "anchor-unique": { severity: "unfinished", check: heads.checkAnchorUnique },
  shouting: { severity: "info", isOfTexts: true, check: words.checkShouting },
  symbols: { severity: "warning", isOfTexts: true, check: words.checkSymbols },
  "plain-words": { severity: "info", isOfTexts: true, check: words.checkPlainWords },
  "seen-only": { severity: "info", isOfTexts: true, check: phrases.checkSeenOnly },
  "accessibility-claim": {
    severity: "warning",
    isOfTexts: true,
    check: phrases.checkAccessibilityClaim,
  },
  "other-language": { severity: "warning", isOfTexts: true, check: phrases.checkOtherLanguage },
  "form-of-address": { severity: "info", check: phrases.checkFormOfAddress },
  spaces: { severity: "warning", isOfTexts: true, check: words.checkSpaces },
  weekday: { severity: "warning", isDated: true, isOfTexts: true, check: weekdays.checkWeekday },
  markup: { severity: "unfinished", isOfTexts: true, check: markup.checkMarkup },
  "invisible-characters": {
    severity: "error",
    isOfTexts: true,
    check: characters.checkInvisibleCharacters,
  },
  "broken-letters": { severity: "warning", isOfTexts: true, check: characters.checkBrokenLetters },
  contrast: { severity: "error", check: site.checkContrast },
  "crawlers-all": { severity: "unfinished", check: site.checkCrawlersAll },
  "translation-missing": { severity: "unfinished", check: translations.checkTranslationMissing },
  "translation-gap": { severity: "warning", check: translations.checkTranslationGap },
  "translation-stale": { severity: "warning", check: translations.checkTranslationStale },
  "translation-structure": { severity: "error" },
  "translation-same": { severity: "warning", check: translations.checkTranslationSame },
  "translation-name": { severity: "warning", check: translations.checkTranslationName },
  "translation-numbers": { severity: "warning", check: translations.checkTranslationNumbers },
  "translation-orphan": { severity: "error" },
});
