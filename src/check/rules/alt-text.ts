import { altOf, shownPictures } from "../linting/asset-uses.ts";
import { defineRule } from "../linting/define-rule.ts";
import { type LocatedText, place } from "../read/located.ts";

const longest = 150;
/** Features of a page, each with a picture, and these words for it. */
const example = (...features: [file: string, alt: string][]) =>
  [
    ...features.map(([file]) => `# content/pictures/${file} is there.`),
    "sections:\n  - kind: features\n    heading: What we do\n    items:",
    ...features.map(
      ([file, alt], place) => `      - icon: bolt
        title: Reason ${place + 1}
        text: It counts the till.
        image:
          file: ${file}
          alt: ${alt}`,
    ),
  ].join("\n");

export const altText = defineRule({
  id: "alt-text",
  severity: "warning",
  summary: "Words of a picture that are long, stand beside it, or are those of another picture.",
  why: "Screen readers say them in one piece, and what stands there twice is heard twice.",
  mend: "Say in one sentence what the picture adds; where it adds nothing, write `decorative: true`.",
  where: "about",
  bad: example(["till.png", "«It counts the till.»"]),
  good: example(["till.png", "A till with its drawer open."]),
  alsoBad: [
    example([
      "till.png",
      "«A till with its drawer open, photographed between the refurbished bookshelves, the nineteenth-century weighing machines and the hand-painted advertisements of the shop.»",
    ]),
    example(["till.png", "A till."], ["shop.png", "«A till»"]),
  ],
  alsoGood: [
    example(["till.png", "A till under the words “It counts the till”."]),
    example(["till.png", "A till."], ["shop.png", "A shop."]),
  ],
  check(context) {
    const textsOf = new Map(context.files.map(({ file, texts }) => [file, texts]));
    const seen = new Map<string, { name: string; line: number | undefined }>();
    for (const use of shownPictures(context)) {
      const alt = altOf(use);
      if (alt === undefined) continue;
      const words = plain(alt.value);
      const twin = seen.get(words);
      const { file, path } = alt[place];
      if (twin === undefined)
        seen.set(words, { name: use.name, line: file.valueRange(path)?.start.line });
      const length = [...alt.value].length;
      if (length > longest)
        context.report(alt, {
          message: `The words of this picture have ${length} letters, which are heard in one piece.`,
          hint: `Write one sentence of up to ${longest}; the rest belongs beside the picture.`,
        });
      else if (twin && twin.name !== use.name)
        context.report(alt, {
          message: `The picture ${twin.name} has the same words, in line ${twin.line}.`,
          hint: "Say of each what it shows that the other does not.",
        });
      else if (besideIt(alt, textsOf.get(file) ?? []).some(({ value }) => plain(value) === words))
        context.report(alt, {
          message: "The words beside the picture say the same.",
          hint: "Say what the picture adds, or write `decorative: true` in place of `alt`.",
        });
    }
  },
});

/** The texts of the group in which a picture stands. */
function besideIt(alt: LocatedText, texts: readonly LocatedText[]): LocatedText[] {
  const group = alt[place].path.slice(0, -2);
  return texts.filter((text) => {
    const { path } = text[place];
    return text.isProse && text !== alt && group.every((step, index) => step === path[index]);
  });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s.!?]+/g, " ")
    .trim();
}
