import type * as z from "zod";
import { type CheckedFile, crossFindings } from "./cross-findings.ts";
import type { Diagnostic, SourceFile } from "./diagnostic.ts";
import { contentFiles } from "./files/content-files.ts";
import type { Entry } from "./files/folder.ts";
import { readText } from "./files/read-text.ts";
import { orderDiagnostics } from "./order-diagnostics.ts";
import { readYaml } from "./read.ts";
import type { Content } from "./schema/content.ts";
import { type Pages, pageSchemas } from "./schema/pages.ts";
import { type PageKey, pageKeys } from "./schema/primitives.ts";
import { type Product, productSchema } from "./schema/product.ts";
import { siteSchema } from "./schema/site.ts";
import { checkShape } from "./schema-findings.ts";

/** What a content folder holds, as far as it could be read. */
export interface LoadResult {
  /** There only when nothing at all is wrong with it. */
  content?: Content;
  /** All findings of all files, by file, line and column. */
  diagnostics: Diagnostic[];
  /** The files that were read, for code frames. */
  sources: SourceFile[];
}

/**
 * Reads and checks a whole content folder. Never throws: whatever is wrong with the files becomes
 * a diagnostic.
 */
export function loadContent(directory: string): LoadResult {
  const files = contentFiles(directory);
  const diagnostics = [...files.diagnostics];
  const sources: SourceFile[] = [];

  function load<Value>(
    entry: Entry | undefined,
    schema: z.ZodType<Value>,
  ): CheckedFile<Value> | undefined {
    if (entry === undefined) return undefined;
    const { source, diagnostic } = readText(entry.path, entry.file);
    if (source !== undefined) sources.push(source);
    if (diagnostic !== undefined) diagnostics.push(diagnostic);
    if (source === undefined || diagnostic !== undefined) return undefined;

    const read = readYaml(source);
    if (read.file === undefined) {
      diagnostics.push(...read.diagnostics);
      return undefined;
    }
    const { data, diagnostics: found } = checkShape(schema, read.file, read.diagnostics);
    diagnostics.push(...found);
    return data === undefined ? undefined : { data, file: read.file };
  }

  const site = load(files.site, siteSchema);
  const pages = new Map<PageKey, CheckedFile<Pages[PageKey]>>();
  for (const key of pageKeys) {
    const page = load<Pages[PageKey]>(files.pages.get(key), pageSchemas[key]);
    if (page !== undefined) pages.set(key, page);
  }
  const products = files.products.flatMap((entry) => {
    const product = load(entry, productSchema);
    return product ? [{ ...product, data: { ...product.data, slug: entry.slug } }] : [];
  });

  const privacy = pages.get("privacy") as CheckedFile<Pages["privacy"]> | undefined;
  diagnostics.push(
    ...crossFindings({
      ...(site && { site }),
      ...(privacy && { privacy }),
      products,
    }),
  );

  const result: LoadResult = { diagnostics: orderDiagnostics(diagnostics), sources };
  if (site === undefined || diagnostics.some(({ severity }) => severity === "error")) return result;
  const pageData = Object.fromEntries([...pages].map(([key, { data }]) => [key, data]));
  return {
    ...result,
    content: {
      site: site.data,
      pages: pageData as Pages,
      products: products.map(({ data }) => data).sort(byPlace),
    },
  };
}

function byPlace(a: Product, b: Product): number {
  const places = (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY);
  // Two without a place differ by NaN.
  return places || (a.slug < b.slug ? -1 : 1);
}
