import loaders from "virtual:pages";
import type { ComponentType } from "react";

/** A page: its component with its content. */
export interface PageModule {
  Page: ComponentType<{ content: PageModule["content"] }>;
  /** Content of the page, with at least the texts of its head. */
  content: { title: string; description: string };
}

/** Loads a page with its content. Each page is a chunk, so that none contains another. */
export async function loadPage(key: string): Promise<PageModule> {
  const load = loaders[key];
  if (!load) throw new Error(`There is no page called "${key}".`);
  return load();
}
