import { UserError } from "../../engine/check/index.ts";
import { isSameContent } from "../../engine/edit/index.ts";
import { pictureEnding } from "../../engine/schema/values/picture-name.ts";
import { assetNameFault, fileSlug, kindFault, pathIn } from "../../engine/site/index.ts";
import type { Answers } from "../protocol/protocol.ts";
import type { Requests } from "../protocol/requests.ts";
import type { Journal } from "./journal.ts";
import type { Workspace } from "./workspace.ts";

/** How a file begins, a character for each byte. */
export const beginningOf = (bytes: Uint8Array): string =>
  String.fromCharCode(...bytes.subarray(0, 1024));

type Put = Omit<Requests["put"], "isPicture"> & { bytes: Uint8Array };

/**
 * Puts a file into `content/files/` under a name that an address can have, as a step that can be undone.
 *
 * @throws UserError if visitors could not get it, or would get something else.
 */
export function putFile(journal: Journal, { place, name: given, bytes }: Put): Answers["put"] {
  const [, ending = ""] = /\.([^./\\]+)$/.exec(given.toLowerCase()) ?? [];
  const taken = nameFor(journal.workspace, given, ending, bytes, "files");
  const { name } = taken;
  const fault =
    assetNameFault(ending ? name : given, "files", { pages: [] }) ??
    kindFault(name, beginningOf(bytes));
  if (fault) throw new UserError(`${fault.message} ${fault.hint}`);
  return write(journal, place, taken, bytes);
}

/**
 * Puts a picture into `content/pictures/` as the panel takes it for a place that is there.
 *
 * @throws UserError if pages cannot show it.
 */
export async function putPicture(
  journal: Journal,
  { place, name, bytes: given }: Put,
): Promise<Answers["put"]> {
  const { ending, bytes, removed } = await journal.workspace.importPicture(given);
  const taken = nameFor(journal.workspace, name, ending, bytes, "pictures");
  return { ...write(journal, place, taken, bytes), removed };
}

function write(
  journal: Journal,
  place: string,
  { name, file, before }: ReturnType<typeof nameFor>,
  bytes: Uint8Array,
): Answers["put"] {
  const changes = [{ file, before, text: before ?? bytes }];
  return { file: name, removed: [], ...journal.apply({ from: place, to: place, changes }) };
}

/**
 * The name of a file in a folder, after that of the chosen one, and what the folder has there already: the same file or
 * nothing. Letters of other scripts stay, as in names of pages, whose addresses hosts serve too: nobody finds their file
 * again by sounds in Latin letters.
 */
export function nameFor(
  workspace: Workspace,
  chosen: string,
  ending: string,
  bytes: Uint8Array,
  kind: "files" | "pictures",
) {
  const folder = pathIn(workspace.folder, kind);
  const listed = workspace.files.list(folder) ?? [];
  // Some systems take names that differ in capitals for one.
  const taken = "message" in listed ? [] : listed.map(({ name }) => name.toLowerCase());
  const slug = fileSlug(chosen.replace(/^.*[\\/]|\.[^.]*$/gs, ""));
  const short = Array.from(slug ?? "")
    .slice(0, 60)
    .join("")
    .replace(/-$/, "");
  // Windows has no files of such names.
  const isFree = short !== "" && !/^(con|prn|aux|nul|com\d|lpt\d)$/.test(short);
  const stem = isFree ? short : pictureEnding.test(`.${ending}`) ? "picture" : "file";
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number > 1 ? `-${number}` : ""}.${ending}`;
    const file = pathIn(folder, name);
    const before = workspace.bytes(file);
    if (before ? isSameContent(before, bytes) : !taken.includes(name))
      return { name, file, before };
  }
}
