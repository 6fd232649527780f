import { found } from "../../../words/say.ts";
import type { Text } from "../../shape/index.ts";
import { fileSlug } from "../../site/index.ts";
import { type AssetUse, shownPictures, siblingText } from "../content-links.ts";
import { foldWords, hollowWords } from "../matches.ts";
import type { UndatedContext } from "../rule-context.ts";

const ending = /\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
const camera = /^(img|dsc[fn]?|pxl|p|screenshot|image)[ _-]?\d{3,}/i;
const beginning = /^\s*(?:(?:an?|the|this)\s*)?(?:image|picture|photo(?:graph)?|screenshot) of\b/i;
const longest = 150;

export function checkAlt(context: UndatedContext): void {
  const { inEnglish, files, report } = context;
  const textsOf = new Map(files.map(({ file, texts }) => [file, texts]));
  const nameByWords = new Map<string, string>();
  const hollow = new Set(hollowWords(context, "pictures"));
  for (const use of shownPictures(context)) {
    const alt = siblingText(use.target, "alt");
    if (alt === undefined) continue;
    const description = comparableAlt(alt.value);
    const twin = nameByWords.get(description);
    if (twin === undefined) nameByWords.set(description, use.name);
    const { length } = [...alt.value];
    const [opening] = (inEnglish && beginning.exec(alt.value)) || [];
    const isRepeated = neighbouringTexts(alt, textsOf.get(alt.file) ?? []).some(
      ({ value }) => comparableAlt(value) === description,
    );
    if (isFileName(alt.value.trim(), use))
      report(alt, found("alt.file-name", { alt: alt.value.trim() }));
    else if (hollow.has(foldWords(alt.value)))
      report(alt, found("alt.says-nothing", { alt: alt.value.trim() }));
    else if (opening) report(alt, found("alt.opening", { opening: opening.trim() }));
    else if (length > longest) report(alt, found("alt.long", { length, longest }));
    else if (twin !== undefined && twin !== use.name)
      report(alt, found("alt.twin", { file: twin }));
    else if (isRepeated) report(alt, found("alt.repeated"));
  }
}

function isFileName(description: string, { name }: AssetUse): boolean {
  if (camera.test(description) && /\d$/.test(description)) return true;
  if (/\s/.test(description)) return false;
  // A file name of one plain word may be the right word.
  const isStem =
    /[-_.\d]/.test(description) && fileSlug(description) === fileSlug(name.replace(ending, ""));
  return isStem || ending.test(description) || camera.test(description);
}

/** The texts of the group that a picture belongs to. */
function neighbouringTexts(alt: Text, texts: readonly Text[]): Text[] {
  const group = alt.path.slice(0, -2);
  return texts.filter(
    (text) =>
      text.isProse && text !== alt && group.every((step, index) => step === text.path[index]),
  );
}

function comparableAlt(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s.!?]+/g, " ")
    .trim();
}
