export { addGap } from "./add-gaps.ts";
export { blankEntry, type Defaults, defaultsOf, gap } from "./blank-entry.ts";
export { brandColours } from "./brand-colours.ts";
export { changeList, isOpening, partToAdd } from "./change-list.ts";
export { type Change, changesOf, type FileContent, isSameContent, reversed } from "./changes.ts";
export { applySafe, type FixedFile, type Fixes, safeFixes } from "./fix-content.ts";
export { clashLines, mergeTexts, type Side } from "./merge-texts.ts";
export {
  filesOfKind,
  nameAndTitle,
  nameFrom,
  newFiles,
  newNameFault,
  numberedName,
  pageNameIn,
} from "./new-file.ts";
export { isUntranslated, plannedLanguage } from "./new-language.ts";
export { newPack } from "./new-pack.ts";
export {
  addLanguage,
  checkAfter,
  copyPage,
  createPage,
  deletePage,
  leaveOut,
  removeLanguage,
  renamePage,
  translatePage,
} from "./page-files.ts";
export { type PartEdit, writeParts } from "./part-edits.ts";
export { sourceFiles } from "./source-files.ts";
export { applyStamps, stampTranslations } from "./stamp-translations.ts";
export { commentFor, starterText } from "./starter-text.ts";
export { isWeek, keyOfDay } from "./week.ts";
export { editAt, setValue, setValues } from "./yaml/edit-values.ts";
export { readComplete, withValue } from "./yaml/yaml-changes.ts";
export { itemLines, type Plain, type ScalarValue } from "./yaml/yaml-text.ts";
