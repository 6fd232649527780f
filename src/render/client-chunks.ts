import type { Page } from "../engine/schema/pages.ts";
import { memoize } from "../words/memoize.ts";
import { moduleScript } from "./assemble.ts";
import { type ChunkAddresses, sourceOf } from "./boot-settings.ts";
import { layoutModuleId, layoutName } from "./page-layout.ts";

/** A file of a bundle, with what pages need to know of it. */
export interface BundledFile {
  fileName: string;
  code: string;
  /** The id of the module for which it was made, if for one. */
  facadeModuleId: string | null;
  /** Names of the files that it needs. */
  imports: readonly string[];
}

/** Addresses of a bundle's chunks, for the pages of a site. */
interface ClientChunks extends Omit<ChunkAddresses, "page"> {
  /** The file of a page's layout. */
  layout: (page: Page | undefined) => string;
  /** What a page loads with the app: the chunks of its layout, and modules with its data. */
  page: (page: Page | undefined, modules: readonly string[]) => string;
  /** The elements of scripts that run on each visit, by the ids of their modules. */
  scripts: (ids: readonly string[]) => string;
}

/** @param base Path below which the site is published, with a slash at both ends. */
export function clientChunks(client: readonly BundledFile[], base: string): ClientChunks {
  const closureOf = memoize((id) => closureIn(client, id));
  const ofSource = (source: string) => closureOf(`/src/site/${source}`);
  const ofLayout = (page: Page | undefined) => closureOf(layoutModuleId(layoutName(page)));
  const app = ofSource("entry-client.tsx");
  const withoutApp = (files: readonly string[]) => files.filter((file) => !app.includes(file));
  const addresses = (files: readonly string[]) => files.map((file) => base + file).join(" ");
  return {
    app: addresses(app),
    layout: (page) => `${ofLayout(page)[0]}`,
    page: (page, modules) => addresses([...withoutApp(ofLayout(page)), ...modules]),
    control: (name) => addresses(withoutApp(ofSource(sourceOf(name)))),
    map: () => addresses(ofSource("browser/show-map.ts")),
    enlarge: () => addresses(ofSource("browser/enlarge.ts").slice(0, 1)),
    film: () => addresses(ofSource("browser/show-film.ts").slice(0, 1)),
    scripts: (ids) => ids.map((id) => moduleScript(addresses(closureOf(id).slice(0, 1)))).join(""),
  };
}

/** The chunk of the module whose id has this end, and all chunks that it imports, itself first. */
function closureIn(chunks: readonly BundledFile[], id: string): string[] {
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(id));
  if (!start) throw new Error(`The browser's bundle has no chunk for ${id}.`);
  const files = new Set([start.fileName]);
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported);
  return [...files];
}
