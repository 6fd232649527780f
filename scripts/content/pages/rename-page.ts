import { resolve } from "node:path";
import { formerNames, type NamedPage } from "../../../src/content/former-names.ts";
import { isParticular } from "../../../src/content/layouts.ts";
import type { Content } from "../../../src/content/schema/content.ts";
import { routeOf } from "../../../src/routes.ts";
import { displayPath } from "../../check/read/files/display-path.ts";
import { valueAt } from "../../check/read/findings/field.ts";
import { nearest } from "../../check/read/findings/nearest.ts";
import { code, codes } from "../../check/read/findings/words.ts";
import { type LoadResult, type LocatedPage, loadContent } from "../../check/read/load.ts";
import { readYaml } from "../../check/read/read.ts";
import { Refusal } from "../../check/refusal.ts";
import { counted } from "../../check/text/counted.ts";
import { removeValues, setValues } from "../edit/edit-values.ts";
import { withModeline } from "../schemas.ts";
import { assertUnchanged, deleteFile, writeFile } from "../write-file.ts";
import { newPagePath } from "./new-page.ts";
import { withRenamedLinks } from "./page-links.ts";

/** Why some pages keep their names. */
const fixed: Record<string, string> = {
  home: "it has the site's own address",
  "not-found": "hosts look for what it becomes by its name",
};

/**
 * Gives a page another name, and with it another address: moves its file, notes the former name, and
 * changes each link to it.
 *
 * @returns sentences about what was done.
 * @throws Refusal where the page cannot be renamed so; then nothing is written.
 */
export function renamePage(directory: string, oldName: string, newName: string): string[] {
  const [from, to] = [oldName, newName].map((name) => name.normalize("NFC")) as [string, string];
  const { content, located } = loadContent(directory);
  const keys = located.pageKeys.filter((key) => !(key in fixed));
  if (from in fixed) throw new Refusal(`The page ${code(from)} keeps its name: ${fixed[from]}.`);
  const page = located.pages.find(({ key }) => key === from);
  if (!located.pageKeys.includes(from)) throw new Refusal(noPage(from, keys, content));
  const target = newPagePath(directory, to);
  if (!content || !page)
    throw new Refusal("The content has mistakes; mend what `npm run content:check` names first.");
  const fault = whyTaken(to, page, content, located);
  if (fault !== undefined) throw new Refusal(fault);

  const files = [...(located.site ? [located.site] : []), ...located.pages, ...located.products];
  const changed = files.map((file) => ({
    ...withRenamedLinks(file, [from, to], content.site.origin),
    path: resolve(file.file.file),
    file: file.file.file,
    before: file.file.text,
    isPage: file === page,
  }));
  const own = changed.find(({ isPage }) => isPage)?.text ?? page.file.text;
  const renamed = withName(own, page, to);

  for (const { path, before } of changed) assertUnchanged(path, before);
  // The new file comes before links to it, and the old one goes last, so that no crash loses a text.
  const others = changed.filter(({ count, isPage }) => count > 0 && !isPage);
  const undo: (() => void)[] = [];
  try {
    writeFile(target, undefined, renamed);
    undo.push(() => deleteFile(target));
    for (const { path, before, text } of others) {
      writeFile(path, before, text);
      undo.push(() => writeFile(path, text, before));
    }
    deleteFile(resolve(page.file.file));
  } catch (error) {
    // So that the command can be repeated.
    for (const step of undo.toReversed()) step();
    throw error;
  }
  const [before, after] = [from, to].map((key) => decodeURIComponent(routeOf(key).path));
  return [
    `Renamed ${page.file.file} to ${displayPath(target)}.`,
    ...others.map(({ file, count }) => `Changed ${counted(count, "link")} in ${file}.`),
    `Whoever comes to ${before} is led to ${after}.`,
  ];
}

function noPage(name: string, keys: readonly string[], content: Content | undefined): string {
  const now = content && formerNames(content.pages).get(name);
  if (now !== undefined) return `The page ${code(name)} is called ${code(now)} now.`;
  if (keys.length === 0) return `There is no page ${code(name)}, nor another that can be renamed.`;
  const meant = nearest(name, keys);
  const others = meant ? `Did you mean ${code(meant)}?` : `There are ${codes(keys)}.`;
  return `There is no page ${code(name)}. ${others}`;
}

/** What else is at the address of a new name. */
function whyTaken(
  name: string,
  page: LocatedPage,
  { pages }: Content,
  { assets }: LoadResult["located"],
): string | undefined {
  const owner = Object.entries<NamedPage>(pages).find(
    ([key, { formerly = [] }]) =>
      key !== page.key && formerly.some((former) => former.normalize("NFC") === name),
  );
  if (owner !== undefined)
    return `${code(name)} is a former name of the page ${code(owner[0])}; delete it from ${code("formerly")} there first.`;
  const file = assets.root.find(({ name: asset }) => {
    const [top = ""] = asset.toLowerCase().split("/");
    return [name, routeOf(name).file].includes(top);
  });
  return file && `${file.file} stands at /${name}; rename that file first, or choose another name.`;
}

/** The text of a page's file under another name. */
function withName(text: string, { file: { file }, key, layout }: LocatedPage, to: string): string {
  const read = readYaml({ file, text });
  const value = read.file?.value;
  const says = (name: string) => valueAt(value, [name]) !== undefined;
  const head = ["description", "title", "layout"].find(says);
  const after = head === undefined ? {} : { after: head };
  const said = (valueAt(value, ["formerly"]) ?? []) as string[];
  // Everybody knows of a page of a particular layout that it was called so.
  const isKnown = isParticular(layout) && layout === key;
  const formerly = [
    ...said.filter((name) => name.normalize("NFC") !== to),
    ...(isKnown ? [] : [key]),
  ];
  const laidOut = says("layout")
    ? text
    : setValues(text, file, [{ path: ["layout"], value: layout, ...after }]);
  const named =
    formerly.length > 0
      ? setValues(laidOut, file, [{ path: ["formerly"], value: formerly, ...after }])
      : removeValues(laidOut, file, [["formerly"]]);
  return /^# yaml-language-server:/.test(named) ? withModeline(named, `pages/${to}.yaml`) : named;
}
