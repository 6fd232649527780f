import type * as z from "zod";
import { contentFiles } from "../../../src/check/read/files/content-files.ts";
import { readText } from "../../../src/check/read/files/read-text.ts";
import { locateValues, place } from "../../../src/check/read/located.ts";
import { type Path, readYaml } from "../../../src/check/read/read.ts";
import { Refusal } from "../../../src/check/refusal.ts";
import { pageSchemas } from "../../../src/content/schema/pages.ts";
import { productSchema } from "../../../src/content/schema/product.ts";
import { siteSchema } from "../../../src/content/schema/site.ts";

/** A content file and its text. */
export interface ContentText {
  path: string;
  /** The path as people read it. */
  file: string;
  text: string;
  schema: z.ZodType;
}

/** A text value, and where it stands. */
interface TextValue {
  path: Path;
  value: string;
  /** Whether people read it; ids and addresses are for programs. */
  isForPeople: boolean;
  /** Lines of the file, counted from 1. */
  first: number;
  last: number;
}

/**
 * The content files of a folder, `site.yaml` first.
 *
 * @throws Refusal where there is no `site.yaml`, or a file cannot be read.
 */
export function contentTexts(directory: string): [site: ContentText, ...others: ContentText[]] {
  const { site, pages, products, diagnostics } = contentFiles(directory);
  if (site === undefined) {
    const [fault] = diagnostics;
    throw new Refusal(fault ? `${fault.file}: ${fault.message}` : "There is no site.yaml.");
  }
  const read = ({ path, file }: typeof site, schema: z.ZodType): ContentText => {
    const { source, diagnostic } = readText(path, file);
    if (source === undefined || diagnostic !== undefined)
      throw new Refusal(`${file}: ${diagnostic?.message} ${diagnostic?.hint}`);
    if (readYaml(source).file === undefined)
      throw new Refusal(
        `${file} cannot be read as YAML; mend what \`npm run content:check\` names first.`,
      );
    return { path, file, text: source.text, schema };
  };
  return [
    read(site, siteSchema),
    ...[...pages].map(([key, page]) => read(page, pageSchemas[key])),
    ...products.map((product) => read(product, productSchema)),
  ];
}

/** All text values of a file, from top to bottom. */
export function textValues({ file, text, schema }: ContentText): TextValue[] {
  const yaml = readYaml({ file, text }).file;
  if (yaml === undefined) return [];
  return locateValues(schema, yaml, []).texts.flatMap(({ value, isProse, [place]: { path } }) => {
    const range = yaml.valueRange(path);
    if (range === undefined) return [];
    const [first, last] = [range.start.line, range.end.line];
    return [{ path, value, isForPeople: isProse, first, last }];
  });
}
