import type { ComponentType } from "react";
import type { PageKey } from "../content/page-keys.ts";

/** What a file in `src/pages/` exports. */
export interface PageModule {
  Page: ComponentType;
  /** Content of the page: at least what its head says. */
  content: { title: string; description: string };
}

const loaders = import.meta.glob<PageModule>(["./*.tsx", "!./*.*.tsx"]);

/** Loads a page with its content: a chunk of its own, so that no page carries another. */
export async function loadPage(key: PageKey): Promise<PageModule> {
  const load = loaders[`./${key}.tsx`];
  if (!load) throw new Error(`There is no file src/pages/${key}.tsx.`);
  return load();
}
