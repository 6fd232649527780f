import { expect, it } from "vitest";
import { checkContent } from "../check.ts";
import { loadContent } from "../read/load.ts";

/** Firms of the tests whose content people have translated, with the languages. */
const translated = ["english ar", "german fr", "german it", "hindi en"] as const;
const found = (directory: string, texts?: ReadonlyMap<string, string>) =>
  checkContent({ directory, ...(texts && { texts }) }).diagnostics.filter(({ rule }) =>
    rule.startsWith("translation-"),
  );

it.each(translated)("nothing is found in what people have translated: %s", (name) => {
  const [firm] = name.split(" ");
  expect(found(`e2e/firms/${firm}`)).toEqual([]);
});

/** The content of a firm in which each text of a language is another, made of it and of its source. */
function changed(name: string, change: (own: string, source: string) => string) {
  const [firm, tag] = name.split(" ");
  const directory = `e2e/firms/${firm}`;
  const { translations } = loadContent(directory);
  const files = translations.find((one) => one.tag === tag)?.files ?? [];
  const pairs = files.flatMap((file) => file.pairs);
  const texts = files.map(({ located: { file }, pairs }) => {
    let { text } = file;
    // From the end on, so that offsets stay.
    for (const { path, own, source } of pairs.toReversed()) {
      const { start, end } = file.valueRange(path) ?? file.range(0, 0);
      text =
        text.slice(0, start.offset) + JSON.stringify(change(own, source)) + text.slice(end.offset);
    }
    return [file.file, text] as const;
  });
  return { pairs, found: found(directory, new Map(texts)) };
}

/** Vowels of Indian scripts are marks. */
const words = (text: string) => text.match(/[\p{L}\p{M}]{2,}/gu)?.length ?? 0;

it.each(translated)("texts that were copied and forgotten are found: %s", (name) => {
  const { pairs, found } = changed(name, (_, source) => source);
  const forgotten = pairs.filter(({ source }) => words(source) > 3);
  expect(forgotten.length).toBeGreaterThan(15);
  // Those of a file are one finding, which says in how many places.
  const same = found.filter(({ rule }) => rule === "translation-same");
  const places = same.map(({ message }) => Number(/in (\d+) places/.exec(message)?.[1] ?? 1));
  const count = places.reduce((sum, one) => sum + one, 0);
  expect(count / forgotten.length).toBeGreaterThan(10 / 11);
  expect(count).toBeLessThanOrEqual(forgotten.length);
});

it("figures that were changed, and addresses, are found, and no others", () => {
  const { pairs, found } = changed("german fr", (own) =>
    own.replace(/\d{2,}/, (figure) => `${Number(figure) + 7}`).replace("(/agb", "(/impressum"),
  );
  const wrong = pairs.filter(({ own }) => /\d{2,}|\(\/agb/.test(own));
  expect(wrong.length).toBeGreaterThan(9);
  expect(found.map(({ rule }) => rule)).toEqual(wrong.map(() => "translation-numbers"));
});
