import { readFileSync, realpathSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";
import { checkWorkspace, type Workspace } from "../../src/panel/answers/workspace.ts";
import { RequestError } from "../../src/panel/protocol/request-error.ts";
import { contentDirectory } from "../disk/content-directory.ts";
import { disk } from "../disk/disk.ts";
import { displayPath } from "../disk/display-path.ts";
import { realPath } from "../disk/real-path.ts";
import { readUnsent } from "../disk/unsent.ts";
import { FileChanged, writeChanges } from "../edit/write-changes.ts";
import { editedRepository } from "../git/host-address.ts";
import { importPicture } from "./import-picture.ts";

/** The content folder of this computer. */
export const diskWorkspace: Workspace = {
  files: disk,
  get folder() {
    return displayPath(contentDirectory());
  },
  bytes(file) {
    const path = resolve(file);
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined;
  },
  write(changes, refusal) {
    const real = changes.map((one) => ({
      ...one,
      file: realPathInside(contentDirectory(), one.file),
    }));
    try {
      writeChanges(real, contentDirectory());
    } catch (error) {
      if (!(error instanceof FileChanged)) throw error;
      throw new RequestError(409, refusal, { file: error.file });
    }
    return real.map(({ file }) => file);
  },
  importPicture: (bytes) => importPicture(Buffer.from(bytes)),
  unsent: () => readUnsent(contentDirectory()),
  repository: () => editedRepository("."),
};

/** What the check finds in the content as it is. */
export const checkNow = () => checkWorkspace(diskWorkspace);

/** The real path of a file in a folder, also of a new one. Throws if a link leads out of the folder. */
export function realPathInside(folder: string, file: string): string {
  const path = resolve(file);
  const real = realPath(path);
  if (!real.startsWith(realpathSync(folder) + sep))
    throw new RequestError(403, "isLink", { file: displayPath(path) });
  return real;
}
