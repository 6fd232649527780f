import { type PageKey, pageKeys } from "../../content/page-keys.ts";
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
  words?: LocatedText;
}

/** All links that content makes, from top to bottom. */
export function contentLinks({ texts }: Pick<RuleContext, "texts">): ContentLink[] {
  return texts.flatMap((target) => {
    if (target.key !== "page" && target.key !== "href") return [];
    const words = target.siblings["text"] as LocatedText | undefined;
    const isPage = target.key === "page" && isPageKey(target.value);
    const address = isPage ? routeOf(target.value as PageKey).path : target.value;
    return [{ target, address, ...(words && { words }) }];
  });
}

/** The file that a link stands in. */
export function fileOf({ target }: ContentLink): string {
  return target[place].file.file;
}

function isPageKey(key: string): boolean {
  return (pageKeys as readonly string[]).includes(key);
}
