import { join } from "node:path";
import type { Answers } from "../../src/editor/protocol.ts";
import type { Requests } from "../../src/editor/requests.ts";
import { UserError } from "../check/user-error.ts";
import { contentDirectory } from "../content/content-directory.ts";
import { assetNameFault } from "../content/files/assets.ts";
import { kindFault } from "../content/files/file-kind.ts";
import { nameFor } from "./import-picture.ts";
import type { Journal } from "./journal.ts";

/**
 * Puts a file into `content/files/` under a name that an address can have, as a step that can be undone.
 *
 * @throws UserError if visitors could not get it, or would get something else.
 */
export function putFile(
  journal: Journal,
  { place, name: given, bytes }: Requests["put"] & { bytes: Buffer },
): Answers["put"] {
  const [, ending = ""] = /\.([^./\\]+)$/.exec(given.toLowerCase()) ?? [];
  const { name, file, before } = nameFor(given, ending, bytes, join(contentDirectory(), "files"));
  const fault =
    assetNameFault(ending ? name : given, "files", { pages: [] }) ??
    kindFault(name, bytes.toString("latin1", 0, 1024));
  if (fault) throw new UserError(`${fault.message} ${fault.hint}`);
  if (!before)
    journal.apply({ from: place, to: place, changes: [{ file, before: undefined, text: bytes }] });
  return { file: name };
}
