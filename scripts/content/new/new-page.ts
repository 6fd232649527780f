import * as z from "zod";
import type { generalLayouts } from "../../../src/content/layouts.ts";
import { unwrap } from "../../../src/content/schema/facts.ts";
import { pageSchemas } from "../../../src/content/schema/pages.ts";
import { kinds } from "../../check/read/files/names.ts";
import { descriptionOf, mayBeLeftOut, mayComeFromPack } from "../../check/read/findings/field.ts";
import { ownKinds } from "../../check/read/own-kinds/own-kinds.ts";
import { comment, commentedFields, entryText, itemLines, type Plain } from "../edit/yaml-text.ts";
import { collect, type Given, type Terminal } from "../prompts.ts";
import { newPath, writeNewFile } from "./new-file.ts";
import { pageFields } from "./page-fields.ts";

/** Fields that only the check reads. */
const notShown = ["reviewed"];

/**
 * Writes the file of a new page from options and answers.
 *
 * @returns the path of the file.
 * @throws Refusal if the name is not allowed or taken, or values are missing or invalid.
 * @throws Cancelled if the person presses Ctrl-C; then nothing is written.
 */
export async function newPage(
  directory: string,
  name: string,
  layout: (typeof generalLayouts)[number],
  given: Given,
  terminal?: Terminal,
): Promise<string> {
  const key = name.normalize("NFC");
  const path = newPath(directory, kinds.page, key);
  ownKinds();
  const { heading, ...answers } = await collect(pageFields(key), given, terminal);
  const words = { ...answers, heading: heading ?? answers["title"] } as unknown as PageWords;
  writeNewFile(path, `pages/${layout}`, pageText(layout, words));
  return path;
}

/** The texts of a new page. */
interface PageWords {
  title: string;
  description: string;
  heading: string;
  intro?: string;
  /** Heading of the first section. */
  section: string;
  paragraphs: string[];
}

/**
 * The text of a page's file: each field below a comment that describes it, and a first section as a model
 * for others. Fields that the language pack has are left out.
 */
function pageText(layout: (typeof generalLayouts)[number], words: PageWords): string {
  const { section: first, paragraphs, ...said } = words;
  const schema = pageSchemas[layout];
  const { sections, ...fields } = schema.shape as Record<string, z.ZodType>;
  const asked = Object.entries(fields).filter(
    ([key, field]) => !(notShown.includes(key) || mayComeFromPack(field)),
  );
  const values: Record<string, Plain> = { layout, ...said };
  const parts = layout === "text" ? textSection(first, paragraphs) : passages(first, paragraphs);
  return `${[
    comment(descriptionOf(schema) ?? ""),
    ...commentedFields(Object.fromEntries(asked), values),
    `${comment(sections ? (descriptionOf(sections) ?? "") : "")}\n${parts.join("\n")}`,
  ].join("\n\n")}\n`;
}

/** A section of text, with its other fields as comments. */
function textSection(heading: string, paragraphs: readonly string[]): string[] {
  const { element } = unwrap(pageSchemas.text.shape.sections) as z.ZodArray<z.ZodObject>;
  const others = Object.entries(element.shape as Record<string, z.ZodType>).filter(
    ([key]) => key !== "heading" && key !== "paragraphs",
  );
  return [
    "sections:",
    `  - ${entryText(4, "heading", heading)}`,
    "    paragraphs:",
    ...paragraphs.flatMap((paragraph) => indented(6, itemLines(6, paragraph))),
    ...others.flatMap(([key, field]) => [
      comment(descriptionOf(field) ?? "", 4),
      ...[`${key}:`, ...indented(2, skeleton(unwrap(field)))].map((line) => `    # ${line}`),
    ]),
  ];
}

/** The keys of a value, to be filled in; without optional groups. */
function skeleton(field: z.ZodType): string[] {
  if (field instanceof z.ZodObject) {
    const keys = Object.entries(field.shape as Record<string, z.ZodType>);
    return keys
      .filter(([, inner]) => isLeaf(unwrap(inner)) || !mayBeLeftOut(inner))
      .flatMap(([key, inner]) => {
        const [only] = inner instanceof z.ZodLiteral ? [...inner.values] : [];
        return only === undefined
          ? [`${key}:`, ...indented(2, skeleton(unwrap(inner)))]
          : [`${key}: ${only}`];
      });
  }
  if (!(field instanceof z.ZodArray)) return [];
  const [first = "", ...rest] = skeleton(unwrap(field.element as z.ZodType));
  return [`- ${first}`.trimEnd(), ...indented(2, rest)];
}

function isLeaf(field: z.ZodType): boolean {
  return !(field instanceof z.ZodObject || field instanceof z.ZodArray);
}

function indented(columns: number, lines: readonly string[]): string[] {
  return lines.map((line) => " ".repeat(columns) + line);
}

/** A section of passages, below a comment with every kind of section. */
function passages(heading: string, paragraphs: readonly string[]): string[] {
  const { element } = unwrap(pageSchemas.sections.shape.sections) as z.ZodArray;
  const union = element as unknown as z.ZodDiscriminatedUnion<z.ZodObject[]>;
  const kinds = union.options.flatMap((option) => {
    const [first, ...rest] = skeleton(option.omit({ id: true, lang: true }));
    const lines = [`- ${first}`, ...indented(2, rest)];
    return [comment(option.description ?? "", 2), ...lines.map((line) => `  # ${line}`)];
  });
  return [
    "sections:",
    ...kinds,
    "  - kind: passages",
    "    items:",
    ...indented(6, itemLines(6, { heading, text: paragraphs.join(" ") })),
  ];
}
