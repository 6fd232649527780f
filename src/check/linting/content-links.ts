import { pageKeys } from "../../content/page-keys.ts";
import { routeOf } from "../../routes.ts";
import { type LocatedText, place } from "../read/located.ts";
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
    const page = target.key === "page" && pageKeys.find((key) => key === target.value);
    const words = target.siblings["text"] as LocatedText | undefined;
    return { target, address: page ? routeOf(page).path : target.value, words };
  });
}

/** An address of this site without its scheme and host; any other as it is. */
export function localAddress(address: string, { site }: Pick<RuleContext, "site">): string {
  const origin = site?.origin?.value;
  const isOwn = origin !== undefined && `${address}/`.startsWith(`${origin}/`);
  return isOwn ? address.slice(origin.length) || "/" : address;
}

/** The file that a link stands in. */
export function fileOf({ target }: ContentLink): string {
  return target[place].file.file;
}
