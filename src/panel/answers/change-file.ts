import type * as z from "zod";
import type { CheckResult } from "../../engine/check/index.ts";
import type { Diagnostic } from "../../engine/diagnostic.ts";
import {
  addLanguage,
  type Change,
  changesOf,
  checkAfter,
  copyPage,
  createPage,
  deletePage,
  gap,
  isUntranslated,
  leaveOut,
  removeLanguage,
  renamePage,
  setValues,
  sourceFiles,
  translatePage,
} from "../../engine/edit/index.ts";
import { folders } from "../../engine/schema/collections.ts";
import { isLayout, isParticular, layoutOf, requiredPages } from "../../engine/schema/layouts.ts";
import { regionsOf } from "../../engine/shape/index.ts";
import {
  type LoadResult,
  packFor,
  packTagOf,
  packTags,
  pathIn,
  siteWith,
  type Texts,
} from "../../engine/site/index.ts";
import { valueAt } from "../../engine/values.ts";
import { routeOf } from "../../site/routes.ts";
import { groupedBy } from "../../words/grouped-by.ts";
import { textVersion } from "../../words/text-version.ts";
import type { WordWithSlots } from "../protocol/editable-text.ts";
import type { Answers, SiteFile } from "../protocol/protocol.ts";
import type { WaitingFile } from "../protocol/publish-protocol.ts";
import { RequestError } from "../protocol/request-error.ts";
import { requests } from "../protocol/requests.ts";
import { plainFinding, whereIs } from "./editable-file.ts";
import { layoutAndKinds } from "./editor-files.ts";
import type { Journal } from "./journal.ts";
import { filesOfRows } from "./rows-as-files.ts";
import { checkToPublish, loadWorkspace, type Workspace } from "./workspace.ts";

/**
 * Creates, copies, renames or deletes a page, product or entry in one step of the journal, or says what would come of it.
 *
 * @param reader The language in which the panel names the values of rows.
 */
