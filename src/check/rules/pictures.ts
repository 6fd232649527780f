import { picturePlaces } from "../../content/schema/image.ts";
import { namedPictures, reportMissing, shownPictures } from "../linting/asset-uses.ts";
import { defineRules } from "../linting/define-rule.ts";
import { pictureFacts } from "../read/assets/picture-facts.ts";
import { drawingIn, soundDrawing } from "../svg/clean-svg.ts";
import { megabyte, megabytes } from "../text/megabytes.ts";

const most = 8 * megabyte;

export const pictureRules = defineRules({
  "picture-file": {
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
      const uses = namedPictures(context);
      reportMissing(context, uses, "pictures");
      for (const { target, name, asset } of uses) {
        if (asset === undefined) continue;
        const facts = name.endsWith(".svg") ? drawingIn(asset.path) : pictureFacts(asset.path);
        if ("fault" in facts)
          context.report(target, {
            message: `${name} cannot be shown: ${facts.fault}`,
            hint: "Save it anew from the original.",
          });
      }
    },
  },
  "picture-size": {
    severity: "warning",
    summary: "A picture with too few pixels for its place, or of more than 8 MB.",
    why: "With few pixels it is blurred; a heavy source makes each copy of the site heavy, and visitors get a small one anyway.",
    mend: "Take the original, about 2,000 pixels wide, as JPEG or WebP.",
    bad: "# content/pictures/stamp.png is there, 300 pixels wide.\nimage:\n  file: «stamp.png»\n  alt: A stamp with the date of receipt.",
    good: "# content/pictures/stamp.png is there, 1280 pixels wide.\nimage:\n  file: stamp.png\n  alt: A stamp with the date of receipt.",
    alsoBad: [
      "# content/pictures/shop.png is there, 9 MB.\nimage:\n  file: «shop.png»\n  decorative: true",
    ],
    alsoGood: [
      "# content/pictures/plan.svg is there.\nimage:\n  file: plan.svg\n  decorative: true",
    ],
    check(context) {
      for (const { target, name, asset } of shownPictures(context)) {
        const facts = asset && pictureFacts(asset.path);
        if (!facts || "fault" in facts || !target.picture) continue;
        const { widest } = picturePlaces[target.picture];
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
  },
  "svg-cleaned": {
    severity: "warning",
    where: "site",
    summary: "An SVG of which something is left out, since it could run, load or link.",
    why: "A drawing can carry programs and ask other sites for parts; a page shows shapes and colours alone.",
    mend: "Save it as a plain SVG, with letters as paths; look at it on the page.",
    bad: "# content/pictures/logo.svg is there, with a script.\ncompany:\n  logo: {file: «logo.svg»}",
    alsoBad: [
      "# content/pictures/tree.svg is there, with a script.\ndrawings:\n  - {for: home, file: «tree.svg»}",
    ],
    good: "# content/pictures/logo.svg is there.\ncompany:\n  logo: {file: logo.svg}",
    check(context) {
      for (const { target, name, asset } of namedPictures(context)) {
        const { removed = [] } = (/\.svg$/.test(name) && soundDrawing(asset)) || {};
        if (removed.length === 0) continue;
        const first = removed.slice(0, 4).join(", ");
        const more = removed.length - 4;
        context.report(target, {
          message: `${name} is shown without ${first}${more > 0 ? ` and ${more} more` : ""}.`,
          hint: "Look whether it is as you want it; if not, save it as a plain SVG, with letters as paths.",
        });
      }
    },
  },
});
