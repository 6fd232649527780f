import { decodeAddress } from "../../../src/words/addresses/url.ts";
import { say } from "../../../src/words/say.ts";
import { filesBelow } from "../../disk/files-below.ts";

/**
 * What the pages of a build ask for and the build does not have, one sentence a page. Addresses of pages have no
 * ending, and are for the check of the content.
 *
 * @param base Path below which the site is published, with a slash at both ends.
 * @param asked The addresses that pages ask for, by the file of each page.
 */
export function missingFiles(
  folder: string,
  origin: string,
  base: string,
  asked: ReadonlyMap<string, readonly string[]>,
): string[] {
  const files = new Set(filesBelow(folder).map((name) => name.normalize()));
  return [...asked].flatMap(([page, addresses]) => {
    const missing = addresses.filter((address) => {
      const path = address.startsWith(origin) ? address.slice(origin.length) : address;
      const [, name = ""] = /^(\/(?!\/)[^?#]*\.\w+)(?:[?#]|$)/.exec(path) ?? [];
      return (
        name.startsWith(base) && !files.has(decodeAddress(name.slice(base.length)).normalize())
      );
    });
    const [address, ...others] = missing;
    if (address === undefined) return [];
    return say("built-pages.missing", { file: page, address, more: others.length });
  });
}
