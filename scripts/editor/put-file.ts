import { join } from "node:path";
import type { Answers } from "../../src/editor/protocol.ts";
import type { Requests } from "../../src/editor/requests.ts";
import { UserError } from "../check/user-error.ts";
import { contentDirectory } from "../content/content-directory.ts";
import { assetNameFault } from "../content/files/assets.ts";
import { kindFault } from "../content/files/file-kind.ts";
import { importPicture, nameFor } from "./import-picture.ts";
import type { Journal } from "./journal.ts";

type Put = Omit<Requests["put"], "isPicture"> & { bytes: Buffer };

/**
 * Puts a file into `content/files/` under a name that an address can have, as a step that can be undone.
 *
 * @throws UserError if visitors could not get it, or would get something else.
 */
export function putFile(journal: Journal, { place, name: given, bytes }: Put): Answers["put"] {
  const [, ending = ""] = /\.([^./\\]+)$/.exec(given.toLowerCase()) ?? [];
  const taken = nameFor(given, ending, bytes, join(contentDirectory(), "files"));
  const { name } = taken;
  const fault =
    assetNameFault(ending ? name : given, "files", { pages: [] }) ??
    kindFault(name, bytes.toString("latin1", 0, 1024));
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
  const { ending, bytes, removed } = await importPicture(given);
  const taken = nameFor(name, ending, bytes, join(contentDirectory(), "pictures"));
  return { ...write(journal, place, taken, bytes), removed };
}

function write(
  journal: Journal,
  place: string,
  { name, file, before }: ReturnType<typeof nameFor>,
  bytes: Buffer,
): Answers["put"] {
  const changes = [{ file, before, text: before ?? bytes }];
  return { file: name, removed: [], ...journal.apply({ from: place, to: place, changes }) };
}
