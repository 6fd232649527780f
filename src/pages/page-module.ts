import loaders from "virtual:pages";
import type { ComponentType } from "react";

/** A page: its component with its content. */
export interface PageModule {
  Page: ComponentType<{ content: PageModule["content"] }>;
  /** Content of the page: at least what its head says. */
  content: { title: string; description: string };
}

/** Loads a page with its content: a chunk of its own, so that no page carries another. */
export async function loadPage(key: string): Promise<PageModule> {
  const load = loaders[key];
  if (!load) throw new Error(`There is no page called "${key}".`);
  return load();
}
