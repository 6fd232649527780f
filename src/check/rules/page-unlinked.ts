import { contentLinks, fileOf, pathIn } from "../linting/content-links.ts";
import { defineRule } from "../linting/define-rule.ts";
import { code } from "../read/findings/words.ts";
import { type LocatedText, place } from "../read/located.ts";

/** One opens at the site's own address, and the other where no page is. */
const reached = ["home", "not-found"];

export const pageUnlinked = defineRule({
  id: "page-unlinked",
  severity: "warning",
  where: "about",
  summary: "A page that nothing on the site leads to.",
  why: "Visitors come to a page by links; without one only search engines and who knows its address find it.",
  mend: "Link to it from the header or footer in site.yaml, or from another page; or delete its file.",
  bad: "# Nothing leads here.\ntitle: «About our firm»",
  good: "title: About our firm",
  check(context) {
    const { site, everyPage, pageKeys, formerNames, isWhole, report } = context;
    // A file that cannot be read may have the link.
    if (!isWhole || site === undefined) return;
    // Of a link to a former name `link-internal` speaks.
    const pathNow = (path: string | undefined) => {
      const key = formerNames.get(path?.slice(1) ?? "");
      return key === undefined ? path : `/${key}`;
    };
    const written = contentLinks(context);
    // One mistake, one message: a link that misses its page is found by `link-internal`.
    const isMissed = ({ key, value }: LocatedText) =>
      key === "page" && !pageKeys.includes(value) && !formerNames.has(value);
    if (written.some(({ target }) => isMissed(target))) return;
    const links = written.map((link) => ({
      file: fileOf(link),
      path: pathNow(pathIn(link.address, site.origin?.value)),
    }));
    for (const { key, root } of everyPage) {
      const { file } = root[place].file;
      const path = pathIn(`/${key}`);
      const isLinked = links.some((link) => link.path === path && link.file !== file);
      if (isLinked || reached.includes(key) || site.startPage?.value === key) continue;
      report(root.title ?? root, {
        message: "Nothing on the site leads to this page.",
        hint: `Link to it with ${code(`page: ${key}`)} from the header or footer in site.yaml, or from another page; or delete its file.`,
      });
    }
  },
});
