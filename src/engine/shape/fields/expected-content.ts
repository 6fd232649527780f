import { lazy, memoize } from "../../../words/memoize.ts";
import { shippedTags } from "../../package-files.ts";
import { collections } from "../../schema/collections.ts";
import { timetableEntry } from "../../schema/groups/timetable.ts";
import { type PageSchemas, pageSchemas } from "../../schema/pages.ts";
import { productSchema } from "../../schema/product.ts";
import { siteSchema } from "../../schema/site.ts";
import type { Expected } from "../../yaml/index.ts";
import { misfitsIn } from "../misfits.ts";
import { fieldOf } from "./field.ts";
import { keysOf } from "./known-keys.ts";

/**
 * What files of a site can have: by default of one without kinds of section and language packs of its owner's. It is one
 * for all such sites, since what is read of a file is kept by it.
 *
 * @param pages the schemas of its pages.
 * @param languages tags of the languages that have a pack.
 */
export const expectedContent = (pages = pageSchemas, languages = shippedTags()): Expected =>
  expectedWith(pages)(languages.join(" "));

const expectedWith = memoize((pages: PageSchemas) => {
  const schemas = [siteSchema, productSchema, ...Object.values(pages)] as const;
  const known = lazy(() => keysOf(schemas.map(fieldOf)));
  const expected: Omit<Expected, "languages"> = {
    isKey: (name) => known().names.has(name),
    takesMarkup: (key) => known().names.get(key) ?? true,
    keysAbove: ({ dashes, key, value }) => {
      const begins = key ?? (value.startsWith("[") ? "[" : "");
      return [...(known().above.get((dashes.length > 0 ? "- " : "") + begins) ?? [])];
    },
    keysBelow: (name) =>
      [...known().above].flatMap(([key, groups]) =>
        groups.has(name) && /^\w+$/.test(key) ? [key] : [],
      ),
    textKey: (file) => {
      const folder = file.split("/").at(-2) ?? "";
      if (folder === "pages") return "sections";
      return Object.keys(collections).includes(folder) ? "text" : undefined;
    },
    firstKeys: (key) => [...(known().firsts.get(key) ?? [])],
    cellKeys: (kind) => (kind === "timetable" ? Object.keys(timetableEntry.shape) : undefined),
    misfitsIn: (text) => misfitsIn(text, ...schemas),
  };
  return memoize((languages): Expected => ({ ...expected, languages: languages.split(" ") }));
});
