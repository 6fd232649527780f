import { statementSections } from "../../content/statement-sections.ts";
import { type Route, routes } from "../../routes.ts";
import { contentLinks, localAddress } from "../linting/content-links.ts";
import { defineRule } from "../linting/define-rule.ts";
import { nearest } from "../read/findings/nearest.ts";
import { code, codes } from "../read/findings/words.ts";
import { type LocatedText, place } from "../read/located.ts";

const missing = "not-found";
const address = /^(\/[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/;

export const linkInternal = defineRule({
  id: "link-internal",
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
    const { site, pages, absentPages, assets, report } = context;
    const { startPage } = site ?? {};
    const isThere = ({ key }: Pick<Route, "key">) => key !== missing && !absentPages.includes(key);
    const there = routes.filter(isThere);
    const paths = there.map(({ path }) => path);
    const withSections = ["/privacy", "/accessibility"].filter((path) => paths.includes(path));
    // Of files `link-file` speaks.
    const isFile = (path: string) =>
      path.startsWith("/files/") || assets.root.some(({ name }) => path === `/${name}`);
    const policy = pages.privacy?.sections;
    const sections = [
      ...(policy ?? []).flatMap(({ id }) => (id ? { path: "/privacy", id: id.value } : [])),
      ...statementSections.map((id) => ({ path: "/accessibility", id })),
    ].filter(({ path }) => paths.includes(path));

    function reportPath(target: LocatedText, path: string): void {
      const trimmed = path.replace(/\/+$/, "");
      const meant = paths.includes(trimmed) ? trimmed : nearest(path, paths);
      report(target, {
        message: `This site has no page ${path}.`,
        hint: meant ? `Did you mean ${meant}?` : `There are ${paths.join(", ")}.`,
      });
    }

    /** A page by its key, which is not there. */
    function reportPage(target: LocatedText, key: string): void {
      const others = there.map((route) => route.key);
      report(target, {
        message: `There is no page ${code(key)}.`,
        hint: `${target.key === "page" ? "Delete the link, or name" : "Name"} another page: ${codes(others)}; or write ${code(`${key}.yaml`)} in the folder of the pages.`,
      });
    }

    /** A bare anchor is one of the page that its file is of; what other files link to, several pages show. */
    function pageOf(target: LocatedText): string | undefined {
      const { file } = target[place];
      return routes.find(({ key }) => pages[key]?.[place].file === file)?.path;
    }

    /** Only text pages have sections. */
    function reportAnchor(target: LocatedText, path: string | undefined, anchor: string): void {
      if (path === "/privacy" && policy === undefined) return;
      const alike = sections.filter(({ id }) => id === anchor);
      if (alike.some((section) => section.path === path)) return;
      const id = nearest(anchor, new Set(sections.map((section) => section.id)));
      const meant = alike[0] ?? sections.find((section) => section.id === id);
      report(target, {
        message: `There is no section #${anchor} ${path ? `on ${path}` : "on every page that shows this link"}.`,
        hint: meant
          ? `Did you mean ${meant.path}#${meant.id}?`
          : withSections.length > 0
            ? `Only ${withSections.join(" and ")} ${withSections.length > 1 ? "have" : "has"} sections.`
            : "No page of this site has sections; write the path alone.",
      });
    }

    for (const { target } of contentLinks(context)) {
      const { key, value } = target;
      if (key === "page" && value === missing)
        report(target, {
          message: "This link leads to the page that says that there is no page.",
          hint: "Name another page.",
        });
      if (absentPages.some((page) => key === "page" && page === value)) reportPage(target, value);
      if (key === "page") continue;
      const [isLocal, path, anchor] = address.exec(localAddress(value, context)) ?? [];
      if (isLocal === undefined || (path && isFile(path))) continue;
      if (path !== undefined && !paths.includes(path)) reportPath(target, path);
      else if (anchor) reportAnchor(target, path ?? pageOf(target), anchor);
    }
    if (startPage && absentPages.includes(startPage.value)) reportPage(startPage, startPage.value);
    if (startPage?.value === missing)
      report(startPage, {
        message: "The logo leads to the page that says that there is no page.",
        hint: "Name another page.",
      });
  },
});
