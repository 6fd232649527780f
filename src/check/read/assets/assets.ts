import { statSync } from "node:fs";
import { basename } from "node:path";
import type { Diagnostic } from "../diagnostic.ts";
import { fileFinding } from "../files/file-finding.ts";
import { type Entry, readFolder } from "../files/folder.ts";
import { code } from "../findings/words.ts";
import { type Fault, nameFault, rootFault } from "./file-names.ts";

/** A file of the owner's that is no YAML. */
export interface Asset {
  /** Its name: within `content/files/root/` the path from there. */
  name: string;
  path: string;
  /** The path as diagnostics show it. */
  file: string;
  bytes: number;
}

/** What an owner has put beside the YAML, by what becomes of it. */
export interface Assets {
  /** `content/files/`: published as they are, as `/files/<name>`. */
  files: Asset[];
  /** `content/files/root/`: published as they are, at the place that others look at: `/<name>`. */
  root: Asset[];
  /** `content/pictures/`: made into what each page needs. */
  pictures: Asset[];
  /** Files that are there under names that cannot be published, of which is told: `pictures/Till.JPG`. */
  refused: string[];
}

/** Folders of a content folder that hold no YAML. */
export const assetFolders = ["files", "pictures"] as const;

/** The folder in `content/files/` whose files go where others look for them. */
const rootFolder = "root";

// Systems and editors leave them behind; notes for people are none of the visitors' business.
const litter =
  /^(\.DS_Store|\._.*|~\$.*|\.~lock\..*|\.git(keep|ignore)|\.keep|Thumbs\.db|desktop\.ini|README\.md)$|~$/;

/**
 * Lists the owner's files, and says which of them cannot be published.
 *
 * @param pages Keys of the site's pages, whose places no file can have.
 */
export function readAssets(
  directory: string,
  pages: readonly string[] = [],
): Assets & { diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const refused: string[] = [];
  const refuse = ({ file }: Entry, fault: Fault): void => {
    diagnostics.push(fileFinding(file, ...fault));
  };

  /**
   * The files of a folder that may be published.
   *
   * @param enter what becomes of a folder in it.
   */
  function listed(
    folder: Entry,
    faultOf: typeof nameFault,
    enter: (inner: Entry) => Asset[],
    prefix = "",
  ): Asset[] {
    const found = readFolder(folder.path, litter);
    diagnostics.push(...found.diagnostics);
    const names = new Set(found.entries.map(({ name }) => name));
    return found.entries.flatMap((entry) => {
      if (entry.isFolder) return enter(entry);
      const name = prefix + entry.name;
      const fault = entry.isLink ? linkFault : faultOf(name, names);
      if (fault) {
        refuse(entry, fault);
        refused.push(`${basename(folder.path)}/${name}`);
        return [];
      }
      const { path, file } = entry;
      return [{ name, path, file, bytes: statSync(path).size }];
    });
  }

  const nowhere = (folder: Entry) => (inner: Entry) => {
    const message = "Nothing on the site reads this folder.";
    refuse(inner, [message, `Put its files into ${code(folder.file)} itself.`]);
    const { entries } = readFolder(inner.path, litter);
    refused.push(...entries.map(({ name }) => `${basename(folder.path)}/${name}`));
    return [];
  };
  const inRootFault: typeof nameFault = (path, names) => rootFault(path, names, pages);
  const inRoot = (folder: Entry, prefix = ""): Asset[] =>
    listed(folder, inRootFault, (inner) => inRoot(inner, `${prefix}${inner.name}/`), prefix);

  const folder = (name: (typeof assetFolders)[number]) => {
    const found = readFolder(directory).entries.find((entry) => entry.name === name);
    if (found?.isLink) refuse(found, linkFault);
    return found?.isLink ? undefined : found;
  };
  const [files, pictures] = assetFolders.map(folder);
  const root: Asset[] = [];
  const own = files
    ? listed(files, nameFault, (inner) => {
        if (inner.name !== rootFolder) return nowhere(files)(inner);
        root.push(...inRoot(inner));
        return [];
      })
    : [];
  const shown = pictures ? listed(pictures, nameFault, nowhere(pictures)) : [];
  return { files: own, root, pictures: shown, refused, diagnostics };
}

const linkFault: Fault = ["A link stands where a file should be.", "Put the file itself here."];
