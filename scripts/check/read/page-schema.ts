import * as z from "zod";
import { type Layout, layoutOf, layouts } from "../../../src/content/layouts.ts";
import { contactWithMap } from "../../../src/content/schema/pages/contact.ts";
import { pageSchemas } from "../../../src/content/schema/pages.ts";
import { type Field, fieldOf } from "./field.ts";
import { code } from "./findings/format.ts";
import { filePack, type SitePack } from "./packs/read-pack.ts";
import { hasMap, type OtherFiles } from "./packs/site-parts.ts";
import type { SchemaChoice } from "./validate-file.ts";
import { hasKey, valueAt } from "./values.ts";

/** Which schema applies to the file of a page: it depends on the layout that the file names. */
export function pageSchema(
  key: string,
  value: unknown,
  site: unknown,
  others: OtherFiles,
  sitePack: SitePack,
): SchemaChoice {
  const name = `pages/${key}.yaml`;
  const layout = layoutOf(valueAt(value, ["layout"]), key);
  const guess = layoutByKeys(value);
  if (layout === undefined || (guess !== undefined && guess !== layout))
    return { name, schema: otherLayout(layout, guess), isPartial: true };
  const schema = layout === "contact" && hasMap(site) ? contactWithMap : pageSchemas[layout];
  return {
    name,
    schema,
    kind: layout,
    filePack: filePack(site, layout, others, sitePack),
  };
}

/** The schema of a page with an unknown or wrong layout: the rest is checked once the layout is right. */
function otherLayout(wrong: Layout | undefined, guess: Layout | undefined): z.ZodType {
  const asked = guess && `Did you mean ${code(guess)}? The keys below are those of that layout.`;
  const meant = guess ? `; by its other keys, as ${code(guess)}` : "";
  const choices = z.enum(
    layouts.filter((one) => one !== wrong),
    asked,
  );
  return z.looseObject({ layout: choices.describe(`How the page is laid out${meant}.`) });
}

/** The only layout that knows most of a page's keys. */
function layoutByKeys(value: unknown): Layout | undefined {
  const counts = layouts.map((layout) => ({
    layout,
    count: knownIn(fieldOf(pageSchemas[layout]), value),
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const best = counts.filter(({ count }) => count === most && count > 0);
  return best.length === 1 ? best[0]?.layout : undefined;
}

/** How many keys of a page or section a field knows; those of the page's sections count too. */
function knownIn(field: Field, group: unknown): number {
  const shape = field.fields(group);
  const known = Object.keys(shape).filter((key) => hasKey(group, key));
  const sections = valueAt(group, ["sections"]);
  const element = shape["sections"]?.element;
  if (!Array.isArray(sections) || !element) return known.length;
  return sections.reduce((sum, section) => sum + knownIn(element, section), known.length);
}
