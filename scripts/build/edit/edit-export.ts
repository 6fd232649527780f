import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeAttribute } from "../../../src/engine/escape.ts";
import { withJsonValues } from "../../../src/engine/json-values.ts";
import { packageFiles } from "../../../src/engine/package-files.ts";
import { type Asset, kindFault, readPack } from "../../../src/engine/site/index.ts";
import { omitKeys, valueAt } from "../../../src/engine/values.ts";
import { hostOrigin, kindOfHost } from "../../../src/panel/host/repository-at.ts";
import type { Words } from "../../../src/panel/protocol/protocol.ts";
import {
  editFiles,
  editFolder,
  type ShellStart,
  shellStartId,
} from "../../../src/panel/remote/edit-files.ts";
import {
  type KnownFacts,
  type SiteData,
  stampOf,
} from "../../../src/panel/remote/session/site-data.ts";
import { siteLocale } from "../../../src/render/prepare/dates/site-locale.ts";
import type { RenderableContent } from "../../../src/render/resources.ts";
import {
  fallbackWidth,
  newFormats,
  pictureFile,
  type Rendition,
} from "../../../src/site/data/rendition.ts";
import { basePath } from "../../disk/base-path.ts";
import { contentDirectory } from "../../disk/content-directory.ts";
import { disk } from "../../disk/disk.ts";
import { filesBelow } from "../../disk/files-below.ts";
import { ownKinds } from "../../disk/own-kinds.ts";
import { readAssets } from "../../disk/owner-files.ts";
import { packageRoot, readPackage, version } from "../../package.ts";
import { drawnCss } from "../pictures/drawn-css.ts";
import type { Renditions } from "../pictures/renditions.ts";
import { ownStyles } from "../render/own-sections.ts";
import { createStyler } from "../render/styles.ts";

/**
 * Makes the panel on the published site.
 *
 * @param renditions Of which all pages have asked for theirs.
 * @param bundles The code of the panel, by the names of its files.
 */
