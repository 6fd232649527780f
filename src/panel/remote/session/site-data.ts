import type { FileFacts } from "../../../engine/site/index.ts";
import type { Rendition } from "../../../site/data/rendition.ts";
import { textVersion } from "../../../words/text-version.ts";

/** What the build knows of a picture or file: its facts, with those that were computed. */
export type KnownFacts = { [Name in keyof FileFacts]?: unknown } & {
  /** The id of its bytes in Git. Facts of other bytes do not count. */
  id: string;
};

/** What a build writes beside the panel on a published site: what only a computer with Node can know. */
export interface SiteData {
  /** The version of this package. */
  version: string;
  /** Path below which the site is published, with a slash at both ends. */
  base: string;
  /** Changes with the texts that were built. */
  stamp: string;
  /** Facts of the owner's pictures and files, by their paths in the content folder. */
  facts: Readonly<Record<string, KnownFacts>>;
  /** What the export has of a picture, by its name. */
  pictures: Readonly<Record<string, Rendition>>;
  /** The whole style sheet of each language, by its locale. */
  styles: Readonly<Record<string, string>>;
  /** The owner's language packs, by their paths. */
  packs: Readonly<Record<string, string>>;
  /** Texts of this package, by their paths; of a language what the check needs before its own text has come. */
  texts: Readonly<Record<string, string>>;
  /** Paths of the texts of this package that are, each of which is a file of its own. */
  languages: readonly string[];
}

/** Changes with the texts of a site, by their paths; other files do not count. */
export function stampOf(texts: ReadonlyMap<string, string | undefined>, folder: string): string {
  const own = [...texts].filter(
    ([file]) => file.startsWith(`${folder}/`) && file.endsWith(".yaml"),
  );
  const sorted = own.map(([file, text]) => [file.slice(folder.length), text] as const).sort();
  return textVersion(JSON.stringify(sorted));
}
