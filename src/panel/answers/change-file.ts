import type * as z from "zod";
import type { CheckResult } from "../../src/engine/check/index.ts";
import type { Diagnostic } from "../../src/engine/diagnostic.ts";
import {
  addLanguage,
  type Change,
  changesOf,
  checkAfter,
  createPage,
  deletePage,
  gap,
  isUntranslated,
  leaveOut,
  removeLanguage,
  renamePage,
  sourceFiles,
  translatePage,
} from "../../src/engine/edit/index.ts";
import { folders } from "../../src/engine/schema/collections.ts";
import { requiredPages } from "../../src/engine/schema/layouts.ts";
import {
  type LoadResult,
  packFor,
  packTagOf,
  packTags,
  type Texts,
} from "../../src/engine/site/index.ts";
import { groupedBy, valueAt } from "../../src/engine/values.ts";
import type { WordWithSlots } from "../../src/panel/protocol/editable-text.ts";
import type { Answers, SiteFile } from "../../src/panel/protocol/protocol.ts";
import type { WaitingFile } from "../../src/panel/protocol/publish-protocol.ts";
import { RequestError } from "../../src/panel/protocol/request-error.ts";
import { requests } from "../../src/panel/protocol/requests.ts";
import { routeOf } from "../../src/site/routes.ts";
import { memoize } from "../../src/words/memoize.ts";
import { checkContent, loadContent } from "../disk/check-content.ts";
import { contentDirectory } from "../disk/content-directory.ts";
import { disk } from "../disk/disk.ts";
import { displayPath } from "../disk/display-path.ts";
import { hashText, plainFinding, whereIs } from "./editable-file.ts";
import { layoutAndKinds } from "./editor-files.ts";
import type { Journal } from "./journal.ts";

/**
 * Creates, renames or deletes a page, product or entry in one step of the journal, or says what would come of it.
 *
 * @param reader The language of comments in new files.
 */
