import { resolve } from "node:path";
import * as z from "zod";
import { requiredPages } from "../../src/content/layouts.ts";
import type { Answers, Message, Requests, SiteFile } from "../../src/editor/protocol.ts";
import { routeOf } from "../../src/routes.ts";
import { contentDirectory } from "../content/content-directory.ts";
import type { Diagnostic } from "../content/diagnostic.ts";
import { displayPath } from "../content/display-path.ts";
import { type LoadResult, loadContent } from "../content/load.ts";
import { groupedBy, valueAt } from "../content/values.ts";
import {
  checkAfter,
  createPage,
  deletePage,
  type FileTexts,
  renamePage,
} from "../edit/page-files.ts";
import { filesWithFields } from "../edit/source-files.ts";
import { readIfExists } from "../edit/write-file.ts";
import { hashText, plainFinding } from "./editable-file.ts";
import { partsOf } from "./editor-files.ts";
import { RequestError } from "./guard.ts";
import { type Change, type Journal, realPathInside } from "./journal.ts";

const request = z.object({
  action: z.enum(["create", "rename", "delete"]),
  what: z.string(),
  title: z.string().trim().min(1).max(200),
  links: z.array(z.enum(["header", "footer"])),
  hash: z.string(),
  isTrial: z.boolean(),
}) satisfies z.ZodType<Requests["file"]>;

interface ChangedFile extends Change {
  file: string;
}

/** Creates, renames or deletes a page, product or post in one step of the journal, or says what would come of it. */
export function changeFile(journal: Journal, given: object): Answers["file"] {
  const { data: asked } = request.safeParse(given);
  if (!asked) throw new RequestError(400, "title");
  const directory = contentDirectory();
  const texts = textsAfter(directory, asked);
  const changes = [...texts].map(([file, after]): ChangedFile => {
    const path = realPathInside(directory, resolve(file));
    return { file, path, before: readIfExists(path), after };
  });
  const [first = ""] = texts.keys();
  const from = asked.action === "create" ? "pages/home" : asked.what;
  const to = asked.action === "delete" ? "pages/home" : keyOf(first);
  if (!asked.isTrial) journal.apply({ from: `${from}#`, to: `${to}#`, changes });
  const { found } = asked.isTrial ? checkAfter(directory, texts) : { found: [] };
  return {
    summary: summaryOf(changes, found),
    findings: found.map((one) => {
      const message = `${one.file}, line ${one.start.line}: ${one.message}`;
      return { ...plainFinding(one), message };
    }),
    ...pathOf(to, loadContent(directory, texts)),
  };
}

/** What happens to which files, and how many links lead nowhere then. */
function summaryOf(changes: readonly ChangedFile[], found: readonly Diagnostic[]): Message[] {
  const fateOf = ({ before, after }: ChangedFile) =>
    before === undefined ? "writes" : after === undefined ? "deletes" : "changes";
  const fates = [...groupedBy(changes, fateOf)].map(([word, files]) => {
    return { word, slots: { files: files.map(({ file }) => file).join(", ") } };
  });
  const n = found.filter(({ rule }) => rule === "link-internal").length;
  return n > 0 ? [...fates, { word: "deadLinks", slots: { n } }] : fates;
}

/** The path of a file in the content folder, without its ending. */
const keyOf = (file: string) =>
  file.replace(`${displayPath(contentDirectory())}/`, "").replace(/\.yaml$/, "");

function textsAfter(directory: string, asked: z.infer<typeof request>): FileTexts {
  const { action, what, title, links, hash } = asked;
  if (action === "create") return createPage(directory, what, title, links);
  const file = siteFiles(loadContent(directory)).find(({ key }) => key === what);
  if (!file) throw new RequestError(404, "pageGone");
  if (file.isRequired) throw new RequestError(409, "requiredPage");
  if (file.hash !== hash) throw new RequestError(409, "changed", { file: `${what}.yaml` });
  return action === "rename" ? renamePage(directory, what, title) : deletePage(directory, what);
}

/** All pages, products and posts in the site's own language. */
export function siteFiles(loaded: LoadResult): SiteFile[] {
  const values = new Map(
    filesWithFields(loaded.located).map(({ own, value }) => [own.file, value]),
  );
  return loaded.sources.flatMap(({ file, text }) => {
    const [key, name = ""] = /^(?:pages|products|news)\/([^/]+)$/.exec(keyOf(file)) ?? [];
    if (!key) return [];
    const title = ["title", "name"].flatMap((one) => valueAt(values.get(file), [one]) ?? [])[0];
    const isRequired = requiredPages.some((one) => key === `pages/${one}`);
    return {
      key,
      name,
      title: `${title ?? name}`,
      isRequired,
      hash: hashText(text),
      ...pathOf(key, loaded),
    };
  });
}

/** The path of the page that shows a file. */
function pathOf(key: string, { located }: LoadResult): { path?: string } {
  if (!key.startsWith("products/")) return { path: routeOf(key.replace(/^pages\//, "")).path };
  const { pages } = located;
  const page =
    pages.find(({ layout }) => layout === "products") ??
    pages.find((one) => partsOf(one).includes("products"));
  return page ? { path: routeOf(page.key).path } : {};
}

/** The answer to a step that is undone or made again at a place; of a whole file with the page that shows it. */
export function stepAnswer(place: string): Answers["undo"] {
  const isFile = place.endsWith("#");
  return { place, ...(isFile && pathOf(place.slice(0, -1), loadContent(contentDirectory()))) };
}
