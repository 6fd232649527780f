import { decodeAddress } from "../../../words/addresses/url.ts";
import { lowerCase } from "../../../words/lower-case.ts";
import { folderOf } from "../collections.ts";

/** Lower-case letters and digits of any script, and single hyphens, which stay readable in an address. */
export const keyPattern = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u;

/** The file of a page, from the folder of its language. The key of an entry, such as a post, has its folder. */
export const pageFile = (key: string): string => `${folderOf(key) ? key : `pages/${key}`}.yaml`;

/** A name in the folder of a page: the key of another page there. */
export const keyNextTo = (key: string, name: string): string => {
  const folder = folderOf(key);
  return folder ? `${folder}/${name}` : name;
};

/** Names with a special meaning for hosts, and folders of the export. */
export const reservedNames = ["index", "404", "assets", "edit", "previews", "files"];

/** Names that Windows reserves for devices, with any extension. */
const devices = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** Who keeps a name from all files; `undefined` if one can have it. */
export function reservedFor(
  key: string,
  names: readonly string[] = reservedNames,
): "hosts" | "windows" | undefined {
  if (names.includes(key)) return "hosts";
  return devices.test(key) ? "windows" : undefined;
}

/** A former address of a page, normalized for comparison: without slashes at its ends, `index.html` and `.html`. */
export function formerPath(written: string): string {
  return decodeAddress(written)
    .normalize("NFC")
    .replace(/(?:(?<=\/)index)?\.html$|(?<=\/)index$/, "")
    .replaceAll(/^\/+|(?<!\/)\/+$/g, "");
}

/** The key that is closest to a name. */
export function slugOf(name: string): string {
  const words = lowerCase(name).match(/[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu);
  return words?.join("-") ?? "page";
}
