import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";
import type { Content } from "../../src/content/schema/content.ts";
import { type Route, routesOf } from "../../src/routes.ts";
import { assemblePage } from "./assemble.ts";
import { bootSettings, controlsOf, sourceOf } from "./boot-settings.ts";
import { pageModuleId, pageSources } from "./content-source.ts";
import { compileInlineScripts } from "./inline-scripts.ts";
import { securityPolicy } from "./security-policy.ts";
import { speculationRules, structuredData } from "./structured-data.ts";
import {
  lateStyles,
  type Styler,
  styleNamesIn,
  styleNamesOf,
  withoutUnusedProperties,
} from "./styles.ts";

interface SiteParts {
  content: Content;
  client: Rolldown.RolldownOutput["output"];
  styler: Styler;
  /** Path below which the site is published, with a slash at both ends. */
  base: string;
}

/**
 * Gives each rendered page its styles, scripts, data and policy.
 *
 * @returns Their texts by file, and the policies by path, of all pages with an address of their own.
 */
export async function finishPages(
  render: (key: Route["key"]) => Promise<string>,
  { content, client, styler, base }: SiteParts,
) {
  const { site } = content;
  const routes = routesOf(content.pages);
  const scripts = await compileInlineScripts();
  const closureOf = (source: string) => closureIn(client, `/src/${source}`);
  const app = closureOf("entry-client.tsx");
  const addresses = (files: string[]) => files.map((file) => base + file).join(" ");
  const beside = (files: string[]) => addresses(files.filter((file) => !app.includes(file)));
  const pathOf = (path: string) => base + path.slice(1);

  const files = new Map<string, string>();
  // In the order of the pages, so that the same content gives the same bytes.
  const addressed = routes.filter(({ isMissing }) => !isMissing);
  const policies = new Map(addressed.map(({ path }) => [path, ""]));
  const finish = async (route: Route): Promise<void> => {
    const html = await render(route.key);
    const shown = styleNamesOf(html);
    const sources = ["entry-client.tsx", ...pageSources(content.pages[route.key])];
    const later = styleNamesIn(reachableSources([...sources, ...controlsOf(html).map(sourceOf)]));
    const lateRules = styler.late(shown, later);
    const styles = withoutUnusedProperties(styler.page(shown), lateRules + html);
    const late = lateStyles(route.key, lateRules);
    if (late) files.set(late.file, late.code);
    const others = addressed.filter((other) => other !== route);
    const speculation = speculationRules(others.map(({ path }) => pathOf(path)));
    const inlineScripts = [scripts.theme, speculation, scripts.boot];
    const { layout } = content.pages[route.key] ?? {};
    const sends = html.includes(" data-keep=");
    const policy = securityPolicy(styles, inlineScripts, layout, site, sends);
    if (!route.isMissing) policies.set(route.path, policy);
    const page = beside(closureIn(client, pageModuleId(route.key)));
    const finished = assemblePage(html, {
      styles,
      scripts,
      policy,
      data: {
        speculationrules: speculation,
        "application/ld+json": structuredData(route, content, (path) => site.origin + pathOf(path)),
      },
      settings: bootSettings(html, route, content, {
        app: addresses(app),
        page: late ? `${page} ${base}${late.file}` : page,
        control: (name) => beside(closureOf(sourceOf(name))),
        map: addresses(closureOf("browser/show-map.ts")),
      }),
    });
    files.set(route.file, finished);
  };

  await Promise.all(routes.map(finish));
  return { files, policies };
}

/** The chunk of a bundle that stands for the module with such an end of its id, and all that it imports, itself first. */
function closureIn(output: SiteParts["client"], id: string): string[] {
  const chunks = output.filter((file) => file.type === "chunk");
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(id));
  if (!start) throw new Error(`The browser's bundle has no chunk for ${id}.`);
  const files = new Set([start.fileName]);
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported);
  return [...files];
}

/** An import of something else than types. */
const valueImport = /^(?:import|export) (?!type )[^;"]*?from "(\.[^"]+)"/gm;

/**
 * Texts of some components and of all that they import, one through the other. What is loaded only
 * when it is wanted does not count.
 *
 * @param files their paths below `src/`.
 */
export function reachableSources(files: readonly string[]): string[] {
  const texts = new Map<string, string>();
  const visit = (path: string) => {
    if (texts.has(path) || !existsSync(path)) return;
    const text = readFileSync(path, "utf8");
    texts.set(path, text);
    for (const [, target] of text.matchAll(valueImport)) visit(join(dirname(path), `${target}`));
  };
  for (const file of files) visit(fileURLToPath(new URL(`../../src/${file}`, import.meta.url)));
  return [...texts].flatMap(([path, text]) => (path.endsWith(".tsx") ? [text] : []));
}
