import { isMissing, missingFile, namedPictures } from "../linting/asset-uses.ts";
import { defineRule } from "../linting/define-rule.ts";
import { pictureFacts } from "../read/assets/picture-facts.ts";
import { drawingIn } from "../svg/drawing-in.ts";

export const pictureFile = defineRule({
  id: "picture-file",
  severity: "error",
  summary: "A picture that is not in `content/pictures/`, is none, or is broken.",
  why: "Visitors would see an empty frame.",
  mend: "Put the picture there, or save it anew from the original.",
  bad: "# content/pictures/till.png is there.\nimage:\n  file: «tills.png»\n  alt: A till with its drawer open.",
  good: "# content/pictures/till.png is there.\nimage:\n  file: till.png\n  alt: A till with its drawer open.",
  alsoBad: [
    "# content/files/till.png is there.\nhref: /files/till.png\nimage:\n  file: «till.png»\n  decorative: true",
    "# content/files/till.png is there.\nimage:\n  file: «till.png»\n  decorative: true",
    "image:\n  file: «shop.jpg»\n  decorative: true",
    "# content/pictures/marged.png is there.\nimage:\n  file: «yard.png»\n  decorative: true",
    "# content/pictures/till.png is there.\nimage:\n  file: «till.jpg»\n  decorative: true",
    "# content/pictures/empty.jpg is there.\nimage:\n  file: «empty.jpg»\n  decorative: true",
    "# content/pictures/words.svg is there.\nimage:\n  file: «words.svg»\n  decorative: true",
  ],
  check(context) {
    const missing = missingFile(context, "pictures");
    for (const use of namedPictures(context)) {
      const { target, name, asset } = use;
      if (isMissing(use, context, "pictures")) context.report(target, () => missing(name));
      if (asset === undefined) continue;
      const facts = name.endsWith(".svg") ? drawingIn(asset.path) : pictureFacts(asset.path);
      if ("fault" in facts)
        context.report(target, {
          message: `${name} cannot be shown: ${facts.fault}`,
          hint: "Save it anew from the original.",
        });
    }
  },
});
