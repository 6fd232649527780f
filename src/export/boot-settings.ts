import type { Content } from "../content/schema/content.ts";
import { kebabCase } from "../kebab-case.ts";
import type { Route } from "../routes.ts";

/** Where the browser finds the chunks of a page; several addresses are parted by spaces. */
export interface ChunkAddresses {
  app: string;
  page: string;
  /** Chunks of a control, by what its `data-need` says. */
  control: (name: string) => string;
}

/** What the boot script of a page is told, as `data-` attributes of its element. */
export function bootSettings(
  html: string,
  route: Route,
  content: Content,
  { app, page, control }: ChunkAddresses,
): Record<string, string> {
  const settings: Record<string, string> = { app: `${app} ${page}`.trim() };
  // The boot script appends them to those of the app.
  for (const name of controlsOf(html)) settings[kebabCase(name)] = ` ${control(name)}`.trimEnd();
  if (route.key === "not-found") settings["log"] = content.pages["not-found"].console;
  return settings;
}

/** Names of the controls in a rendered page that React runs. */
export function controlsOf(html: string): string[] {
  const names = [...html.matchAll(/ data-need="([^"]+)"/g)].map(([, name]) => name as string);
  return [...new Set(names)];
}
