import type { Pictures } from "../../../render/resources.ts";
import { pictureFile } from "../../../site/data/rendition.ts";
import { decodeAddress } from "../../../words/addresses/url.ts";
import { toBase64 } from "../../host/base64.ts";
import type { SiteData } from "./site-data.ts";

/** The start of an address in a page that stands for a picture of the repository. */
const stand = "edit/picture/";

/**
 * Pictures as the export has them; of others the picture itself, whose address is replaced by its bytes.
 *
 * @param isPublished Whether the export has a picture as it is now.
 * @param sizeOf The size of a picture in pixels.
 */
export const picturesOf = (
  published: SiteData["pictures"],
  isPublished: (name: string) => boolean,
  sizeOf: (name: string) => { width: number; height: number } | undefined,
): Pictures => ({
  renditionFor(name) {
    const known = published[name];
    if (known && isPublished(name)) return known;
    const size = sizeOf(name);
    if (!size) throw new Error(`There is no picture ${name}.`);
    return { ...size, stem: stand + encodeURIComponent(name), widths: [], ending: "svg" };
  },
});

/** A document with the bytes of pictures in place of addresses that stand for them. */
export async function withBytes(
  html: string,
  base: string,
  bytesOf: (name: string) => Promise<Uint8Array | undefined>,
): Promise<string> {
  const [, ...rests] = html.split(base + stand);
  const names = new Set(
    rests.map((rest) => rest.slice(0, rest.search(/["\s]|$/)).replace(/\.svg$/, "")),
  );
  let whole = html;
  for (const name of names) {
    const bytes = await bytesOf(decodeAddress(name));
    const data = bytes ? dataAddress(decodeAddress(name), bytes) : "data:,";
    whole = whole.replaceAll(base + pictureFile(stand + name, "svg"), data);
  }
  return whole;
}

function dataAddress(name: string, bytes: Uint8Array): string {
  const kind = name.replace(/^.*\./, "").replace("jpg", "jpeg").replace("svg", "svg+xml");
  return `data:image/${kind};base64,${toBase64(bytes)}`;
}
