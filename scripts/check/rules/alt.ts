import { altOf, shownPictures } from "../linting/asset-uses.ts";
import { defineRules } from "../linting/define-rule.ts";
import { reportMatches } from "../linting/report-matches.ts";
import { slugFrom } from "../read/files/slug.ts";
import { type LocatedText, place, rangeOf } from "../read/located.ts";

const ending = /\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
const camera = /^(img|dsc[fn]?|pxl|p|screenshot|image)[ _-]?\d{3,}/i;
const beginning = /^\s*(?:an?|the|this)?\s*(?:image|picture|photo(?:graph)?|screenshot) of\b/gi;
const longest = 150;

/** A product with a picture that has these words. */
const picture = (alt: string, file = "till.png") =>
  `# content/pictures/${file} is there.\nimage:\n  file: ${file}\n  alt: ${alt}`;

/** A feature of a page, with a picture that has these words. */
const feature = (alt: string) => `# content/pictures/till.png is there.
sections:
  - kind: features
    heading: What we do
    items:
      - icon: bolt
        title: Reason 1
        text: It counts the till.
        image:
          file: till.png
          alt: ${alt}`;

export const altRules = defineRules({
  "alt-file-name": {
    severity: "warning",
    summary: "The name of a file in place of a picture's words.",
    why: "Whoever does not see the picture hears a name that says nothing.",
    mend: "Write one sentence with what the picture says, or `decorative: true`.",
    bad: picture("«Shop.JPG»", "open-till.png"),
    good: picture("A till with its drawer open.", "open-till.png"),
    check(context) {
      for (const use of shownPictures(context)) {
        const alt = altOf(use);
        if (alt === undefined) continue;
        const words = alt.value.trim();
        const stem = use.name.replace(ending, "");
        // A name of one word may be the right word.
        const isStem = /[-_.\d]/.test(words) && slugFrom(words) === slugFrom(stem);
        if (/\s/.test(words) || !(ending.test(words) || isStem || camera.test(words))) continue;
        context.reportIn(alt, 0, alt.value.length, {
          message: `"${words}" is the name of a file, and not what the picture says.`,
          hint: "Write one sentence with what it says, or `decorative: true` in place of `alt`.",
        });
      }
    },
  },
  "alt-words": {
    severity: "warning",
    isEnglish: true,
    summary: "Words of a picture that begin with “image of”.",
    why: "Screen readers have said before that it is a picture.",
    mend: "Begin with what it shows.",
    bad: picture("«A picture of» a till with its drawer open."),
    good: picture("A till with its drawer open."),
    check(context) {
      const alts = shownPictures(context).flatMap((use) => altOf(use) ?? []);
      reportMatches(context, alts, beginning, ([found]) => ({
        message: `"${found.trim()}" is said by screen readers themselves.`,
        hint: "Begin with what the picture shows.",
      }));
    },
  },
  "alt-text": {
    severity: "warning",
    summary: "Words of a picture that are long, stand beside it, or are those of another picture.",
    why: "Screen readers say them in one piece, and what stands there twice is heard twice.",
    mend: "Say in one sentence what the picture adds; where it adds nothing, write `decorative: true`.",
    where: "about",
    bad: feature("«It counts the till.»"),
    good: feature("A till with its drawer open."),
    check(context) {
      const textsOf = new Map(context.files.map(({ file, texts }) => [file, texts]));
      const seen = new Map<string, { name: string; alt: LocatedText }>();
      for (const use of shownPictures(context)) {
        const alt = altOf(use);
        if (alt === undefined) continue;
        const words = plain(alt.value);
        const twin = seen.get(words);
        if (twin === undefined) seen.set(words, { name: use.name, alt });
        const length = [...alt.value].length;
        if (length > longest)
          context.report(alt, {
            message: `The words of this picture have ${length} letters, which are heard in one piece.`,
            hint: `Write one sentence of up to ${longest}; the rest belongs beside the picture.`,
          });
        else if (twin && twin.name !== use.name)
          context.report(alt, {
            message: `The picture ${twin.name} has the same words, in line ${rangeOf(twin.alt).start.line}.`,
            hint: "Say of each what it shows that the other does not.",
          });
        else if (
          besideIt(alt, textsOf.get(alt[place].file) ?? []).some(
            ({ value }) => plain(value) === words,
          )
        )
          context.report(alt, {
            message: "The words beside the picture say the same.",
            hint: "Say what the picture adds, or write `decorative: true` in place of `alt`.",
          });
      }
    },
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
