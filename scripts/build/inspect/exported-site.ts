import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exportFiles } from "../../../src/engine/site/index.ts";
import type { Content } from "../../../src/site/data/content.ts";
import { filesBelow } from "../../disk/files-below.ts";
import { headersFor, parseHeaders } from "../hosts/host-headers.ts";
import { type ParsedPage, parsePage } from "./parse-page.ts";

export interface ExportedPage extends ParsedPage {
  /** File below the export's folder: `about.html`. */
  file: string;
  html: string;
}

/** What a build wrote, as the checks before publishing read it. */
export interface ExportedSite {
  directory: string;
  /** Path below which it is published, with a slash at both ends. */
  base: string;
  /** Address at which it is published, without a path. */
  origin: string;
  /** The pages, those at former addresses included, but not the owner's own files. */
  pages: ExportedPage[];
  /** All files, with forward slashes. */
  files: Set<string>;
  /** The headers with which a host sends each page. */
  headers: Headers;
  /** Most bytes of a page, if the owner has set a limit. */
  pageLimit?: number | undefined;
}

/**
 * Reads the build of some content.
 *
 * @param base Path below which it is published, with a slash at both ends.
 * @param owned The owner's files, see `ownerFiles`.
 */
export function readExport(
  directory: string,
  { site }: Pick<Content, "site">,
  base: string,
  owned: ReadonlyMap<string, unknown>,
): ExportedSite {
  const files = filesBelow(directory);
  const readFile = (file: string) => readFileSync(join(directory, file), "utf8");
  const documents = files.filter((file) => file.endsWith(".html") && !owned.has(file));
  return {
    ...{ directory, base, origin: site.origin, files: new Set(files) },
    headers: headersFor(base, parseHeaders(readFile(exportFiles.headers))),
    pageLimit: site.limits?.page,
    pages: documents.map((file) => {
      const html = readFile(file);
      return { file, html, ...parsePage(html) };
    }),
  };
}
