import { nearest } from "../../../src/content/findings/nearest.ts";
import { type LocatedText, place } from "../../../src/content/located.ts";
import { routes } from "../../../src/routes.ts";
import { contentLinks } from "../linting/content-links.ts";
import { defineRule } from "../linting/define-rule.ts";

const missing = "not-found";
const paths = routes.filter(({ key }) => key !== missing).map(({ path }) => path);
const address = /^(\/[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/;

export const linkInternal = defineRule({
  id: "link-internal",
  severity: "error",
  summary: "A link to a page or section that this site does not have.",
  why: "It leads to the page that says that there is none.",
  mend: "Name a page by its path, and a section of the policy by its id: /privacy#your-choices.",
  bad: "href: «/abuot»",
  good: "href: /about",
  alsoBad: [
    "href: «/about/»",
    "href: «/privacy#nothing-here»",
    'href: «"#nothing-here"»',
    "href: «https://www.fixture.internal/abuot»",
    "href: «/404»",
  ],
  alsoGood: [
    "href: /privacy#words",
    "href: /contact?topic=preview",
    "href: https://elsewhere.fixture.internal/abuot",
    "href: https://www.fixture.internal/about",
  ],
  check(context) {
    const { site, pages, report } = context;
    const origin = site?.origin?.value;
    const sections = pages.privacy?.sections;
    const anchors = sections?.map(({ id }) => id?.value);

    function reportPath(target: LocatedText, path: string): void {
      const trimmed = path.replace(/\/+$/, "");
      const meant = paths.includes(trimmed) ? trimmed : nearest(path, paths);
      report(target, {
        message: `This site has no page ${path}.`,
        hint: meant ? `Did you mean ${meant}?` : `There are ${paths.join(", ")}.`,
      });
    }

    for (const { target } of contentLinks(context)) {
      if (target.key === "page") {
        if (target.value === missing)
          report(target, {
            message: "This link leads to the page that says that there is no page.",
            hint: "Name another page.",
          });
        continue;
      }
      const isOwn = origin !== undefined && `${target.value}/`.startsWith(`${origin}/`);
      const local = isOwn ? target.value.slice(origin.length) || "/" : target.value;
      const parts = address.exec(local);
      if (parts === null) continue;
      const [, path, anchor] = parts;
      if (path !== undefined && !paths.includes(path)) reportPath(target, path);
      else if (anchor !== undefined && anchor !== "") {
        // A bare anchor stands on every page that shows the link; only the policy has sections.
        const isKnown = path === "/privacy" && (anchors?.includes(anchor) ?? true);
        if (isKnown) continue;
        const meant = nearest(anchor, anchors?.filter((id) => id !== undefined) ?? []);
        const { file } = sections?.[place] ?? target[place];
        report(target, {
          message: `There is no section #${anchor} ${path ? `on ${path}` : "on every page that shows this link"}.`,
          hint: meant
            ? `Did you mean /privacy#${meant}?`
            : `Sections are those of the policy, by the ids in ${file.file}.`,
        });
      }
    }
    const { startPage } = site ?? {};
    if (startPage?.value === missing)
      report(startPage, {
        message: "The logo leads to the page that says that there is no page.",
        hint: "Name another page.",
      });
  },
});
