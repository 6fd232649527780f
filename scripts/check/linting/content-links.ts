import { decoded } from "../../../src/content/address.ts";
import { routeOf } from "../../../src/routes.ts";
import { type LocatedText, location } from "../read/located.ts";
import type { RuleContext } from "./rule-context.ts";

/** A link that content makes. */
export interface ContentLink {
  /** Where it leads: a page's key or an address. */
  target: LocatedText;
  /** The target as an address: a path of this site, or a whole one. */
  address: string;
  /** The words to press, where they stand beside the target. */
  words: LocatedText | undefined;
}

/** All links that content makes, from top to bottom. */
export function contentLinks({ texts }: Pick<RuleContext, "texts">): ContentLink[] {
  const targets = texts.filter(({ key }) => key === "page" || key === "href");
  return targets.map((target) => {
    const words = target.siblings["text"] as LocatedText | undefined;
    const address = target.key === "page" ? routeOf(target.value).path : target.value;
    return { target, address, words };
  });
}

/**
 * An address of this site without its scheme and host; any other as it is.
 *
 * @param origin Address at which the site is published.
 */
export function localAddress(address: string, origin?: string): string {
  const isOwn = origin !== undefined && `${address}/`.startsWith(`${origin}/`);
  return isOwn ? address.slice(origin.length) || "/" : address;
}

/** The path of this site to which an address leads, as people read it; none of an address elsewhere. */
export function pathIn(address: string, origin?: string): string | undefined {
  const [path] = /^\/[^?#]*/.exec(localAddress(address, origin)) ?? [];
  return path === undefined ? undefined : decoded(path);
}

/** The file that a link stands in. */
export function fileOf({ target }: ContentLink): string {
  return target[location].file.file;
}
