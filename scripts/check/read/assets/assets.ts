import { statSync } from "node:fs";
import { basename } from "node:path";
import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import { type Entry, type FileFault, readFolder } from "../files/folder.ts";
import { code } from "../findings/words.ts";
import { nameFault, rootFault } from "./file-names.ts";

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

const linkFault: FileFault = ["A link stands where a file should be.", "Put the file itself here."];

/**
 * Lists the owner's files, and says which of them cannot be published.
 *
 * @param pages Keys of the site's pages, whose places no file can have.
 */
export function readAssets(
  directory: string,
  pages: readonly string[] = [],
): Assets & { diagnostics: Diagnostic[] } {
  const root: Asset[] = [];
  const refused: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const refuse = ({ file }: Entry, fault: FileFault) => {
    diagnostics.push(schemaFinding(file, ...fault));
  };

  /**
   * The files of a folder that may be published.
   *
   * @param enter What becomes of a folder in it.
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
      const { path, file } = entry;
      const name = prefix + entry.name;
      const fault = entry.isLink ? linkFault : faultOf(name, names);
      if (fault === undefined) return [{ name, path, file, bytes: statSync(path).size }];
      refuse(entry, fault);
      refused.push(`${basename(folder.path)}/${name}`);
      return [];
    });
  }

  function inRoot(folder: Entry, prefix: string): Asset[] {
    const faultOf: typeof nameFault = (path, names) => rootFault(path, names, pages);
    return listed(folder, faultOf, (inner) => inRoot(inner, `${prefix}${inner.name}/`), prefix);
  }

  /** The files of one of the two folders, which has no folder in it but that for the root. */
  function own(name: (typeof assetFolders)[number]): Asset[] {
    const folder = readFolder(directory).entries.find((entry) => entry.name === name);
    if (folder?.isLink) refuse(folder, linkFault);
    if (folder === undefined || folder.isLink) return [];
    return listed(folder, nameFault, (inner) => {
      if (name === "files" && inner.name === rootFolder) root.push(...inRoot(inner, ""));
      else {
        const hint = `Put its files into ${code(folder.file)} itself.`;
        refuse(inner, ["Nothing on the site reads this folder.", hint]);
        const { entries } = readFolder(inner.path, litter);
        refused.push(...entries.map((entry) => `${name}/${entry.name}`));
      }
      return [];
    });
  }

  return { files: own("files"), root, pictures: own("pictures"), refused, diagnostics };
}
