import { pageSchemas } from "../schema/pages.ts";
import { productSchema } from "../schema/product.ts";
import { siteSchema } from "../schema/site.ts";
import type { ContentFile } from "../shape/fields/content-file.ts";
import { type Field, fieldOf } from "../shape/fields/field.ts";
import type { LoadResult } from "../site/load.ts";
import type { ContentFiles } from "../site/loaded-language.ts";

/** A file of the site's own language, with the field of its whole value. */
export interface FileWithField extends ContentFile<unknown> {
  field: Field;
}

/** The files of the site's own language. */
export function filesWithFields({ site, pages, products }: ContentFiles): FileWithField[] {
  return [
    ...(site ? [{ ...site, field: fieldOf(siteSchema) }] : []),
    ...pages.map((page) => ({ ...page, field: fieldOf(pageSchemas[page.layout]) })),
    ...products.map((product) => ({ ...product, field: fieldOf(productSchema) })),
  ] as FileWithField[];
}

/** The translations of a file, by its name. */
export const translationsOf = (name: string, languages: LoadResult["translations"]) =>
  languages.flatMap(({ files }) => files.filter((one) => one.name === name));
