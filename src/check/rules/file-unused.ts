import { type AssetUse, fileLinks, namedPictures } from "../linting/asset-uses.ts";
import { defineRule } from "../linting/define-rule.ts";
import type { Asset } from "../read/assets/assets.ts";

export const fileUnused = defineRule({
  id: "file-unused",
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
        hint: `Write \`file: ${file.name}\` below an \`image\`, or delete it.`,
      });
  },
});

/** Those of some files that nothing names. */
function unused(files: readonly Asset[], uses: readonly AssetUse[]): Asset[] {
  // One mistake, one message: a name that misses its file, in one folder or the other, is found by other rules.
  if (uses.some(({ asset }) => asset === undefined)) return [];
  const used = new Set(uses.map(({ asset }) => asset));
  return files.filter((file) => !used.has(file));
}
