import type { Text } from "../../content/content-file.ts";
import { slugFrom } from "../../content/names.ts";
import { type AssetUse, shownPictures, siblingText } from "../content-links.ts";
import { foldWords, hollowWords } from "../matches.ts";
import type { UndatedContext } from "../rule-context.ts";

const ending = /\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
const camera = /^(img|dsc[fn]?|pxl|p|screenshot|image)[ _-]?\d{3,}/i;
const beginning = /^\s*(?:an?|the|this)?\s*(?:image|picture|photo(?:graph)?|screenshot) of\b/i;
const longest = 150;

export function checkAlt(context: UndatedContext): void {
  const { inEnglish, files, report } = context;
  const textsOf = new Map(files.map(({ file, texts }) => [file, texts]));
  const nameByWords = new Map<string, string>();
  const hollow = new Set(hollowWords(context, "pictures"));
  for (const use of shownPictures(context)) {
    const alt = siblingText(use.target, "alt");
    if (alt === undefined) continue;
    const description = comparableText(alt.value);
    const twin = nameByWords.get(description);
    if (twin === undefined) nameByWords.set(description, use.name);
    const [opening] = (inEnglish && beginning.exec(alt.value)) || [];
    const isRepeated = neighbouringTexts(alt, textsOf.get(alt.file) ?? []).some(
      ({ value }) => comparableText(value) === description,
    );
    if (isFileName(alt.value.trim(), use))
      report(alt, {
        message: `"${alt.value.trim()}" is a file name, not a description.`,
        hint: "Write one sentence about what the picture shows, or `decorative: true` in place of `alt`.",
      });
    else if (hollow.has(foldWords(alt.value)))
      report(alt, {
        message: `"${alt.value.trim()}" does not say what the picture shows.`,
        hint: "Write one sentence about what it shows, or `decorative: true` in place of `alt`.",
      });
    else if (opening)
      report(alt, {
        message: `Screen readers already say "${opening.trim()}".`,
        hint: "Begin with what the picture shows.",
      });
    else if ([...alt.value].length > longest)
      report(alt, {
        message: `This alternative text has ${[...alt.value].length} characters, and screen readers read it in one piece.`,
        hint: `Write one sentence of up to ${longest} characters; the rest belongs next to the picture.`,
      });
    else if (twin !== undefined && twin !== use.name)
      report(alt, {
        message: `The picture ${twin} has the same alternative text.`,
        hint: "Describe in each what only that picture shows.",
      });
    else if (isRepeated)
      report(alt, {
        message: "The text next to the picture says the same.",
        hint: "Say what the picture adds, or write `decorative: true` in place of `alt`.",
      });
  }
}

function isFileName(description: string, { name }: AssetUse): boolean {
  if (camera.test(description) && /\d$/.test(description)) return true;
  if (/\s/.test(description)) return false;
  // A file name of one plain word may be the right word.
  const isStem =
    /[-_.\d]/.test(description) && slugFrom(description) === slugFrom(name.replace(ending, ""));
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

function comparableText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s.!?]+/g, " ")
    .trim();
}