export async function* editExport(
  contents: readonly RenderableContent[],
  renditions: Renditions,
  bundles: Readonly<Record<string, string>>,
): AsyncGenerator<readonly [path: string, data: string]> {
  const [own] = contents;
  const { edit } = own?.site ?? {};
  if (!own || !edit) return;
  const languages = yamlOfPackage(/^languages\//);
  for (const path of languages)
    yield [editFolder + path, withJsonValues(omitKeys(ofCommands, valuesOf(path)) as object)];
  const panel = inlineScript(bundles[editFiles.frame] ?? "");
  const code = { ...bundles, [editFiles.frame]: panel };
  for (const [name, text] of Object.entries(code)) yield [editFolder + name, text];
  const stamp = stampOf(textsOfContent(), "");
  const data: SiteData = {
    ...{ version, base: basePath(), stamp, languages },
    facts: Object.fromEntries(knownFacts()),
    pictures: Object.fromEntries(renditionsIn(renditions)),
    styles: Object.fromEntries(await Promise.all(contents.map(stylesOf))),
    packs: disk.packs.areShipped ? {} : textsBelow(disk.packs.folder, "languages/"),
    texts: Object.fromEntries([
      ...yamlOfPackage(/^starter\//).map((path) => [path, readPackage(path)]),
      ...yamlOfPackage(/^src\//).map((path) => [path, withJsonValues(valuesOf(path))]),
      ...yamlOfPackage(/^languages\/[\w-]+\.yaml$/).map((path) => [path, ordinaryWords(path)]),
    ]),
  };
  yield [editFolder + editFiles.data, JSON.stringify(data)];
  yield [editFolder + editFiles.stamp, `${stamp}\n`];
  const host = edit.host ?? kindOfHost(edit.repository) ?? "forgejo";
  yield [
    `${editFolder}index.html`,
    shellPage(
      {
        ...{ name: own.site.company.name, base: basePath(), language: own.site.language, host },
        ...{ clientId: edit.clientId, signIn: edit.signIn },
        ...{ repository: edit.repository, branch: edit.branch ?? "main" },
        ...{ folder: edit.folder ?? "content", words: wordsOfShell(), panel: sourceOf(panel) },
      },
      hostOrigin(edit.repository),
    ),
  ];
}

/** Code that can stand inside of an element of HTML. */
const inlineScript = (code: string) =>
  code.replaceAll("</script", "<\\/script").replaceAll("<!--", "\\x3C!--");

/** How a policy names code by its hash (Content Security Policy Level 3, § 2.3.1). */
const sourceOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** Paths of the YAML of this package in some of its folders. */
const yamlOfPackage = (folders: RegExp): string[] =>
  ["languages", "starter", "src/engine/shape"].flatMap((folder) =>
    filesBelow(join(packageRoot, folder))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((path) => /(?<!\.test)\.yaml$/.test(path) && folders.test(path)),
  );

const valuesOf = (path: string) => packageFiles().parsed(readPackage(path)) as object;

/** Subjects of the messages that commands alone say. */
export const ofCommands = [
  ...["building", "built-pages", "commands", "options", "own-sections", "page-markup"],
  ...["program-faults", "serving", "usage"],
];

/** The words of a language by which the check knows a text in it, on a site in another. */
const ordinaryWords = (path: string) =>
  withJsonValues({ hollow: { ordinary: valueAt(valuesOf(path), ["hollow", "ordinary"]) } });

/** The texts of YAML files below a folder, by their paths from it behind a prefix. */
function textsBelow(folder: string, prefix: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = filesBelow(folder).filter((name) => name.endsWith(".yaml"));
  return Object.fromEntries(
    files.map((name) => [
      prefix + name.replaceAll("\\", "/"),
      readFileSync(join(folder, name), "utf8"),
    ]),
  );
}

const textsOfContent = () => new Map(Object.entries(textsBelow(contentDirectory(), "/")));

async function stylesOf(content: RenderableContent): Promise<[locale: string, styles: string]> {
  const locale = siteLocale(content);
  const styler = await createStyler(content.site.theme, locale, await drawnCss(content));
  return [locale, styler.page() + ownStyles([...ownKinds().kinds.keys()])];
}

/** What the check has read of each picture and file, by its path in the content folder. */
function* knownFacts(): Generator<[path: string, facts: KnownFacts]> {
  const { pictures, files } = readAssets(contentDirectory());
  for (const one of pictures) yield [`pictures/${one.name}`, factsOf(one)];
  for (const one of files) yield [`files/${one.name}`, factsOf(one)];
}

/** As much of the beginning of a file as tells its kind. */
const shortStart = 64;

function factsOf({ name, file, facts }: Asset): KnownFacts {
  const bytes = readFileSync(file);
  // As Git names a file by its bytes.
  const id = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  const whole = facts.start();
  const short = whole.slice(0, shortStart);
  const isToldAlike = Boolean(kindFault(name, whole)) === Boolean(kindFault(name, short));
  return {
    ...{ id, bytes: facts.bytes, start: isToldAlike ? short : whole },
    ...(/\.(avif|jpe?g|png|svg|webp)$/.test(name) && { picture: facts.picture() }),
    ...(name.endsWith(".svg") && { drawing: facts.drawing() }),
    ...(name.endsWith(".pdf") && { pdf: facts.pdf() }),
    ...(name.endsWith(".vtt") && { captions: facts.captions() }),
    ...(facts.film() && { film: facts.film() }),
    ...(facts.secret() && { secret: facts.secret() }),
  };
}

/** What the export has of each picture in all widths, by its name. */
function* renditionsIn({ files }: Renditions): Generator<[name: string, rendition: Rendition]> {
  const { pictures } = readAssets(contentDirectory());
  for (const { name, facts } of pictures) {
    const size = facts.picture();
    const own = [...files.values()].filter(({ source }) => source.endsWith(`/${name}`));
    const [first] = own;
    if (!first || "fault" in size) continue;
    const stem = first.file.replace(/(?:-\d+)?\.\w+$/, "");
    const ending = size.kind === "svg" || size.kind === "jpg" ? size.kind : "png";
    const made = new Set(own.map(({ file }) => file));
    const widths = [...new Set(own.flatMap(({ width }) => width ?? []))].sort((a, b) => a - b);
    const inAll = widths.filter((width) =>
      newFormats.every((format) => made.has(pictureFile(stem, format, width))),
    );
    if (!made.has(pictureFile(stem, ending, fallbackWidth({ widths: inAll })))) continue;
    const width = inAll.at(-1) ?? size.width;
    const height = Math.round((size.height * width) / size.width);
    yield [name, { width, height, stem, widths: inAll, ending }];
  }
}

/** What the page says, in each language that has words of the panel. */
function wordsOfShell(): ShellStart["words"] {
  const tags = yamlOfPackage(/^languages\/[\w-]+\.yaml$/).map((path) =>
    path.replace(/^languages\/|\.yaml$/g, ""),
  );
  const all = tags.flatMap((tag) => {
    const { words, language } = readPack(disk, tag).editor;
    const own = valueAt(words, ["away"]) as Words | undefined;
    const host = valueAt(words, ["refusals", "host"]) as Words | undefined;
    return own && host && language === tag ? [[tag, { ...own, host }] as const] : [];
  });
  return Object.fromEntries(all);
}

/** The page around the panel. */
function shellPage(start: ShellStart, host: string): string {
  const policy = [
    // What the frame runs has to be allowed here too (HTML, § 7.9).
    ...["default-src 'none'", `script-src 'self' ${start.panel}`, "worker-src blob:"],
    ...["style-src 'unsafe-inline'"],
    ...["img-src 'self' data: blob:", "font-src 'self' data:", "media-src 'self'"],
    ...[`connect-src 'self' ${host}`, "form-action 'none'", "base-uri 'none'"],
  ].join(";");
  const json = JSON.stringify(start).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="${start.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeAttribute(start.name)}</title>
<link rel="icon" href="${start.base}icon.svg">
<style>${readPackage("src/panel/remote/shell.css")}</style>
<script type="application/json" id="${shellStartId}">${json}</script>
<script defer src="${start.base}${editFolder}${editFiles.shell}"></script>
</head>
<body></body>
</html>
`;
}
