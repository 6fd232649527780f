import { existsSync, lstatSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { reservedFor } from "../../src/content/page-key.ts";
import { UserError } from "../check/user-error.ts";
import { displayPath } from "../content/display-path.ts";
import { readFolder } from "../content/folder.ts";
import { code } from "../content/format.ts";
import type { Kind } from "../content/names.ts";
import { packageRoot } from "../package.ts";
import { setValues } from "./edit-values.ts";
import { makeFolder, writeFile } from "./write-file.ts";
import type { Plain } from "./yaml-text.ts";

/** Letters; file systems stop at 255, and addresses are read by people. */
const longest = 60;

/**
 * The path of the file for a new page or product.
 *
 * @throws UserError if the name is not allowed or taken.
 */
export function newPath(directory: string, kind: Kind, name: string): string {
  const folder = join(directory, `${kind.what}s`);
  const fault = newNameFault(name, folder, kind);
  if (fault !== undefined) throw new UserError(fault);
  return join(folder, `${name}.yaml`);
}

/** The text of a template, such as `pages/imprint`; undefined if there is none of that name. */
export function readTemplate(name: string): string | undefined {
  const path = join(packageRoot, "starter/templates", `${name}.yaml`);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** Writes a new file: a template with some values filled in. */
export function writeNewFile(
  path: string,
  template: string,
  values: Readonly<Record<string, Plain>>,
): void {
  const edits = Object.entries(values).map(([key, value]) => ({ path: [key], value }));
  makeFolder(dirname(path));
  writeFile(path, undefined, setValues(template, displayPath(path), edits));
}

/** A slug as a title: `first-product` becomes `First Product`. */
export function titleFromSlug(slug: string): string {
  const words = slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(" ");
}

/** Why a name cannot be used; undefined if it can. */
function newNameFault(name: string, folder: string, kind: Kind): string | undefined {
  const { what, pattern, taken } = kind;
  if (name.length > longest)
    return `The name of a ${what}'s file has at most ${longest} letters, and this one ${name.length}.`;
  if (!pattern.test(name)) {
    const nearest = kind.nearest(name);
    const example = reservedFor(nearest, taken) ? `my-${what}` : nearest;
    return `The name of a ${what}'s file has small letters, digits and single hyphens only, such as ${code(example)}.`;
  }
  const owner = reservedFor(name, taken);
  if (owner !== undefined) return `A ${what} cannot be called ${code(name)}: ${owner}.`;

  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    return `${displayPath(folder)} is a link; put the folder itself there.`;
  // The first file creates its folder; the content folder itself must exist.
  const isFirst = !existsSync(folder);
  const { entries, diagnostics } = readFolder(isFirst ? dirname(folder) : folder);
  const [unreadable] = diagnostics;
  if (unreadable) return `${unreadable.file}: ${unreadable.message} ${unreadable.hint}`;
  if (isFirst) return undefined;
  const twin = entries.find((entry) => {
    const stem = entry.name.replace(/\..*$/, "");
    return stem.toLowerCase().normalize("NFC") === name;
  });
  return twin && `${twin.file} exists already; edit it, or choose another name than ${code(name)}.`;
}
