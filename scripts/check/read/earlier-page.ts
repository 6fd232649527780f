import { head } from "../../../src/content/schema/page-parts.ts";
import { paragraph, shape, text } from "../../../src/content/schema/primitives.ts";
import { passage, type SectionKind, sectionKinds } from "../../../src/sections/schemas.ts";
import { hasKey, valueAt } from "./findings/field.ts";
import type { Path, YamlFile } from "./read.ts";

/** Keys that the first page and that about the company had, and the kinds of section they have become. */
const kinds: Record<string, SectionKind> = {
  hero: "hero",
  features: "features",
  vision: "passages",
  mission: "passages",
  drives: "features",
  closing: "action",
};
const known = Object.keys(kinds);

const { action, features, hero } = sectionKinds;

/** What such a page says, as it is written. */
export const earlierPage = shape({
  ...head,
  heading: text("Main heading.").optional(),
  intro: paragraph("Opening paragraph.").optional(),
  hero: hero.optional(),
  features: features.optional(),
  vision: passage("What the company hopes for.").optional(),
  mission: passage("What it does about it.").optional(),
  drives: features.optional(),
  closing: action.optional(),
});

/** Whether a page was written before pages were made of sections. */
export function isEarlier(value: unknown): boolean {
  return !hasKey(value, "sections") && known.some((key) => hasKey(value, key));
}

/** The keys of such a page that have become sections of a kind. */
export function earlierKeys(value: unknown, kind: SectionKind): string[] {
  return known.filter((key) => kinds[key] === kind && hasKey(value, key));
}

/**
 * A page that was written before pages were made of sections, as one that is: with its parts as
 * sections, each in the place where it stands in the file. Any other page as it is.
 */
export function asSections(file: YamlFile): YamlFile {
  const { value } = file;
  if (!isEarlier(value)) return file;

  const passages = earlierKeys(value, "passages");
  const [first] = passages;
  const present = known.filter((key) => hasKey(value, key));
  // All passages stand in one section.
  const homes = present.filter((key) => !passages.includes(key) || key === first);
  const sections = homes.map((key) =>
    key === first
      ? { kind: "passages", items: passages.map((one) => valueAt(value, [one])) }
      : { kind: kinds[key], ...(valueAt(value, [key]) as object) },
  );
  const others = Object.entries(value as object).filter(([key]) => !known.includes(key));
  const placeOf = (path: Path): Path => {
    const [key, index, ...rest] = path;
    if (key !== "sections") return path;
    const home = homes[Number(index)];
    if (home === undefined) return [];
    if (home !== first) return [home, ...rest];
    const [, item, ...inner] = rest;
    return [passages[Number(item ?? 0)] as string, ...inner];
  };
  return {
    ...file,
    value: { layout: "sections", ...Object.fromEntries(others), sections },
    keyRange: (path) => file.keyRange(placeOf(path)),
    valueRange: (path) => file.valueRange(placeOf(path)),
    textRange: (path, start, end) => file.textRange(placeOf(path), start, end),
  };
}
