import { isService } from "../engine/schema/groups/delivery.ts";
import { kebabCase } from "../site/design/kebab-case.ts";

/** Where the browser finds the chunks of a page; several addresses are separated by spaces. */
export interface ChunkAddresses {
  app: string;
  page: string;
  /** Chunks of a control, by the value of its `data-need`. */
  control: (name: string) => string;
  /** Only a bundle with a map has its chunk. */
  map: () => string;
  /** Only one with galleries that enlarge has its chunk. */
  enlarge: () => string;
  /** Only one with films of a service has its chunk. */
  film: () => string;
}

/** The settings of a page's boot script, as `data-` attributes of its element. */
export function bootSettings(
  html: string,
  { app, page, control, map, enlarge, film }: ChunkAddresses,
): Record<string, string> {
  const settings: Record<string, string> = { app: `${app} ${page}` };
  // The boot script appends them to those of the app.
  for (const name of controlsOf(html)) settings[kebabCase(name)] = ` ${control(name)}`.trimEnd();
  if (html.includes(" data-mapplace=")) settings["map"] = map();
  if (/ data-press="(?!https:)/.test(html)) settings["enlarge"] = enlarge();
  if (html.includes(' data-press="https:')) settings["film"] = film();
  return settings;
}

/** Names of the chunks that a rendered page loads on need: its controls, and the sender of its form. */
export function controlsOf(html: string): string[] {
  const names = html.matchAll(/ data-(?:need|keep)="([^"]+)"/g);
  return [...new Set(Array.from(names, ([, name = ""]) => name))];
}

/** Controls whose overlay is one of `src/site/contact/`. */
const ofContact = ["waitlistDialog"];

/** The source file below `src/site/` that a name of {@link controlsOf} stands for. */
export function sourceOf(name: string): string {
  const file = kebabCase(name);
  // By its name alone: importing `deliver.ts` would load React before the build sets NODE_ENV.
  if (isService(name)) return `contact/send-by-${file}.ts`;
  return `${ofContact.includes(name) ? "contact" : "components"}/${file}.tsx`;
}
