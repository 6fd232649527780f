import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Rolldown, ViteBuilder } from "vite";
import { UserError } from "../../src/engine/check/index.ts";
import { inTerminalWords, tell } from "../../src/engine/messages/index.ts";
import { editFiles } from "../../src/panel/remote/edit-files.ts";
import type { BundledFile } from "../../src/render/client-chunks.ts";
import { finishPages } from "../../src/render/finish-pages.ts";
import { siteLocale } from "../../src/render/prepare/dates/site-locale.ts";
import { withoutLanguages } from "../../src/render/prepare/texts/without-languages.ts";
import type { RenderableContent } from "../../src/render/resources.ts";
import type { LinkPreview } from "../../src/site/data/link-preview.ts";
import type { renderPage } from "../../src/site/entry-server.tsx";
import { say } from "../../src/words/say.ts";
import { basePath } from "../disk/base-path.ts";
import { ownerFiles } from "../disk/owner-files.ts";
import { explainCode, makeFolder } from "../edit/write-changes.ts";
import { editEnvironments } from "./edit/edit-bundles.ts";
import { editExport } from "./edit/edit-export.ts";
import { drawnCss } from "./pictures/drawn-css.ts";
import { encodePicture } from "./pictures/encode-picture.ts";
import { missingFiles } from "./pictures/missing-files.ts";
import { type MissingGlyphs, missingGlyphWarnings } from "./pictures/previews/missing-glyphs.ts";
import type { Renditions } from "./pictures/renditions.ts";
import { type Progress, progressOf } from "./progress.ts";
import { compileInlineScripts } from "./render/compile-scripts.ts";
import { explainBundleError, explainingErrors } from "./render/explain-own-errors.ts";
import { type Bundles, KeptExport } from "./render/kept-export.ts";
import * as own from "./render/own-sections.ts";
import { createStyler } from "./render/styles.ts";
import { withWeight } from "./render/with-weight.ts";
import {
  openWorkFolder,
  ownFolder,
  removeFolder,
  replaceFolder,
  restoreFolder,
} from "./replace-folder.ts";
import { previewFiles, sharedFiles, sideFiles } from "./side-files.ts";

/** What makes the bundles of a site. */
interface Bundler {
  /** All on which they depend, the program aside. */
  dependsOn: readonly unknown[];
  create: () => Promise<ViteBuilder>;
}

/**
 * Builds the bundles of the browser and of the renderer, renders every route in each language, and swaps the finished
 * folder into place.
 *
 * @param wanted Whole path of the folder to write.
 */
export async function exportSite(
  wanted: string,
  contents: readonly RenderableContent[],
  pictures: Renditions,
  bundler: Bundler,
): Promise<void> {
  const target = await ownFolder(wanted);
  makeFolder(dirname(target));
  const work: string[] = [];
  try {
    await restoreFolder(target);
    const staging = await openWorkFolder(target);
    work.push(staging);
    const renderers = await openWorkFolder(target);
    work.push(renderers);
    const kept = new KeptExport(staging, target);
    const asked = new Map<string, string[]>();
    const warnings = new Set<string>();
    const bundles = kept.bundles(bundler.dependsOn, () => makeBundles(bundler));
    const parts = bundles.then(async ({ client, ssr }) => {
      return { client, render: await loadRenderer(ssr, renderers) };
    });
    for (const content of contents) {
      const said = await writeLanguage(kept, staging, content, parts, pictures, asked);
      for (const warning of said) warnings.add(`${warning}\n`);
    }
    const { client, edit } = await bundles;
    await writeEach(staging, codeOf(client), writeFile);
    await writeEach(staging, sharedFiles(contents, basePath()), writeFile);
    if (edit) await writeEach(staging, editExport(contents, pictures, edit), writeFile);
    // All pages have asked for their pictures by now. The encoder itself uses all cores.
    const advance = told("pictures", pictures.files.size);
    await writeEach(staging, pictures.files, async (file, picture) => {
      await writeFile(file, await encodePicture(picture));
      advance();
    });
    const owned = ownerFiles();
    await writeEach(staging, owned, (file, source) => copyFile(source, file));
    const missing = missingFiles(staging, contents[0]?.site.origin ?? "", basePath(), asked);
    if (missing.length > 0)
      throw new UserError([...missing, say("built-pages.none-written")].join("\n"));
    const left = await replaceFolder(staging, target);
    if (left) warnings.add(`${say("building.left-behind", { folder: left })}\n`);
    kept.remember();
    process.stderr.write(inTerminalWords([...warnings].join("")));
  } catch (error) {
    throw explainWriteError(explainBundleError(error), target);
  } finally {
    for (const folder of work) await removeFolder(folder);
  }
}

/**
 * Writes the pages of a language and their side files. Returns warnings.
 *
 * @param asked Gets the addresses that pages ask for, by the file of each page.
 */