export function changeFile(journal: Journal, given: object, reader: string): Answers["file"] {
  const { data: asked } = requests.file.safeParse(given);
  if (!asked) throw new RequestError(400, "title");
  const { action, what, isTrial } = asked;
  const loaded = loadWorkspace(journal.workspace);
  const keyOf = (file: string) => keyIn(loaded, file);
  const { texts, rows } =
    asked.rows === undefined
      ? { texts: textsFor(journal.workspace, loaded, asked) }
      : filesOfRows(loaded, { ...asked, rows: asked.rows }, reader);
  if (texts.size === 0 && !isTrial) throw new RequestError(400, "title");
  const changes = changesOf(loaded, texts);
  const [{ file: first = "" } = {}] = changes;
  const isLeftOut = action === "leaveOut";
  const isNew = /^(?:create|copy|addLanguage)$/.test(action);
  const isGone = isLeftOut || /^(?:delete|removeLanguage)$/.test(action);
  const from = isNew ? asked.from : isLeftOut ? keyOf(first) : what;
  const to = isLeftOut ? what : isGone ? "pages/home" : keyOf(first);
  const isLeft = isGone && changes.some(({ file }) => keyOf(file) === asked.from);
  if (!isTrial) journal.apply({ from: `${from}#`, to: `${to}#`, changes });
  const after = isTrial && texts.size > 0 ? checkAfter(loaded, texts).found : [];
  const found = after.filter(({ file }) => !file.startsWith(pathIn(loaded.file, `${what}/`)));
  return {
    place: `${to}#`,
    ...(rows && { rows }),
    summary: summaryOf(changes, found, isLeftOut),
    findings: found.map((one) => ({ ...plainFinding(one), where: whereIs(one) })),
    ...(action === "create" && {
      name: to.replace(/^.*\//, ""),
      hasPage: changes.some(({ file }) => keyOf(file).startsWith("pages/")),
    }),
    // What goes leads elsewhere only from its own page.
    ...((!isGone || isLeft) && pagePath(to, siteWith(loaded, texts))),
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
export const keyIn = ({ file: folder }: Pick<LoadResult, "file">, file: string): string =>
  file.replace(pathIn(folder, ""), "").replace(/\.yaml$/, "");

/** The texts of the files that change. */
function textsFor(
  workspace: Workspace,
  loaded: LoadResult,
  asked: z.output<typeof requests.file>,
): Texts {
  const { action, what, title, name, links, hash, day } = asked;
  if (action === "create") {
    const texts = createPage(loaded, what, title, links, name || title);
    const [[file, text = ""] = [""]] = texts;
    const isDated = what === "event" && day !== undefined;
    const edits = isDated ? [{ path: ["from"], value: day }] : [];
    return new Map([...texts, [file, setValues(text, file, edits)]]);
  }
  if (action === "addLanguage") return addLanguage(loaded, title);
  if (action === "removeLanguage") return removeLanguage(loaded, title);
  if (action === "leaveOut" && what === `languages/${title}`) {
    const keys = waitingFiles(checkToPublish(workspace)).flatMap(({ key, tag }) =>
      tag === title ? key : [],
    );
    return leaveOut(loaded, keys, title);
  }
  const file = siteFiles(loaded).find(({ key }) => key === what);
  if (!file) throw new RequestError(404, "pageGone");
  if (action === "copy" ? !file.mayBeCopied : file.isRequired && action !== "translate")
    throw new RequestError(409, "requiredPage");
  if (action === "leaveOut") return leaveOut(loaded, [what], title);
  if (file.hash !== hash) throw new RequestError(409, "changed", { file: `${what}.yaml` });
  if (action === "translate") return translatePage(loaded, what, title);
  if (action === "copy") return copyPage(loaded, what, title);
  return action === "rename" ? renamePage(loaded, what, title) : deletePage(loaded, what);
}

const fileOfSite = new RegExp(`^(?:pages|products|${folders.join("|")})/([^/]+)$`);

/** What files but the settings are called: pages, products and entries by title, a translation as what it translates. */
export function titlesOf(loaded: LoadResult, files: readonly string[]): string[] {
  const changed = new Set(files.map((file) => file.replace(/^.*?\/(?:languages\/[^/]+\/)?/, "")));
  const all = siteFiles(loaded);
  const titles = all.flatMap(({ key, title }) => (changed.delete(`${key}.yaml`) ? title : []));
  changed.delete("site.yaml");
  // What is gone has no title any more.
  return [...titles, ...[...changed].map((file) => file.replace(/^.*\/|\.yaml$/g, ""))];
}

/** All pages, products and entries in the site's own language. */
export function siteFiles(loaded: LoadResult): SiteFile[] {
  const read = new Map(sourceFiles(loaded.located).map((one) => [one.own.file, one]));
  const { pack } = packFor(loaded.located.host, loaded.located.site?.root);
  const startPage = loaded.located.site?.root.startPage ?? "home";
  return loaded.sources.flatMap(({ file, text }) => {
    const [key, name = ""] = fileOfSite.exec(keyIn(loaded, file)) ?? [];
    if (!key) return [];
    const source = read.get(file);
    const titles = ["title", "name"].flatMap((one) => valueAt(source?.value, [one]) ?? []);
    const isFirst = key === `pages/${startPage}`;
    const page = key.replace(/^pages\//, "");
    const layout = `${layoutOf(valueAt(source?.value, ["layout"]), page)}`;
    const common = key.startsWith("pages/") ? [isFirst ? "home" : name, layout] : [];
    const [linkText] = common.flatMap((one) => valueAt(pack, ["pageNames", one]) ?? []);
    // The title of the first page is written for search engines. Links have a name for it, and for one without a title.
    const named = isFirst && linkText ? [linkText] : titles;
    const title = named.find((one) => one !== gap) ?? linkText ?? name;
    const isMissing = (tag: string) => source && isUntranslated(loaded, tag, source);
    const translated = loaded.translations.flatMap((one) =>
      one.sources.some((other) => other.file === `${one.file}/${key}.yaml`) ? one.tag : [],
    );
    return {
      key,
      name,
      title: `${title}`,
      mayBeCopied: !isLayout(layout) || !isParticular(layout),
      isRequired: requiredPages.some((one) => key === `pages/${one}`),
      missing: loaded.translations.map(({ tag }) => tag).filter(isMissing),
      translated,
      hash: textVersion(text),
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

/** A language as it is written in the country of a site, if people there do: English in Italy is English. */
function regionalForm(tag: string, language: string): string {
  const own = new Intl.Locale(language);
  // Firms of all countries write English.
  const region = own.region ?? (own.language === "en" ? "" : `${own.maximize().region}`);
  return regionsOf(tag).includes(region) ? `${tag}-${region}` : tag;
}

/** The further languages of a site, and those with a pack that it could have. */
export function languagesOf({ located, translations }: LoadResult) {
  const there = translations.map(({ tag }) => tag);
  const language = `${located.site?.root.language ?? "en"}`;
  const taken = [language, ...there].map((tag) => packTagOf(located.host, tag));
  const more = packTags(located.host).filter((tag) => !taken.includes(tag));
  return { there, more: more.map((tag) => regionalForm(tag, language)) };
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
export function pageOfStep(workspace: Workspace, place: string): Omit<Answers["undo"], "what"> {
  // Each page shows the site.
  const isFile = place.endsWith("#") && !place.endsWith("site#");
  return { place, ...(isFile && pagePath(place.slice(0, -1), loadWorkspace(workspace))) };
}
