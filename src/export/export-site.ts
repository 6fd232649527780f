import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Rolldown, ViteBuilder } from "vite";
import type { Content } from "../content/schema/content.ts";
import type { renderPage } from "../entry-server.tsx";
import { kebabCase } from "../kebab-case.ts";
import { type Route, routes } from "../routes.ts";
import { assemblePage } from "./assemble.ts";
import { bootSettings, controlsOf } from "./boot-settings.ts";
import { ClientChunks } from "./client-chunks.ts";
import { compileInlineScripts } from "./inline-scripts.ts";
import { replaceFolder, restoreFolder } from "./replace-folder.ts";
import { createStyler } from "./styles.ts";

/** Builds both bundles, renders every route, and swaps the finished folder into place. */
export async function exportSite(builder: ViteBuilder, content: Content): Promise<void> {
  const target = resolve(builder.config.root, builder.config.build.outDir);
  const workshop = `${target}.next-${process.pid}`;
  await restoreFolder(target);
  try {
    const site = join(workshop, "site");
    const [client, render] = await Promise.all([
      buildClient(builder),
      buildRenderer(builder, join(workshop, "server")),
    ]);
    for (const file of client)
      await write(join(site, file.fileName), file.type === "chunk" ? file.code : file.source);
    const finish = await pageFinisher(builder.config.base, content, new ClientChunks(client));
    await Promise.all(
      routes.map(async (route) => {
        const html = await finish(route, await render(route.key));
        await write(join(site, route.file), html);
      }),
    );
    await replaceFolder(site, target);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function buildClient(builder: ViteBuilder): Promise<Rolldown.RolldownOutput["output"]> {
  const { client } = builder.environments;
  if (!client) throw new Error("Vite has no environment for the browser.");
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  return output;
}

async function buildRenderer(builder: ViteBuilder, folder: string): Promise<typeof renderPage> {
  const { ssr } = builder.environments;
  if (!ssr) throw new Error("Vite has no environment for rendering.");
  const { output } = (await builder.build(ssr)) as Rolldown.RolldownOutput;
  for (const file of output)
    await write(join(folder, file.fileName), file.type === "chunk" ? file.code : file.source);
  const entry = pathToFileURL(join(folder, output[0].fileName)).href;
  const module = (await import(entry)) as { renderPage: typeof renderPage };
  return module.renderPage;
}

/** Gives a rendered page its styles, its scripts and the addresses of its chunks. */
async function pageFinisher(base: string, content: Content, chunks: ClientChunks) {
  const [styler, scripts] = await Promise.all([
    createStyler(content.site.theme),
    compileInlineScripts(),
  ]);
  const app = chunks.closureOf("entry-client.tsx");
  const addresses = (files: string[]) => files.map((file) => base + file).join(" ");

  return async (route: Route, html: string): Promise<string> => {
    const page = chunks.closureOf(`pages/${route.key}.tsx`);
    const control = (name: string) => chunks.closureOf(`components/${kebabCase(name)}.tsx`);
    const all = new Set([...app, ...page, ...controlsOf(html).flatMap(control)]);
    const beside = (files: string[]) => addresses(files.filter((file) => !app.includes(file)));
    return assemblePage(html, {
      styles: await styler(chunks.sourcesOf(all)),
      scripts,
      settings: bootSettings(html, route, content, {
        app: addresses(app),
        page: beside(page),
        control: (name) => beside(control(name)),
      }),
    });
  };
}

async function write(path: string, data: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
}
