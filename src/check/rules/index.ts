import type { Rule } from "../linting/define-rule.ts";
import { altFileName } from "./alt-file-name.ts";
import { altText } from "./alt-text.ts";
import { altWords } from "./alt-words.ts";
import { brokenCharacters } from "./broken-characters.ts";
import { claimUnsupported } from "./claim-unsupported.ts";
import { contactValid } from "./contact-valid.ts";
import { contrast } from "./contrast.ts";
import { dayToCome } from "./day-to-come.ts";
import { deliveryText } from "./delivery-text.ts";
import { descriptionLength } from "./description-length.ts";
import { descriptionUnique } from "./description-unique.ts";
import { direction } from "./direction.ts";
import { doubleSpace } from "./double-space.ts";
import { doubtfulLetters } from "./doubtful-letters.ts";
import { drawingPaint } from "./drawing-paint.ts";
import { drawingPlace } from "./drawing-place.ts";
import { emoji } from "./emoji.ts";
import { englishWords } from "./english-words.ts";
import { entryDoubled } from "./entry-doubled.ts";
import { etaFormat } from "./eta-format.ts";
import { etaOrder } from "./eta-order.ts";
import { etaPast } from "./eta-past.ts";
import { fileKind } from "./file-kind.ts";
import { fileSize } from "./file-size.ts";
import { fileUnused } from "./file-unused.ts";
import { formerName } from "./former-name.ts";
import { freshness } from "./freshness.ts";
import { hashInText } from "./hash-in-text.ts";
import { headingUnique } from "./heading-unique.ts";
import { inclusiveWords } from "./inclusive-words.ts";
import { invisibleCharacters } from "./invisible-characters.ts";
import { linkDuplicate } from "./link-duplicate.ts";
import { linkExternal } from "./link-external.ts";
import { linkFile } from "./link-file.ts";
import { linkInternal } from "./link-internal.ts";
import { linkPrivate } from "./link-private.ts";
import { linkScheme } from "./link-scheme.ts";
import { linkText } from "./link-text.ts";
import { logoWeight } from "./logo-weight.ts";
import { markup } from "./markup.ts";
import { missingGlyph } from "./missing-glyph.ts";
import { noProducts } from "./no-products.ts";
import { numberAsText } from "./number-as-text.ts";
import { otherLanguage } from "./other-language.ts";
import { otherScript } from "./other-script.ts";
import { pageUnlinked } from "./page-unlinked.ts";
import { pictureFile } from "./picture-file.ts";
import { pictureSize } from "./picture-size.ts";
import { placeholder } from "./placeholder.ts";
import { plainWords } from "./plain-words.ts";
import { previewConsistency } from "./preview-consistency.ts";
import { privacyContradiction } from "./privacy-contradiction.ts";
import { privacyDate } from "./privacy-date.ts";
import { privacySections } from "./privacy-sections.ts";
import { productDoubled } from "./product-doubled.ts";
import { progressDone } from "./progress-done.ts";
import { progressSanity } from "./progress-sanity.ts";
import { repeatedWord } from "./repeated-word.ts";
import { roadmapDrawings } from "./roadmap-drawings.ts";
import { sampleFact } from "./sample-fact.ts";
import { sampleText } from "./sample-text.ts";
import { schema } from "./schema.ts";
import { securityExpiry } from "./security-expiry.ts";
import { sentenceLength } from "./sentence-length.ts";
import { shouting } from "./shouting.ts";
import { spelling } from "./spelling.ts";
import { statementAge } from "./statement-age.ts";
import { statementClaim } from "./statement-claim.ts";
import { statementDate } from "./statement-date.ts";
import { suppression } from "./suppression.ts";
import { svgCleaned } from "./svg-cleaned.ts";
import { symbols } from "./symbols.ts";
import { titleLength } from "./title-length.ts";
import { titleUnique } from "./title-unique.ts";
import { trailingSpace } from "./trailing-space.ts";
import { unbalancedQuotes } from "./unbalanced-quotes.ts";
import { unshown } from "./unshown.ts";
import { waitlistFallback } from "./waitlist-fallback.ts";

/** All rules, as `explain` lists them and formats declare them. */
export const rules: readonly Rule[] = [
  schema,
  suppression,
  numberAsText,
  hashInText,
  etaFormat,
  etaPast,
  etaOrder,
  productDoubled,
  entryDoubled,
  progressSanity,
  progressDone,
  previewConsistency,
  noProducts,
  waitlistFallback,
  deliveryText,
  direction,
  placeholder,
  sampleFact,
  sampleText,
  otherLanguage,
  otherScript,
  englishWords,
  privacyDate,
  privacySections,
  privacyContradiction,
  statementDate,
  statementAge,
  statementClaim,
  claimUnsupported,
  contactValid,
  securityExpiry,
  freshness,
  dayToCome,
  linkInternal,
  formerName,
  unshown,
  pageUnlinked,
  linkFile,
  linkScheme,
  linkPrivate,
  linkText,
  linkDuplicate,
  linkExternal,
  fileSize,
  fileKind,
  fileUnused,
  pictureFile,
  pictureSize,
  svgCleaned,
  logoWeight,
  drawingPlace,
  drawingPaint,
  roadmapDrawings,
  altFileName,
  altWords,
  altText,
  titleUnique,
  titleLength,
  headingUnique,
  descriptionLength,
  descriptionUnique,
  shouting,
  emoji,
  symbols,
  sentenceLength,
  inclusiveWords,
  plainWords,
  repeatedWord,
  spelling,
  markup,
  doubleSpace,
  trailingSpace,
  unbalancedQuotes,
  invisibleCharacters,
  brokenCharacters,
  doubtfulLetters,
  missingGlyph,
  contrast,
];
