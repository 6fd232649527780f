import type { Content } from "../content/schema/content.ts";
import { kebabCase } from "../kebab-case.ts";
import { type Route, routes } from "../routes.ts";
import { assemblePage } from "./assemble.ts";
import { bootSettings, controlsOf } from "./boot-settings.ts";
import type { ClientChunks } from "./client-chunks.ts";
import { compileInlineScripts } from "./inline-scripts.ts";
import { securityPolicy } from "./security-policy.ts";
import { speculationRules } from "./speculation-rules.ts";
import { structuredData } from "./structured-data.ts";
import { createStyler } from "./styles.ts";

/** What finishing a page needs to know of the whole site. */
export interface SiteParts {
  content: Content;
  chunks: ClientChunks;
  /** Path below which the site is published, with a slash at both ends. */
  base: string;
}

/** The finished pages by file, and a policy that allows what all of them use. */
export interface FinishedPages {
  pages: Map<string, string>;
  policy: string;
}

/** Gives each rendered page its styles, scripts, data and policy. */
export async function finishPages(
  render: (key: Route["key"]) => Promise<string>,
  { content, chunks, base }: SiteParts,
): Promise<FinishedPages> {
  const { site } = content;
  const [styler, scripts] = await Promise.all([createStyler(site.theme), compileInlineScripts()]);
  const rules = speculationRules(base);
  const inlineScripts = [scripts.theme, rules, scripts.boot];
  const app = chunks.closureOf("entry-client.tsx");
  const addresses = (files: string[]) => files.map((file) => base + file).join(" ");
  const beside = (files: string[]) => addresses(files.filter((file) => !app.includes(file)));
  const control = (name: string) => chunks.closureOf(`components/${kebabCase(name)}.tsx`);
  const addressOf = (path: string) => site.origin + base + path.slice(1);

  const allStyles: string[] = [];
  const finish = async (route: Route): Promise<[string, string]> => {
    const html = await render(route.key);
    const page = chunks.closureOf(`pages/${route.key}.tsx`);
    const all = new Set([...app, ...page, ...controlsOf(html).flatMap(control)]);
    const styles = await styler(chunks.sourcesOf(all));
    allStyles.push(styles);
    const finished = assemblePage(html, {
      styles,
      scripts,
      policy: securityPolicy({ styles: [styles], scripts: inlineScripts }, [route.key], site),
      data: {
        speculationrules: rules,
        "application/ld+json": structuredData(route, content, addressOf),
      },
      settings: bootSettings(html, route, content, {
        app: addresses(app),
        page: beside(page),
        control: (name) => beside(control(name)),
      }),
    });
    return [route.file, finished];
  };

  const pages = new Map(await Promise.all(routes.map(finish)));
  const everything = { styles: allStyles.sort(), scripts: inlineScripts };
  const keys = routes.map(({ key }) => key);
  return { pages, policy: securityPolicy(everything, keys, site) };
}
