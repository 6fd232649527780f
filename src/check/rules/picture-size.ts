import { picturePlaces } from "../../content/schema/image.ts";
import { shownPictures } from "../linting/asset-uses.ts";
import { defineRule } from "../linting/define-rule.ts";
import { pictureFacts } from "../read/assets/picture-facts.ts";
import { megabyte, megabytes } from "../text/megabytes.ts";

const most = 8 * megabyte;

export const pictureSize = defineRule({
  id: "picture-size",
  severity: "warning",
  summary: "A picture with too few pixels for its place, or of more than 8 MB.",
  why: "With few pixels it is blurred; a heavy source makes each copy of the site heavy, and visitors get a small one anyway.",
  mend: "Take the original, about 2,000 pixels wide, as JPEG or WebP.",
  bad: "# content/pictures/stamp.png is there, 300 pixels wide.\nimage:\n  file: «stamp.png»\n  alt: A stamp with the date of receipt.",
  good: "# content/pictures/stamp.png is there, 1280 pixels wide.\nimage:\n  file: stamp.png\n  alt: A stamp with the date of receipt.",
  alsoBad: [
    "# content/pictures/shop.png is there, 9 MB.\nimage:\n  file: «shop.png»\n  decorative: true",
  ],
  alsoGood: ["# content/pictures/plan.svg is there.\nimage:\n  file: plan.svg\n  decorative: true"],
  check(context) {
    for (const { target, name, asset, place } of shownPictures(context)) {
      const facts = asset && pictureFacts(asset.path);
      if (!facts || "fault" in facts) continue;
      const { widest } = picturePlaces[place];
      if (facts.width < widest && facts.kind !== "svg")
        context.report(target, {
          message: `${name} is ${facts.width} pixels wide, and shown up to ${widest} wide here.`,
          hint: `Take one of ${2 * widest} pixels, which dense screens need; ${widest} are the least.`,
        });
      else if (asset.bytes > most)
        context.report(target, {
          message: `${name} has ${megabytes(asset.bytes)}, of which visitors get a small copy.`,
          hint: "Save it about 2,000 pixels wide, as JPEG or WebP.",
        });
    }
  },
});
