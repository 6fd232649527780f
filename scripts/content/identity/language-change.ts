import * as z from "zod";
import { directionOf } from "../../../src/content/direction-of.ts";
import { factsOf, unwrap } from "../../../src/content/schema/facts.ts";
import type { Site } from "../../../src/content/schema/site.ts";
import { elementOf, valueAt } from "../../check/read/findings/field.ts";
import { mayComeFromPack } from "../../check/read/packs/complete.ts";
import { packTagOf, readPack } from "../../check/read/packs/language-pack.ts";
import type { Path } from "../../check/read/read.ts";
import { comesWithProject, packTexts } from "../../check/sample/unchanged-texts.ts";
import { textsIn } from "../../check/text/texts-in.ts";
import type { ValueEdit } from "../edit/edit-values.ts";
import {
  type ContentText,
  type FileEdits,
  goingEntries,
  packWords,
  valuesIn,
} from "./content-texts.ts";

/**
 * What a change of the site's language brings with it: the direction of the new one's script, and its
 * pack's words in place of those that the content has from the old pack, and while it is a sample still,
 * from the sample. Of a site that is somebody's own what was left of the sample's words is the owner's to
 * take away.
 */
export function languageChange(
  contents: readonly ContentText[],
  { language: before, sample }: Pick<Site, "language" | "sample">,
  language: string,
): FileEdits[] {
  const pack = packTagOf(language);
  const isSamePack = pack !== undefined && pack === packTagOf(before);
  if (isSamePack && directionOf(language) === directionOf(before)) return [];
  const words = packTexts(before);
  const isKnown = sample ? comesWithProject(before) : (text: string) => words.has(text);
  const { pageNames } = packWords(contents, { language });
  const direction = directionOf(language);
  // A language in another script than its pack's has a direction of its own.
  const ofPack = pack === undefined ? undefined : valueAt(readPack(pack), ["site", "direction"]);
  const isOwn = direction !== undefined && direction !== ofPack;
  return contents.map((content): FileEdits => {
    const { file, schema, of } = content;
    const remove = isSamePack ? [] : borrowed(schema, valuesIn(content), { isKnown, pageNames });
    if (of !== "site") return { file, remove };
    const others = remove.filter((path) => path.join() !== "direction");
    const set = isSamePack ? [] : mailLinks(content, before, language);
    if (!isOwn) return { file, remove: [...others, ["direction"]], set };
    set.push({ path: ["direction"], value: direction, after: "language" });
    return { file, remove: others, set };
  });
}

/** Links that are called as the old pack calls the mail address, which have a name of their own in each language. */
function mailLinks(site: ContentText, before: string, language: string): ValueEdit[] {
  const [old, name] = [before, language].map(mailName);
  if (old === undefined || name === undefined) return [];
  const isMail = (link: unknown) => valueAt(link, ["text"]) === old;
  const { entries } = goingEntries(site, ["footer", "social", "links"], isMail);
  return entries.map((path) => ({ path: [...path, "text"], value: name }));
}

function mailName(language: string): string | undefined {
  const pack = packTagOf(language);
  const path = ["contact", "details", "email"];
  return pack === undefined ? undefined : (valueAt(readPack(pack), path) as string);
}

/** What decides whether words are to come from a language pack. */
interface PackWords {
  /** Whether a text is not the firm's own. */
  isKnown: (text: string) => boolean;
  /** What the pack calls pages; of one that it does not know, the words stay. */
  pageNames: unknown;
}

/** Where values stand that a language pack has, and whose words are not the firm's own. */
function borrowed(field: z.ZodType, own: unknown, words: PackWords, path: Path = []): Path[] {
  if (own === undefined) return [];
  if (factsOf(field).pack !== undefined) return textsIn(own).every(words.isKnown) ? [path] : [];
  const element = elementOf(field);
  if (element && Array.isArray(own))
    return own.flatMap((entry, index) => borrowed(element, entry, words, [...path, index]));
  const inner = unwrap(field);
  if (!(inner instanceof z.ZodObject)) return [];
  const keys = Object.keys(own ?? {});
  const fields = inner.shape as Record<string, z.ZodType>;
  const parts = keys.flatMap((key) => {
    const part = fields[key];
    const by = part && factsOf(part).pack?.by;
    const isNamed =
      by === undefined || valueAt(words.pageNames, [String(valueAt(own, [by]))]) !== undefined;
    return part && isNamed ? borrowed(part, valueAt(own, [key]), words, [...path, key]) : [];
  });
  // A group of which nothing would be left goes whole.
  const isAll = parts.filter((part) => part.length === path.length + 1).length === keys.length;
  return isAll && path.length > 0 && mayComeFromPack(field) ? [path] : parts;
}
