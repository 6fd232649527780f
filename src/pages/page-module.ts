import loaders from "virtual:content/pages";
import type { ComponentType } from "react";
import type { PageKey } from "../content/page-keys.ts";

/** What a file in `src/pages/` exports. */
export interface PageModule {
  Page: ComponentType;
  /** Content of the page: at least what its head says. */
  content: { title: string; description: string };
}

/** Loads a page with its content: a chunk of its own, so that no page carries another. */
export async function loadPage(key: PageKey): Promise<PageModule> {
  const load = loaders[key];
  if (!load) throw new Error(`The site has no page "${key}".`);
  return load();
}
