import { contentFiles } from "../../../src/content/files/content-files.ts";
import { readText } from "../../../src/content/files/read-text.ts";
import { type Path, readYaml } from "../../../src/content/read.ts";
import { Refusal } from "../refusal.ts";

/** A content file and its text. */
export interface ContentText {
  path: string;
  /** The path as people read it. */
  file: string;
  text: string;
}

/** A text value, and where it stands. */
export interface TextValue {
  path: Path;
  value: string;
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
  const [fault] = diagnostics;
  if (site === undefined)
    throw new Refusal(
      fault === undefined ? "There is no site.yaml." : `${fault.file}: ${fault.message}`,
    );
  const read = ({ path, file }: typeof site): ContentText => {
    const { source, diagnostic } = readText(path, file);
    if (source === undefined || diagnostic !== undefined)
      throw new Refusal(`${file}: ${diagnostic?.message} ${diagnostic?.hint}`);
    if (readYaml(source).file === undefined)
      throw new Refusal(
        `${file} cannot be read as YAML; mend what \`npm run content:check\` names first.`,
      );
    return { path, file, text: source.text };
  };
  return [read(site), ...[...pages.values()].map(read), ...products.map(read)];
}

/** All text values of a file, from top to bottom. */
export function textValues({ file, text }: Pick<ContentText, "file" | "text">): TextValue[] {
  const yaml = readYaml({ file, text }).file;
  const values: TextValue[] = [];
  const visit = (value: unknown, path: Path) => {
    const range = yaml?.valueRange(path);
    if (typeof value === "string" && range !== undefined)
      values.push({ path, value, first: range.start.line, last: range.end.line });
    else if (Array.isArray(value))
      for (const [i, item] of value.entries()) visit(item, [...path, i]);
    else if (typeof value === "object" && value !== null)
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key]);
  };
  visit(yaml?.value, []);
  return values;
}
