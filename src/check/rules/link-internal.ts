import { anchorOf } from "../../content/anchor-of.ts";
import { decoded } from "../../content/decoded.ts";
import { keyPattern } from "../../content/page-key.ts";
import type { Pages } from "../../content/schema/pages.ts";
import { statementSections } from "../../content/statement-sections.ts";
import { routeOf } from "../../routes.ts";
import { contentLinks, localAddress } from "../linting/content-links.ts";
import { defineRules } from "../linting/define-rule.ts";
import type { RuleContext } from "../linting/rule-context.ts";
import { nearest } from "../read/findings/nearest.ts";
import { code, codes } from "../read/findings/words.ts";
import { type Located, type LocatedText, place } from "../read/located.ts";

const missing = "not-found";
const address = /^(\/[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/;

export const internalLinkRules = defineRules({
  "link-internal": {
    severity: "error",
    summary: "A link to a page or section that this site does not have.",
    why: "It leads to the page that says that there is none.",
    mend: "Name a page by its path, and a section by its id: /privacy#your-choices.",
    bad: "href: «/abuot»",
    good: "href: /about",
    alsoBad: [
      "href: «/about/»",
      "href: «/privacy#nothing-here»",
      "href: «/accessibility#nothing-here»",
      'href: «"#nothing-here"»',
      "href: «https://www.fixture.internal/abuot»",
      "href: «/404»",
      "# There is no content/pages/about.yaml.\nhref: «/about»",
      "bullets:\n  - >-\n    *See* [about\n    us](«/abuot»)",
    ],
    alsoGood: [
      "href: /privacy#words",
      "bullets:\n  - See [about us](/about) and [what we keep](/privacy#words)",
      "href: /accessibility#tests",
      "href: /contact?topic=preview",
      "href: https://elsewhere.fixture.internal/abuot",
      "href: https://www.fixture.internal/about",
    ],
    check(context) {
      const { site, everyPage, files, pageKeys, formerNames, assets, report } = context;
      const { origin, startPage } = site ?? {};
      const keys = pageKeys.filter((key) => key !== missing);
      const paths = keys.map(pathOf);
      // Of files `link-file` speaks.
      const isFile = (path: string) =>
        path.startsWith("/files/") || assets.root.some(({ name }) => path === `/${name}`);
      const whole = new Set(files.flatMap(({ root, isWhole }) => (isWhole ? [root] : [])));
      // What has no anchor on a page with mistakes may have one once they are mended.
      const anchors = new Map(
        everyPage.map((page) => [
          pathOf(page.key),
          whole.has(page.root as Located<unknown>) ? anchorsOf(page) : undefined,
        ]),
      );
      const pathsOf = new Map<string, string[]>();
      for (const [path, ids] of anchors)
        for (const id of ids ?? []) pathsOf.set(id, [...(pathsOf.get(id) ?? []), path]);

      function reportPath(target: LocatedText, path: string): void {
        const trimmed = path.replace(/\/+$/, "");
        const now = formerNames.get(trimmed.slice(1));
        if (now !== undefined) {
          const message = `The page ${trimmed} has another name now.`;
          report(target, { message, hint: `Write ${pathOf(now)} in place of ${path}.` });
          return;
        }
        report(target, () => {
          const meant = paths.includes(trimmed) ? trimmed : nearest(path, paths);
          const hint = meant ? `Did you mean ${meant}?` : `There are ${paths.join(", ")}.`;
          return { message: `This site has no page ${path}.`, hint };
        });
      }

      /** The page whose address or file somebody wrote in place of its key. */
      function keyIn(value: string): string | undefined {
        const [whole = ""] = /^[^?#]*/.exec(localAddress(value.trim(), origin?.value)) ?? [];
        const path = whole.replace(/(?<=.)\/$/, "").replace(/\.(?:ya?ml|html?)$/i, "");
        return keys.find((key) => [key, pathOf(key), `/${key}`].includes(decoded(path)));
      }

      /** A page by its key, which is not there, or stands in for those that are not. */
      function reportKey(target: LocatedText, what: string): void {
        const { value } = target;
        if (value === missing) {
          const message = `${what} leads to the page that says that there is no page.`;
          report(target, { message, hint: `Name another: ${codes(keys)}.` });
          return;
        }
        const now = formerNames.get(value.normalize("NFC"));
        if (now !== undefined) {
          const message = `The page ${code(value)} has another name now.`;
          report(target, { message, hint: `Write ${code(now)}.` });
          return;
        }
        const message = `There is no page ${code(value)}.`;
        const named = keyIn(value);
        if (named !== undefined) {
          const hint = `Write ${code(named)}, the name of the page's file without its ending.`;
          report(target, { message, hint });
          return;
        }
        const meant = nearest(value, keys);
        const another = `${target.key === "page" ? "Delete the link, or name" : "Name"} another page: ${codes(keys)}`;
        const isAway = target.key === "page" && /^[a-z]+:/i.test(value);
        const others = isAway
          ? `Write \`href\` in place of \`page\`${target.siblings["text"] ? "" : ", and `text` with the words of the link beside it"}; \`page\` takes the name of a page of this site.`
          : keyPattern.test(value)
            ? `${another}; or write ${code(`${value}.yaml`)} in the folder of the pages.`
            : `${another}.`;
        report(target, { message, hint: meant ? `Did you mean ${code(meant)}?` : others });
      }

      /** A bare anchor is one of the page that its file is of; what other files link to, several pages show. */
      function pageOf(target: LocatedText): string | undefined {
        const { file } = target[place];
        const page = everyPage.find(({ root }) => root[place].file === file);
        return page && pathOf(page.key);
      }
      function reportAnchor(target: LocatedText, path: string | undefined, anchor: string): void {
        if (path !== undefined && anchors.get(path) === undefined) return;
        if (path !== undefined && pathsOf.get(anchor)?.includes(path)) return;
        report(target, () => {
          const id = pathsOf.has(anchor) ? anchor : nearest(anchor, pathsOf.keys());
          const [meant] = pathsOf.get(id ?? "") ?? [];
          const where = path ? `on ${path}` : "on every page that shows this link";
          return {
            message: `There is no section #${anchor} ${where}.`,
            hint: meant
              ? `Did you mean ${meant}#${id}?`
              : "A section has an anchor where its `id` says so, and on pages of text.",
          };
        });
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
        if (meant !== undefined && !paths.includes(meant)) reportPath(target, meant);
        else if (anchor) reportAnchor(target, meant ?? pageOf(target), decoded(anchor));
      }
      if (startPage && !keys.includes(startPage.value)) reportKey(startPage, "The logo");
    },
  },
});

/** Address of a page as people read it. */
function pathOf(key: string): string {
  return decoded(routeOf(key).path);
}

/** The anchors that a page has; undefined where its sections have mistakes, which come first. */
function anchorsOf({ layout, root }: RuleContext["everyPage"][number]): string[] | undefined {
  if (layout === "accessibility") return [...statementSections];
  const { sections } = root as Located<Pages["text"]>;
  if (layout === "products" || layout === "contact" || layout === "not-found") return [];
  return sections?.flatMap(({ id, heading }) => {
    if (layout === "text" && heading) return anchorOf({ id: id?.value, heading: heading.value });
    return id ? [id.value] : [];
  });
}
