import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkFiles, product, site } from "../testing/check-files.ts";

/** The rules that find something in a product's file, in a firm with such a vocabulary. */
function rulesIn(text: string, vocabulary?: string[]): string[] {
  const { diagnostics } = checkFiles({ ...product(parse(text)), ...site({ vocabulary }) });
  return diagnostics.map(({ rule }) => rule);
}

describe("words of the firm's own", () => {
  it.each([
    ["shouting", "tagline: From NOTHING NEW on", "NOTHING NEW"],
    ["repeated-word", "tagline: We go by tuk tuk", "Tuk Tuk"],
    ["plain-words", "tagline: Seamless, our sewing club", "seamless"],
    ["inclusive-words", "tagline: Guys, the barber", "Guys"],
    ["placeholder", "tagline: TBC, the book centre", "TBC"],
    ["broken-letters", 'name: "Bαr"', "bαr"],
    ["broken-letters", "tagline: Read Ã©cole", "Ã©cole"],
    ["claim-unsupported", "tagline: Sold by World-Class Tills", "World-class Tills"],
    ["claim-unsupported", "tagline: Sold by Best in Class", "best in class"],
    ["shouting", "tagline: From NEVER TOO LATE on", "NEVER TOO LATE"],
    ["symbols", "tagline: Made by A → B", "A → B"],
    ["emoji", "tagline: Made by A 🚀 B", "A 🚀 B"],
    ["unbalanced-quotes", "tagline: Made by A“B", "A“B"],
    ["markup", "tagline: Made by A &amp; B", "A &amp; B"],
  ])("are left alone by %s in %j", (rule, text, word) => {
    expect(rulesIn(text)).toEqual([rule]);
    expect(rulesIn(text, [word, "Other"])).toEqual([]);
  });

  it.each([
    ["repeated-word", "tagline: We go by the the tuk tuk", "Tuk Tuk"],
    ["plain-words", "tagline: Utilize what is left", "Utilizers"],
    ["plain-words", "tagline: Utilize what is left", "util"],
    ["plain-words", "tagline: Utilize what is left", "Utilize wh"],
    ["claim-unsupported", "tagline: World-class tills", "class tills"],
  ])("are no others: %s finds its own in %j", (rule, text, word) => {
    expect(rulesIn(text, [word])).toEqual([rule]);
  });

  it("hide no character that stops a build", () => {
    const hidden = 'tagline: "Lar\\u200Bder"';
    const found = rulesIn(hidden, ["Lar\u200Bder"]);
    expect(found).toEqual(["invisible-characters", "invisible-characters"]);
  });

  it("are short", () => {
    expect(rulesIn("tagline: Counts", ["long ".repeat(20)])).toEqual(["schema"]);
  });
});
