import { quote } from "../../../../src/engine/format.ts";
import { fontsFor, fontWith } from "../../../../src/engine/site/index.ts";
import { codePoint } from "../../../../src/engine/terminal.ts";
import { groupedBy } from "../../../../src/words/grouped-by.ts";
import { commas, say } from "../../../../src/words/say.ts";
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
  const groups = groupedBy(pairs, ({ character }) => packagesFor(character, language));
  return [...groups].map(([packages, group]) => {
    const texts = [...new Set(group.map(({ text }) => text))];
    const characters = [...new Set(group.map(({ character }) => character))];
    const named = characters.slice(0, mostNamed).map((one) => `"${one}" (${codePoint(one)})`);
    return say("building.undrawn", {
      ...{ characters: commas(named), more: characters.length > mostNamed ? "yes" : "no" },
      ...{ text: quote(texts[0]), others: texts.length - 1, count: characters.length },
      ...{ remedy: packages ? "install" : "words", packages },
    });
  });
}

/** What to install for a character: the fonts of the site's language, or that of its script; nothing where none helps. */
function packagesFor(character: string, language: string): string {
  const font = fontWith(character, language);
  if (font === undefined || isInstalled(font)) return "";
  const ofLanguage = fontsFor(language).filter((name) => !isInstalled(name));
  return (ofLanguage.includes(font) ? ofLanguage : [font]).join(" ");
}
