import { pictureEnding } from "../../content/schema/image.ts";
import { type AssetUse, fileLinks, namedPictures } from "../linting/asset-uses.ts";
import { defineRules } from "../linting/define-rule.ts";
import type { Asset } from "../read/assets/assets.ts";
import { megabyte, megabytes } from "../text/megabytes.ts";

const most = 10 * megabyte;

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
    alsoBad: ["«content/files/empty.pdf»"],
    check({ assets, reportAsset }) {
      for (const file of assets.files)
        if (file.bytes === 0)
          reportAsset(file, {
            message: "The file is empty: visitors would get nothing.",
            hint: "Save it anew from the original, or delete it.",
          });
      for (const file of [...assets.files, ...assets.root])
        if (file.bytes > most)
          reportAsset(file, {
            message: `The file has ${megabytes(file.bytes)}, which take long on a slow connection.`,
            hint: `Save it with smaller pictures, or divide it; up to ${megabytes(most)} are good.`,
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
    alsoGood: ["content/files/prices.csv"],
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
    alsoBad: ["«content/pictures/old-shop.jpg», which nothing names"],
    alsoGood: ["content/files/root/google0123.html, to which nothing links"],
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
