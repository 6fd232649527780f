export { type Fact, factsBySlot, slotInText } from "./fact-slots.ts";
export { type Asset, type Assets, assetNameFault, assetsIn, takenNames } from "./files/assets.ts";
export { captionsIn, languageOfCaptions, readCaptions } from "./files/captions.ts";
export { languagesName } from "./files/content-files.ts";
export { exportFiles, faviconFile, settingsPattern } from "./files/export-files.ts";
export { detectKind, kindFault } from "./files/file-kind.ts";
export {
  type CleanSvg,
  type FileFacts,
  type Files,
  type FilmFault,
  type FirmClock,
  type FolderEntry,
  type PdfFacts,
  type PictureFacts,
  type PictureFault,
  pathIn,
  type Texts,
  withTexts,
} from "./files/file-set.ts";
export { isForNobody, readFolder, readOptionalFolder } from "./files/folder.ts";
export { decodeText, mostTextBytes } from "./files/read-text.ts";
export { formerNames, formerNamesIn } from "./former-names.ts";
export { withHead } from "./headed-page.ts";
export { languageFault, shortName } from "./languages.ts";
export { type LoadResult, readContent, siteWith } from "./load.ts";
export type { ContentFiles, LoadedLanguage } from "./loaded-language.ts";
export { fileSlug, type Kind, kinds, slugFrom } from "./names.ts";
export { ownPackPath, packTagOf, packTags } from "./packs/pack-tags.ts";
export { filePack, packFor, packOf, readPack } from "./packs/read-pack.ts";
export { fontScope, fontsFor, fontWith } from "./packs/script-fonts.ts";
export { shippedPackText } from "./packs/shipped-pack.ts";
export { isNewer } from "./version.ts";
