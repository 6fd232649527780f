import { anchorOf } from "../../../src/content/anchor-of.ts";
import { decoded } from "../../../src/content/decoded.ts";
import { keyPattern } from "../../../src/content/page-key.ts";
import type { Pages } from "../../../src/content/schema/pages.ts";
import { statementSections } from "../../../src/content/statement-sections.ts";
import { routeOf } from "../../../src/routes.ts";
import { fileLinks, reportMissing } from "../linting/asset-uses.ts";
import { contentLinks, localAddress } from "../linting/content-links.ts";
import { defineRules } from "../linting/define-rule.ts";
import type { RuleContext } from "../linting/rule-context.ts";
import type { Words } from "../read/diagnostic.ts";
import { nearest } from "../read/findings/nearest.ts";
import { code, codes } from "../read/findings/words.ts";
import { type Located, type LocatedText, place } from "../read/located.ts";

const missing = "not-found";
const address = /^(\/[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/;

export const internalLinkRules = defineRules({
  "link-internal": {
    severity: "error",
    summary: "A link to a page, section or file that this site does not have.",
    why: "It leads visitors to the page for missing pages.",
    mend: "Name a page by its path, and a section by its id: /privacy#your-choices. Put files into `content/files/`.",
    bad: "href: «/abuot»",
    good: "href: /about",
    check(context) {
      reportMissing(context, fileLinks(context), "files");
      const { site, everyPage, pageKeys, formerNames, assets, report, reportIn } = context;
      const { origin, startPage } = site ?? {};
      const keys = pageKeys.filter((key) => key !== missing);
      const paths = keys.map(pathOf);
      // Missing files are reported above.
      const isFile = (path: string) =>
        path.startsWith("/files/") || assets.root.some(({ name }) => path === `/${name}`);
      // A page with mistakes may have more anchors once they are mended.
      const anchors = new Map(
        everyPage.map((page) => [pathOf(page.key), page.isWhole ? anchorsOf(page) : undefined]),
      );

      /** A link to a page by the name that it had before. `content fix` writes its new name. */
      function reportRenamed(target: LocatedText, start: number, end: number, now: string): void {
        const was = decoded(target.value.slice(start, end));
        reportIn(target, start, end, {
          message: `The page ${code(was)} has another name now.`,
          hint: `Write ${code(now)}; \`npm run content -- fix\` does.`,
          fix: now,
        });
      }

      function reportKey(target: LocatedText, what: string): void {
        const now = formerNames.get(target.value.normalize("NFC"));
        if (now !== undefined) reportRenamed(target, 0, target.value.length, now);
        else report(target, () => noKey(target, what));
      }

      function reportPath(target: LocatedText, written: string): void {
        const path = decoded(written);
        const now = formerNames.get(trimmedPath(path).normalize("NFC").slice(1));
        if (now === undefined) {
          report(target, () => noPage(path));
          return;
        }
        const start = target.value.length - localAddress(target.value, origin?.value).length;
        const address = written.includes("%") ? routeOf(now).path : pathOf(now);
        reportRenamed(target, start, start + written.length, address);
      }

      function noPage(path: string): Words {
        const trimmed = trimmedPath(path);
        const whole = trimmed.normalize("NFC");
        if (whole !== trimmed && paths.includes(whole)) return inPieces(trimmed, whole);
        const meant = paths.includes(trimmed) ? trimmed : nearest(trimmed, paths);
        return {
          message: `This site has no page ${path}.`,
          hint: meant ? `Did you mean ${meant}?` : `There are ${paths.join(", ")}.`,
        };
      }

      /** What to say of a key that names no page, or the page for missing pages. */
      function noKey(target: LocatedText, what: string): Words {
        const { value } = target;
        if (value === missing)
          return {
            message: `${what} leads to the page for missing pages.`,
            hint: `Name another: ${codes(keys)}.`,
          };
        const whole = value.normalize("NFC");
        if (whole !== value && keys.includes(whole)) return inPieces(value, whole);
        return { message: `There is no page ${code(value)}.`, hint: keyHint(target) };
      }

      function keyHint({ key, value, siblings }: LocatedText): string {
        // The page's address or file in place of its key.
        const [whole = ""] = /^[^?#]*/.exec(localAddress(value.trim(), origin?.value)) ?? [];
        const path = decoded(whole.replace(/(?<=.)\/$/, "").replace(/\.(?:ya?ml|html?)$/i, ""));
        const named = keys.find((one) => [one, pathOf(one), `/${one}`].includes(path));
        if (named !== undefined)
          return `Write ${code(named)}, the name of the page's file without its ending.`;
        const meant = nearest(value, keys);
        if (meant) return `Did you mean ${code(meant)}?`;
        if (key === "page" && /^[a-z]+:/i.test(value))
          return `Write \`href\` in place of \`page\`${siblings["text"] ? "" : ", and `text` with the words of the link beside it"}; \`page\` takes the name of a page of this site.`;
        const another = `${key === "page" ? "Delete the link, or name" : "Name"} another page: ${codes(keys)}`;
        return keyPattern.test(value)
          ? `${another}; or write ${code(`${value}.yaml`)} in the folder of the pages.`
          : `${another}.`;
      }

      function noAnchor(path: string | undefined, anchor: string): Words {
        const all = [...anchors].flatMap(([on, ids = []]) => ids.map((id) => ({ on, id })));
        // Several pages may have one of the same name.
        const ids = new Set(all.map(({ id }) => id));
        const id = ids.has(anchor) ? anchor : nearest(anchor, ids);
        const meant = all.find((one) => one.id === id);
        const where = path ? `on ${path}` : "on every page that shows this link";
        return {
          message: `There is no section #${anchor} ${where}.`,
          hint: meant
            ? `Did you mean ${meant.on}#${id}?`
            : "A section has an anchor where its `id` says so, and on pages of text.",
        };
      }

      for (const { target } of contentLinks(context)) {
        const { key, value } = target;
        if (key === "page") {
          if (!keys.includes(value)) reportKey(target, "This link");
          continue;
        }
        const [isLocal, path, anchor] = address.exec(localAddress(value, origin?.value)) ?? [];
        if (isLocal === undefined || (path && isFile(path))) continue;
        const meant = path && decoded(path);
        if (path && meant !== undefined && !paths.includes(meant)) {
          reportPath(target, path);
          continue;
        }
        if (!anchor) continue;
        // A bare anchor belongs to the page of its file; links of other files are on several pages.
        const own = everyPage.find(({ file }) => file === target[place].file);
        const on = meant ?? (own && pathOf(own.key));
        const id = decoded(anchor);
        if (on === undefined || anchors.get(on)?.includes(id) === false)
          report(target, () => noAnchor(on, id));
      }
      if (startPage && !keys.includes(startPage.value)) reportKey(startPage, "The logo");
    },
  },
});

/** A path without the ending of a folder or file. */
function trimmedPath(path: string): string {
  return path.replace(/(?:(?<=\/)index)?\.(?:ya?ml|html?|php)$|\/+$/i, "") || "/";
}

/** What to say of a name in another Unicode form: a copied file name may have its accents decomposed. */
function inPieces(written: string, whole: string): Words {
  return {
    message: `The accents in ${code(written)} are separate characters, so that it only looks like a page's name.`,
    hint: `Type it again: write ${code(whole)}.`,
  };
}

/** Address of a page as people read it. */
function pathOf(key: string): string {
  return decoded(routeOf(key).path);
}

/** The anchors that a page has; undefined if its sections have mistakes, which come first. */
function anchorsOf({ layout, root }: RuleContext["everyPage"][number]): string[] | undefined {
  if (layout === "accessibility") return [...statementSections];
  const { sections } = root as Located<Pages["text"]>;
  if (layout === "products" || layout === "contact" || layout === "not-found") return [];
  return sections?.flatMap(({ id, heading }) => {
    if (layout === "text" && heading) return anchorOf({ id: id?.value, heading: heading.value });
    return id ? [id.value] : [];
  });
}
