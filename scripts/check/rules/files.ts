import { pictureEnding } from "../../../src/content/schema/image.ts";
import {
  type AssetUse,
  fileLinks,
  namedPictures,
  reportMissing,
  shownPictures,
} from "../linting/asset-uses.ts";
import { defineRules } from "../linting/define-rule.ts";
import type { Asset } from "../read/assets/assets.ts";
import { pictureFacts } from "../read/assets/picture-facts.ts";
import { drawingIn, soundDrawing } from "../svg/clean-svg.ts";
import { megabyte, megabytes } from "../text/megabytes.ts";

/** The most bytes that are good. */
const most = { file: 10 * megabyte, picture: 8 * megabyte };

const office =
  /\.(docx?|dotx?|odt|ott|rtf|pages|xlsx?|xlsm|ods|numbers|pptx?|odp|psd|ai|indd|afdesign|xcf|sketch|fig)$/;

export const fileRules = defineRules({
  "file-size": {
    severity: "warning",
    where: "files",
    summary: "A file in `content/files/` of more than 10 MB, or an empty one.",
    why: "On a slow connection 10 MB take a minute, and some hosts refuse files over 25 MB.",
    mend: "Save it anew with smaller pictures, or divide it.",
    bad: "«content/files/catalogue.pdf», 11 MB",
    good: "content/files/catalogue.pdf, 9 MB",
    check({ assets, reportAsset }) {
      for (const file of assets.files)
        if (file.bytes === 0)
          reportAsset(file, {
            message: "The file is empty: visitors would get nothing.",
            hint: "Save it anew from the original, or delete it.",
          });
      for (const file of [...assets.files, ...assets.root])
        if (file.bytes > most.file)
          reportAsset(file, {
            message: `The file has ${megabytes(file.bytes)}, which take long on a slow connection.`,
            hint: `Save it with smaller pictures, or divide it; up to ${megabytes(most.file)} are good.`,
          });
    },
  },
  "file-kind": {
    severity: "info",
    where: "files",
    summary: "A file as its author's program keeps it, in `content/files/`.",
    why: "It may carry comments, earlier versions and names, and not everybody has the program.",
    mend: "Export it as PDF and publish that, unless visitors are to edit it.",
    bad: "«content/files/price-list.docx»",
    good: "content/files/price-list.pdf",
    check({ assets, reportAsset }) {
      for (const file of assets.files)
        if (office.test(file.name))
          reportAsset(file, {
            message:
              "This is the file of an office or drawing program, with all that it keeps in it.",
            hint: "Publish it as PDF, unless visitors are to edit it.",
          });
    },
  },
  "file-unused": {
    severity: "info",
    where: "files",
    summary: "A file in `content/files/` to which nothing links, or a picture that no page shows.",
    why: "Visitors do not find such a file, and search engines may; it was probably meant for a page.",
    mend: "Link to it, delete it, or move it to `content/files/root/` where a service looks for it.",
    bad: "«content/files/old-prices.pdf», to which nothing links",
    good: "content/files/prices.pdf",
    check(context) {
      // What could not be read may name it.
      if (!context.isWhole) return;
      const { files, pictures } = context.assets;
      const uses = [...fileLinks(context), ...namedPictures(context)];
      for (const file of unused(files, uses))
        context.reportAsset(file, {
          message: "Nothing on the site links to this file.",
          hint: `Write \`href: /files/${file.name}\` where it belongs, or delete it.`,
        });
      for (const file of unused(pictures, uses))
        context.reportAsset(file, {
          message: "No page shows this picture.",
          hint: pictureEnding.test(file.name)
            ? `Write \`file: ${file.name}\` below an \`image\`, or delete it.`
            : "Save it as JPEG, PNG, WebP, AVIF or SVG, since pages show no others, or delete it.",
        });
    },
  },
});

/** Those of some files that nothing names. */
function unused(files: readonly Asset[], uses: readonly AssetUse[]): Asset[] {
  // One mistake, one message: a name that misses its file, in one folder or the other, is found by other rules.
  if (uses.some(({ asset }) => asset === undefined)) return [];
  const used = new Set(uses.map(({ asset }) => asset));
  return files.filter((file) => !used.has(file));
}

export const pictureRules = defineRules({
  "picture-file": {
    severity: "error",
    summary: "A picture that is not in `content/pictures/`, is none, or is broken.",
    why: "Visitors would see an empty frame.",
    mend: "Put the picture there, or save it anew from the original.",
    bad: "# content/pictures/till.png is there.\nimage:\n  file: «tills.png»\n  alt: A till with its drawer open.",
    good: "# content/pictures/till.png is there.\nimage:\n  file: till.png\n  alt: A till with its drawer open.",
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
    check(context) {
      for (const { target, name, asset } of shownPictures(context)) {
        const facts = asset && pictureFacts(asset.path);
        if (!facts || "fault" in facts || !target.picture) continue;
        const { widest } = target.picture;
        if (facts.width < widest && facts.kind !== "svg")
          context.report(target, {
            message: `${name} is ${facts.width} pixels wide, and shown up to ${widest} wide here.`,
            hint: `Take one of ${2 * widest} pixels, which dense screens need; ${widest} are the least.`,
          });
        else if (asset.bytes > most.picture)
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
