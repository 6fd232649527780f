import { routeOf } from "./routes.ts";

/** Puts the base path of the site, and of its language, before a path of a page or of a file beside it. */
export function addressOf(path: string): string {
  return `${import.meta.env.BASE_URL}${path.slice(1)}`;
}

/** Whether the site has more than one language; known as it is bundled, so that a site of one carries nothing for more. */
export const hasLanguages: boolean = import.meta.env.HAS_LANGUAGES;

/** Address of a page, with the base path. */
export function pageAddress(key: string): string {
  return addressOf(routeOf(key).path);
}

/** Puts the base path of the site before a path that is the same in all its languages. */
export const rootAddressOf = hasLanguages
  ? (path: string) => `${import.meta.env.ROOT_URL}${path.slice(1)}`
  : addressOf;

/** An address from the content: a path of this site gets the base path, any other stays as it is. */
export function contentAddress(href: string): string {
  return href.startsWith("/") ? rootAddressOf(href) : href;
}
