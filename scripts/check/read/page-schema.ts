import * as z from "zod";
import { type Layout, layoutOf, layouts } from "../../../src/content/layouts.ts";
import { contactWithMap } from "../../../src/content/schema/pages/contact.ts";
import { pageSchemas } from "../../../src/content/schema/pages.ts";
import { hasKey, shapeOf, valueAt } from "./findings/field.ts";
import { code } from "./findings/words.ts";
import { fileWords, type SitePack } from "./packs/language-pack.ts";
import { hasMap, type OtherFiles, partsOf } from "./packs/site-parts.ts";
import type { SchemaChoice } from "./validate-file.ts";

/** Which schema applies to the file of a page: it depends on the layout that the file names. */
export function pageSchema(
  { key, text }: { key: string; text: string },
  site: unknown,
  others: OtherFiles,
  sitePack: SitePack,
): SchemaChoice {
  const [, written] = /^layout: *([a-z-]+)/m.exec(text) ?? [];
  const named = layoutOf(written, key);
  const { language, pack } = sitePack;
  return {
    schemaFor(value) {
      const layout = layoutOf(valueAt(value, ["layout"]), key);
      if (layout === undefined) return { schema: unknownLayout(value) };
      const isMapped = layout === "contact" && hasMap(site);
      const schema = isMapped ? contactWithMap : pageSchemas[layout];
      return { schema, words: fileWords(site, layout, others, sitePack) };
    },
    schemas: named === undefined ? Object.values(pageSchemas) : [pageSchemas[named]],
    dependsOn: [language, pack, hasMap(site), ...partsOf(site, others)],
  };
}

/** The schema of a page whose layout is unknown: nothing else in it can be checked before. */
function unknownLayout(value: unknown): z.ZodType {
  const guess = layoutByKeys(value);
  const asked = guess && `Did you mean ${code(guess)}? The keys below are those of that layout.`;
  return z.looseObject({
    layout: z
      .enum(layouts, asked)
      .describe(
        guess
          ? `How the page is laid out; by its other keys, as ${code(guess)}.`
          : "How the page is laid out.",
      ),
  });
}

/** The only layout that has most of a page's keys. */
function layoutByKeys(value: unknown): Layout | undefined {
  const counts = layouts.map((layout) => {
    const known = Object.keys(shapeOf(pageSchemas[layout]));
    return { layout, count: known.filter((key) => hasKey(value, key)).length };
  });
  const most = Math.max(...counts.map(({ count }) => count));
  const best = counts.filter(({ count }) => count === most && count > 0);
  return best.length === 1 ? best[0]?.layout : undefined;
}
