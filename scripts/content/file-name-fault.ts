import { tagFault } from "../../src/content/direction-of.ts";
import { reservedFor } from "../../src/content/page-key.ts";
import type { Entry, FileFault } from "./folder.ts";
import { code } from "./format.ts";
import { type Kind, spellingFault } from "./names.ts";
import { meantBy } from "./other-names.ts";

/** The key of a page or product, by the name of its file. */
export function keyFromFileName(name: string): string {
  return name.normalize("NFC").replace(/\.yaml$/, "");
}

/**
 * What is wrong with the name of a file; undefined for a right one.
 *
 * @param isTwin whether another file has the same name, but for how letters are put together.
 */
export function fileNameFault(
  { name }: Entry,
  kind: Kind,
  names: ReadonlySet<string>,
  isTwin: boolean,
): FileFault | undefined {
  const { what } = kind;
  const right = `${kind.nearest(name)}.yaml`;
  const isThere = `Delete it, or move it elsewhere; ${code(right)} is there already.`;
  if (!name.endsWith(".yaml"))
    return [
      `This is no ${what}: its name does not end in .yaml.`,
      names.has(right)
        ? isThere
        : `Is it a ${what}? Then rename it to ${code(right)}; if not, move it elsewhere.`,
    ];
  const [, stem = "", tag = ""] = /^(.+)[._]([a-z]{2})\.yaml$/.exec(name) ?? [];
  if (names.has(`${stem}.yaml`) && tagFault(tag) === undefined)
    return [
      `This is a translation of ${code(`${stem}.yaml`)}, by its name.`,
      `Move it to ${code(`languages/${tag}/${kind.folder}/${stem}.yaml`)} in the content folder; \`npx faircopy new language ${tag}\` writes such a folder.`,
    ];
  const key = keyFromFileName(name);
  const owner = reservedFor(key, kind.taken);
  const page = meantBy(key, "pages", kind.required);
  if (owner)
    return [
      `A ${what} cannot be called ${code(key)}: ${owner}.`,
      page
        ? `Write what it says into ${code(`${page}.yaml`)}, which is that page, and delete this file.`
        : "Rename the file.",
    ];
  return isTwin
    ? ["Another file has the same name.", isThere]
    : spellingFault(key, kind, names, ".yaml");
}
