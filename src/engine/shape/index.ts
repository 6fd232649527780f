export { isCovered } from "./fields/checked-file.ts";
export {
  type ContentFile,
  isWritten,
  type Place,
  placeOf,
  type Readable,
  rangeOfPlace,
  type Text,
  type TranslatedFile,
  textAt,
  textsOfList,
  toSourceStretch,
} from "./fields/content-file.ts";
export { expectedContent } from "./fields/expected-content.ts";
export { Field, type Fields, fieldOf, mapContent, mapValues } from "./fields/field.ts";
export { wordsKey } from "./fields/page-words.ts";
export { linesHint } from "./hints/lines-hint.ts";
export { meantValue } from "./hints/meant-value.ts";
export { meantBy } from "./hints/other-names.ts";
export { dateSample, isInUnion, regionalTag, regionsOf } from "./hints/regions.ts";
export { foldName, tagNamed } from "./hints/tag-named.ts";
export { type DocumentEntry, type FilePack, isPair, isTakenName, layValues } from "./layers.ts";
export { applyMove, type FoundMove, movesIn, takenPlace } from "./migrated.ts";
export { homeOf, misplaced, pageSchema, schemasWith } from "./page-schema.ts";
export { parseContent } from "./parse-content.ts";
export { checkShape } from "./schema-findings.ts";
export { type OtherFiles, siteParts, sitePartsOf } from "./site-parts.ts";
export {
  isUpToDate,
  scalarIds,
  stampChanges,
  stampsIn,
  stampsUnder,
  stampText,
  unknown,
  type Wanted,
  wrapLines,
} from "./stamps.ts";
export { ofAllLanguages, orphanFinding, siteFindings, slugFault } from "./translation-faults.ts";
export {
  removeKeys,
  type SchemaChoice,
  type ValidatedFile,
  validateFile,
} from "./validate-file.ts";
