/** Languages in whose scripts letters reach far above or below the line. */
const languages = "hi mr ne te ta kn ml bn gu pa ar ur fa he".split(" ");

/**
 * Room between the lines of headings in such scripts.
 *
 * @param language Of the site, as a BCP 47 tag: for another script there is nothing to say. Without one
 *   any language may be met.
 */
export function deepScriptCss(language?: string): string {
  const met = languages.filter((known) => !language || language.split("-")[0] === known);
  if (met.length === 0) return "";
  const inOne = met.map((known) => `:lang(${known})`).join();
  return `:is(${inOne}) :is(h1,h2,h3){line-height:1.4;letter-spacing:0}`;
}