async function writeLanguage(
  kept: KeptExport,
  staging: string,
  content: RenderableContent,
  bundled: Promise<{ client: readonly BundledFile[]; render: typeof renderPage }>,
  renditions: Renditions,
  asked: Map<string, string[]>,
): Promise<string[]> {
  const { site } = content;
  const plain = withoutLanguages(content);
  const previews = new Map<string, LinkPreview>();
  const undrawn: MissingGlyphs = new Map();
  let hasFailed = false;
  bundled.catch(() => {
    hasFailed = true;
  });
  async function drawPreviews(): Promise<void> {
    const groups = previewFiles(plain, renditions);
    // A few at a time: they are drawn in parallel, but all of them would not fit into memory.
    const advance = told("pictures", groups.length);
    for (let at = 0; at < groups.length && !hasFailed; at += previewsAtOnce) {
      const some = groups.slice(at, at + previewsAtOnce);
      for (const note of await allEnded(some.map((group) => kept.write(group)))) {
        previews.set(note.key, note.preview);
        for (const [text, characters] of note.undrawn) undrawn.set(text, characters);
      }
      advance(some.length);
    }
  }
  const [{ client, render }, styler, scripts] = await allEnded([
    bundled,
    drawnCss(content).then((drawn) => createStyler(site.theme, siteLocale(content), drawn)),
    compileInlineScripts(content, site.analytics && new URL(site.origin).host),
    drawPreviews(),
  ]);
  const base = basePath();
  const weigh = withWeight;
  const parts = { content, renditions, previews, client, styler, scripts, own, weigh, base };
  await writeEach(staging, sideFiles(plain, base, renditions), writeFile);
  const advance = told("pages", Object.keys(content.pages).length);
  for await (const group of finishPages(render, parts)) {
    asked.set(group.name, await kept.write(group));
    advance();
  }
  return missingGlyphWarnings(undrawn, site.language);
}

const previewsAtOnce = 8;

/**
 * Tells at a terminal, or the process that has started this one, how many pages or pictures are ready. What reads the
 * output instead wants faults alone.
 */
const told = (what: "pages" | "pictures", total: number) =>
  progressOf((done) => {
    process.send?.({ what, done, total } satisfies Progress);
    if (process.stderr.isTTY)
      process.stderr.write(`${tell("building.ready", { what, done, total })}\n`);
  }, total);

/** The results of promises when all have ended: what still writes would bring back a folder that is removed. */
async function allEnded<const Values extends readonly unknown[]>(promises: Values) {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

async function makeBundles({ create }: Bundler): Promise<Bundles> {
  const builder = await create();
  const [client, ssr] = await allEnded([
    buildEnvironment(builder, "client"),
    buildEnvironment(builder, "ssr"),
  ]);
  if (!builder.environments[editEnvironments.shell]) return { client, ssr };
  const parts = Object.entries(editEnvironments).map(async ([part, name]) => {
    const [bundle] = await buildEnvironment(builder, name);
    return [editFiles[part as keyof typeof editEnvironments], `${bundle?.code}`] as const;
  });
  return { client, ssr, edit: Object.fromEntries(await allEnded(parts)) };
}

export async function buildEnvironment(builder: ViteBuilder, name: string) {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`Vite has no environment called ${name}.`);
  const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput;
  return output.map((file) => {
    if (file.type === "asset") throw new Error(`A bundle has ${file.fileName}, which is no code.`);
    const { fileName, code, facadeModuleId, imports } = file;
    return { fileName, code, facadeModuleId, imports };
  });
}

/** Writes the bundle of the renderer to a folder, and loads it. */
export async function loadRenderer(files: Bundles["ssr"], folder: string) {
  await writeEach(folder, codeOf(files), writeFile);
  const entry = pathToFileURL(join(folder, `${files[0]?.fileName}`)).href;
  const module = (await import(entry)) as { renderPage: typeof renderPage };
  return explainingErrors(module.renderPage);
}

const codeOf = (files: readonly BundledFile[]) =>
  files.map(({ fileName, code }) => [fileName, code] as const);

type NamedData<Thing> = readonly [path: string, thing: Thing];

/** Writes each file as soon as it is made, so that a large site need not fit into memory. */
async function writeEach<Thing>(
  folder: string,
  things: Iterable<NamedData<Thing>> | AsyncIterable<NamedData<Thing>>,
  place: (file: string, thing: Thing) => Promise<void>,
): Promise<void> {
  for await (const [path, thing] of things) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await place(file, thing);
  }
}

/** Codes of errors that a person can do something about. */
const reasons = ["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EMFILE", "EFBIG", "EBUSY"];

/** Explains in one sentence why a folder could not be written; returns any other error unchanged. */
function explainWriteError(error: unknown, folder: string): unknown {
  const { code: reason = "" } = Object(error) as NodeJS.ErrnoException;
  if (!reasons.includes(reason)) return error;
  const why = explainCode(reason === "EBUSY" ? "mount" : reason);
  return new UserError(say("building.not-written", { folder, reason: why }));
}
