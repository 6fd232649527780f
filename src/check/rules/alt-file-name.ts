import { altOf, shownPictures } from "../linting/asset-uses.ts";
import { defineRule } from "../linting/define-rule.ts";
import { slugFrom } from "../read/files/slug.ts";

const ending = /\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
const camera = /^(img|dsc[fn]?|pxl|p|screenshot|image)[ _-]?\d{3,}/i;

export const altFileName = defineRule({
  id: "alt-file-name",
  severity: "warning",
  summary: "The name of a file in place of a picture's words.",
  why: "Whoever does not see the picture hears a name that says nothing.",
  mend: "Write one sentence with what the picture says, or `decorative: true`.",
  bad: "# content/pictures/open-till.png is there.\nimage:\n  file: open-till.png\n  alt: «Shop.JPG»",
  good: "# content/pictures/open-till.png is there.\nimage:\n  file: open-till.png\n  alt: A till with its drawer open.",
  alsoBad: [
    "# content/pictures/open-till.png is there.\nimage:\n  file: open-till.png\n  alt: «open-till»",
    "# content/pictures/open-till.png is there.\nimage:\n  file: open-till.png\n  alt: «IMG_20260107»",
  ],
  alsoGood: [
    "# content/pictures/till.png is there.\nimage:\n  file: till.png\n  alt: Till",
    "# content/pictures/till.png is there.\nimage:\n  file: till.png\n  alt: The till exports receipts as .png.",
  ],
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
});
