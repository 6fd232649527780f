/** Whether the site has more than one language; known as it is bundled, so that a site of one carries nothing for more. */
export const hasLanguages: boolean = import.meta.env.HAS_LANGUAGES;

/**
 * Puts the base path of the site before a path of a page or of a file.
 *
 * @param folder Of the language in which the page is, with a slash at its end.
 */
export function addressOf(path: string, folder = ""): string {
  return `${import.meta.env.BASE_URL}${folder}${path.slice(1)}`;
}

/** An address from the content: a path of this site gets the base path, any other stays as it is. */
export function contentAddress(href: string): string {
  return href.startsWith("/") ? addressOf(href) : href;
}
