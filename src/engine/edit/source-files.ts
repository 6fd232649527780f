import type { ContentFile } from "../shape/index.ts";
import type { ContentFiles, LoadResult } from "../site/index.ts";

/** The files of the site's own language. */
export const sourceFiles = ({ site, pages, products }: ContentFiles): ContentFile<unknown>[] => [
  ...(site ? [site] : []),
  ...pages,
  ...products,
];

/** The file of a name, such as `pages/about.yaml`, in the site's own language. */
export const sourceFile = (located: ContentFiles, wanted: string) =>
  sourceFiles(located).find(({ name }) => name === wanted);

/** The translations of a file, by its name. */
export const translationsOf = (name: string, languages: LoadResult["translations"]) =>
  languages.flatMap(({ files }) => files.filter((one) => one.name === name));
