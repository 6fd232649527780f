import { formatCount, quote } from "../../content/format.ts";
import { fontsFor, fontWith } from "../../content/script-fonts.ts";
import { codePoint } from "../../content/terminal.ts";
import { groupedBy } from "../../content/values.ts";
import { isInstalled } from "./fonts.ts";

/** The texts of link previews with their characters that no installed font draws. */
export type MissingGlyphs = Map<string, readonly string[]>;

/** How many characters a warning names. */
const mostNamed = 5;

/** One sentence for each remedy about the characters that link previews leave out. */
export function missingGlyphWarnings(undrawn: MissingGlyphs, language: string): string[] {
  // The longest text first, which is the easiest to find; previews are drawn in any order.
  const ordered = [...undrawn].sort(
    ([one], [other]) => other.length - one.length || (one < other ? -1 : 1),
  );
  const pairs = ordered.flatMap(([text, characters]) =>
    characters.map((character) => ({ text, character })),
  );
  const groups = groupedBy(pairs, ({ character }) => remedyFor(character, language));
  return [...groups].map(([remedy, group]) => {
    const texts = [...new Set(group.map(({ text }) => text))];
    const characters = [...new Set(group.map(({ character }) => character))];
    const named = characters.slice(0, mostNamed).map((one) => `"${one}" (${codePoint(one)})`);
    const more = characters.length > mostNamed ? " …" : "";
    const others = texts.length > 1 ? ` and ${formatCount(texts.length - 1, "more text")}` : "";
    const them = characters.length > 1 ? "them" : "it";
    return `No installed font draws ${named.join(", ")}${more} in ${quote(texts[0])}${others}, so link previews leave ${them} out: ${remedy}.`;
  });
}

/** What to do about a character: install the fonts of the site's language, or that of its script. */
function remedyFor(character: string, language: string): string {
  const font = fontWith(character, language);
  if (font === undefined || isInstalled(font)) return "write words in place of it";
  const ofLanguage = fontsFor(language).filter((name) => !isInstalled(name));
  const packages = ofLanguage.includes(font) ? ofLanguage : [font];
  return `run \`npm install ${packages.join(" ")}\``;
}
