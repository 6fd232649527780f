import * as z from "zod";
import { faultText } from "../../words/fault.ts";
import { commas, say } from "../../words/say.ts";
import { code } from "../format.ts";
import { nearest } from "../nearest.ts";
import { sectionsSchema } from "../schema/layouts/sections.ts";
import { generalLayouts, type Layout, layoutOf, namedLayouts } from "../schema/layouts.ts";
import { type PageSchemas, pageSchemas } from "../schema/pages.ts";
import type { OwnKinds } from "../schema/section-kinds.ts";
import { addFault } from "../schema/values/add-fault.ts";
import { pageFile } from "../schema/values/page-key.ts";
import { hasKey, valueAt } from "../values.ts";
import { type Field, fieldOf } from "./fields/field.ts";
import { notePages } from "./fields/field-id.ts";
import { meantBy } from "./hints/other-names.ts";
import type { FilePack } from "./layers.ts";
import { misfitsOf } from "./misfits.ts";
import type { SchemaChoice } from "./validate-file.ts";

/** The schemas of pages that can have sections of the owner's kinds too. */
export function schemasWith(own: OwnKinds): PageSchemas {
  if (Object.keys(own).length === 0) return pageSchemas;
  const schemas = { ...pageSchemas, sections: sectionsSchema(own) };
  notePages(schemas);
  return schemas;
}

/** The schema of a page with a wrong or missing layout. The rest is checked once the layout is right. */
function layoutError(wrong: Layout | undefined, right: Layout | undefined): z.ZodType {
  const choices = namedLayouts.filter((one) => one !== wrong);
  const asked = right && faultText("page-kinds.meant-layout", { layout: right });
  const about = right ? say("page-kinds.keys") : say("page-kinds.layout");
  return z.looseObject({ layout: z.enum(right ? [right] : choices, asked).describe(about) });
}

/** Kinds of files, with the keys by which one is known, and the folder in which they are. */
const homes = [
  { keys: ["kind", "lead"], folder: "jobs" },
  { keys: ["from", "lead"], folder: "events" },
  { keys: ["day", "lead"], folder: "news" },
  { keys: ["layout"], folder: "pages" },
  { keys: ["name", "tagline"], folder: "products" },
  { keys: ["title", "description"], folder: "pages" },
];

/** What a file reads like by its keys, and the folder in which such files are. */
export function homeOf(value: unknown) {
  const home = homes.find(({ keys }) => keys.every((key) => hasKey(value, key)));
  const reads = ({ folder, keys }: (typeof homes)[number]) =>
    say("page-kinds.reads", { folder, keys: commas(keys.map(code)) });
  return home && { ...home, reads: reads(home) };
}

/** The schema of a file in the wrong folder. What is called title and description can be anything. */
export function misplaced(value: unknown, folder: string): z.ZodType | undefined {
  const home = homeOf(value);
  const isPage = home?.folder === "pages";
  if (!home || isPage === (folder === "pages") || home.keys.includes("title")) return undefined;
  const [own = ""] = homes.find((one) => one.folder === folder)?.keys ?? [];
  // Other programs name a layout for posts too.
  const hasLayout = namedLayouts.some((one) => one === valueAt(value, ["layout"]));
  if (isPage && (hasKey(value, own) || !hasLayout)) return undefined;
  const message = `${home.reads}\n${say("page-kinds.move", { folder: home.folder })}`;
  return z.looseObject({}).superRefine((_, context) => addFault(context, [], message));
}

/** The one general layout that the values of a page fit, where they do not fit the general one that they name. */
function fittingLayout(schemas: PageSchemas, value: unknown, layout: Layout): Layout | undefined {
  const group = Object(value) as object;
  const fits = (one: Layout) => misfitsOf(schemas[one], { ...group, layout: one }).length === 0;
  const isGeneral = generalLayouts.includes(layout as never);
  // Few pages have the keys of another one, and to look at all values of each takes long.
  const likely = isGeneral
    ? generalLayouts.filter((one) => one === layout || hasKeys(schemas, group, one))
    : [];
  const fitting = likely.length > 1 && !fits(layout) ? likely.filter(fits) : [];
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The one layout whose keys a page without one has, and whose values it fits best; rather a general one. */
function likeliestLayout(schemas: PageSchemas, value: unknown): Layout | undefined {
  const group = Object(value) as object;
  const unknown = (layout: Layout) => {
    const fields = fieldOf(schemas[layout]).fields();
    return Object.keys(group).filter((key) => key !== "layout" && !(key in fields)).length;
  };
  const misfits = (layout: Layout) => misfitsOf(schemas[layout], { ...group, layout }).length;
  const best = [unknown, misfits].reduce<readonly Layout[]>((left, count) => {
    const counts = left.map(count);
    return left.filter((_, at) => counts[at] === Math.min(...counts));
  }, namedLayouts);
  const general = best.filter((layout) => generalLayouts.includes(layout as never));
  const [only, another] = general.length > 0 ? general : best;
  return another ? undefined : only;
}

/** Whether a page has no key but those of a layout, and all that it must have. */
function hasKeys(schemas: PageSchemas, page: object, layout: Layout): boolean {
  const fields = fieldOf(schemas[layout]).fields();
  const isThere = ([key, field]: [string, Field]) =>
    key === "layout" || hasKey(page, key) || field.mayBeLeftOut || field.mayComeFromPack;
  return Object.keys(page).every((key) => key in fields) && Object.entries(fields).every(isThere);
}

/** Which schema applies to the file of a page: it depends on the layout that the file names. */
export function pageSchema(
  schemas: PageSchemas,
  key: string,
  value: unknown,
  packOf: (layout: Layout) => FilePack,
): SchemaChoice {
  const name = pageFile(key);
  const layout = layoutOf(valueAt(value, ["layout"]), key);
  const wrong = (schema: z.ZodType) => ({ name, schema, isPartial: true });
  const folder = name.replace(/\/[^/]*$/, "");
  const elsewhere = folder !== "pages" || !layout ? misplaced(value, folder) : undefined;
  if (elsewhere) return wrong(elsewhere);
  if (layout === undefined) {
    const named = `${valueAt(value, ["layout"]) ?? ""}`;
    const meant = nearest(named, namedLayouts) ?? meantBy(named, "values", namedLayouts);
    return wrong(layoutError(layout, meant ? undefined : likeliestLayout(schemas, value)));
  }
  const instead = () => {
    const right = fittingLayout(schemas, value, layout);
    return right && wrong(layoutError(layout, right));
  };
  return { name, schema: schemas[layout], kind: layout, filePack: packOf(layout), instead };
}
