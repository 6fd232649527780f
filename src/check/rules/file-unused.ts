import { fileLinks } from "../linting/asset-uses.ts";
import { defineRule } from "../linting/define-rule.ts";

export const fileUnused = defineRule({
  id: "file-unused",
  severity: "info",
  where: "files",
  summary: "A file in `content/files/` to which nothing links.",
  why: "Visitors do not find it, and search engines may.",
  mend: "Link to it, delete it, or move it to `content/files/root/` where a service looks for it.",
  bad: "«content/files/old-prices.pdf», to which nothing links",
  good: "content/files/prices.pdf",
  alsoGood: ["content/files/root/google0123.html, to which nothing links"],
  check(context) {
    const links = fileLinks(context);
    // One mistake, one message: a link that misses its file is named by `link-file`.
    if (links.some(({ asset }) => asset === undefined)) return;
    const used = new Set(links.map(({ asset }) => asset));
    for (const file of context.assets.files)
      if (!used.has(file))
        context.reportAsset(file, {
          message: "Nothing on the site links to this file.",
          hint: `Write \`href: /files/${file.name}\` where it belongs, or delete it.`,
        });
  },
});