export function changeFile(journal: Journal, given: object, reader: string): Answers["file"] {
  const { data: asked } = requests.file.safeParse(given);
  if (!asked) throw new RequestError(400, "title");
  const { action, what, isTrial } = asked;
  const loaded = loadContent(contentDirectory());
  const texts = textsFor(loaded, asked, reader);
  const changes = changesOf(loaded, texts);
  const [{ file: first = "" } = {}] = changes;
  const isLeftOut = action === "leaveOut";
  const isNew = /^(?:create|addLanguage)$/.test(action);
  const isGone = isLeftOut || /^(?:delete|removeLanguage)$/.test(action);
  const from = isNew ? asked.from : isLeftOut ? keyOf(first) : what;
  const to = isLeftOut ? what : isGone ? "pages/home" : keyOf(first);
  const isLeft = isGone && changes.some(({ file }) => keyOf(file) === asked.from);
  if (!isTrial) journal.apply({ from: `${from}#`, to: `${to}#`, changes });
  const after = isTrial ? checkAfter(loaded, texts).found : [];
  const found = after.filter(({ file }) => !file.startsWith(`${loaded.file}/${what}/`));
  return {
    place: `${to}#`,
    summary: summaryOf(changes, found, isLeftOut),
    findings: found.map((one) => ({ ...plainFinding(one), where: whereIs(one) })),
    ...(action === "create" && {
      name: to.replace(/^.*\//, ""),
      hasPage: changes.some(({ file }) => keyOf(file).startsWith("pages/")),
    }),
    // What goes leads elsewhere only from its own page.
    ...((!isGone || isLeft) && pagePath(to, loadContent(loaded.file, texts))),
  };
}

/** What happens to which files, and how many links lead nowhere then. */
function summaryOf(
  changes: readonly Change[],
  found: readonly Diagnostic[],
  isLeftOut: boolean,
): WordWithSlots[] {
  const fateOf = ({ before, text }: Change) => {
    if (text === undefined) return isLeftOut ? "leavesOut" : "deletes";
    return before === undefined ? "writes" : "changes";
  };
  const fates = [...groupedBy(changes, fateOf)].map(([word, files]) => {
    return { word, slots: { files: files.map(({ file }) => file).join(", ") } };
  });
  const n = found.filter(({ rule }) => rule === "link-internal").length;
  return n > 0 ? [...fates, { word: "deadLinks", slots: { n } }] : fates;
}

/** The path of a file in the content folder, without its ending. */
export const keyOf = (file: string) =>
  file.replace(`${displayPath(contentDirectory())}/`, "").replace(/\.yaml$/, "");

/** The texts of the files that change. */
function textsFor(
  loaded: LoadResult,
  asked: z.output<typeof requests.file>,
  reader: string,
): Texts {
  const { action, what, title, name, links, hash } = asked;
  if (action === "create") return createPage(loaded, what, title, links, name || title);
  if (action === "addLanguage") return addLanguage(loaded, title, reader);
  if (action === "removeLanguage") return removeLanguage(loaded, title);
  if (action === "leaveOut" && what === `languages/${title}`) {
    const waiting = waitingFiles(checkContent({ directory: loaded.file, publish: true }));
    const keys = waiting.flatMap(({ key, tag }) => (tag === title ? key : []));
    return leaveOut(loaded, keys, title);
  }
  const file = siteFiles(loaded).find(({ key }) => key === what);
  if (!file) throw new RequestError(404, "pageGone");
  if (file.isRequired && action !== "translate") throw new RequestError(409, "requiredPage");
  if (action === "leaveOut") return leaveOut(loaded, [what], title);
  if (file.hash !== hash) throw new RequestError(409, "changed", { file: `${what}.yaml` });
  if (action === "translate") return translatePage(loaded, what, title, reader);
  return action === "rename" ? renamePage(loaded, what, title) : deletePage(loaded, what);
}

const fileOfSite = new RegExp(`^(?:pages|products|${folders.join("|")})/([^/]+)$`);

/** All pages, products and entries in the site's own language. */
export function siteFiles(loaded: LoadResult): SiteFile[] {
  const read = new Map(sourceFiles(loaded.located).map((one) => [one.own.file, one]));
  const { pack } = packFor(disk, loaded.located.site?.root);
  return loaded.sources.flatMap(({ file, text }) => {
    const [key, name = ""] = fileOfSite.exec(keyOf(file)) ?? [];
    if (!key) return [];
    const source = read.get(file);
    const titles = ["title", "name"].flatMap((one) => valueAt(source?.value, [one]) ?? []);
    // Until it has a title, a page is called as links to it are.
    const linkText = key.startsWith("pages/") ? valueAt(pack, ["pageNames", name]) : undefined;
    const title = titles.find((one) => one !== gap) ?? linkText ?? name;
    const isMissing = (tag: string) => source && isUntranslated(loaded, tag, source);
    const translated = loaded.translations.flatMap((one) =>
      one.sources.some((other) => other.file === `${one.file}/${key}.yaml`) ? one.tag : [],
    );
    return {
      key,
      name,
      title: `${title}`,
      isRequired: requiredPages.some((one) => key === `pages/${one}`),
      missing: loaded.translations.map(({ tag }) => tag).filter(isMissing),
      translated,
      hash: hashText(text),
      ...pagePath(key, loaded),
    };
  });
}

/** What can be left out of a further language until its texts are written, as a check before publishing finds it. */
export function waitingFiles(checked: CheckResult): WaitingFile[] {
  const isError = ({ severity }: Diagnostic) => severity === "error";
  const wrong = new Set(checked.diagnostics.filter(isError).map(({ file }) => file));
  const files = siteFiles(checked).filter(({ isRequired }) => !isRequired);
  return checked.translations.flatMap(({ tag, file: folder }) =>
    files.flatMap(({ key, title }) =>
      wrong.has(`${folder}/${key}.yaml`) ? { key, title, tag } : [],
    ),
  );
}

/**
 * By the language of a site, any language as it is written in the country of the site, where that writes dates and times
 * in its own way.
 */
const regionalForms = memoize((language) => memoize((tag) => regionalForm(tag, language)));

function regionalForm(tag: string, language: string): string {
  const own = new Intl.Locale(language);
  // Firms of all countries write English.
  const region = own.region ?? (own.language === "en" ? undefined : own.maximize().region);
  const form = region ? `${tag}-${region}` : tag;
  return new Intl.DateTimeFormat(form).resolvedOptions().locale === form ? form : tag;
}

/** The further languages of a site, and those with a pack that it could have. */
export function languagesOf({ located, translations }: LoadResult) {
  const there = translations.map(({ tag }) => tag);
  const language = `${located.site?.root.language ?? "en"}`;
  const taken = [language, ...there].map((tag) => packTagOf(disk, tag));
  const more = packTags(disk).filter((tag) => !taken.includes(tag));
  return { there, more: more.map(regionalForms(language)) };
}

/** The path of the page that shows a file; that of the first page if this one is gone. */
export function pagePath(key: string, { located, translations }: LoadResult): { path?: string } {
  const [, tag = "", name = ""] = /^(?:languages\/([^/]+)\/)?(?:pages\/)?(.*)$/s.exec(key) ?? [];
  const language = translations.find((one) => one.tag === tag);
  const { pages } = language?.located ?? located;
  const shows = (layout: string) =>
    pages.find((one) => one.layout === layout) ??
    pages.find((one) => layoutAndKinds(one).includes(layout));
  const isProduct = name.startsWith("products/");
  const page = isProduct ? shows("products")?.key : name;
  if (page === undefined) return {};
  const path = routeOf(language?.slugs.get(page) ?? page).path;
  const isThere = isProduct || located.pageKeys.includes(page);
  return { path: isThere ? (language ? `/${tag}${path}` : path) : "/" };
}

/** Where a step was that is undone or made again; of a whole file, the page that shows it. */
export function pageOfStep(place: string): Omit<Answers["undo"], "what"> {
  // Each page shows the site.
  const isFile = place.endsWith("#") && !place.endsWith("site#");
  return { place, ...(isFile && pagePath(place.slice(0, -1), loadContent(contentDirectory()))) };
}
