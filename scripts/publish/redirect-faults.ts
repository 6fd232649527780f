import { parseRedirectRules, type RedirectRule } from "../host/host-rules.ts";
import {
  addressedPaths,
  attributeOf,
  type ExportedPage,
  type ExportedSite,
  textOf,
} from "./exported-site.ts";

/** Former addresses that do not lead to a page, straight and in each way that hosts and browsers know. */
export function redirectFaults(site: ExportedSite): string[] {
  const { base, redirects, redirectPages } = site;
  const rules = parseRedirectRules(textOf(site, "_redirects"));
  const pathOf = (path: string) => base + path.slice(1);
  const missing = redirects.flatMap(({ from, to, file }) => {
    const page = redirectPages.find((candidate) => candidate.file === file);
    const rule = rules.find((one) => one.from === pathOf(from));
    const isRight = rule?.to === pathOf(to) && rule.status === 301;
    const wrong = `_redirects does not lead from ${pathOf(from)} to ${pathOf(to)} by 301.`;
    return [
      ...(page ? pageFaults(page, pathOf(to), site) : [`There is no ${file}, which was a page.`]),
      ...(isRight ? [] : [wrong]),
    ];
  });
  return [...missing, ...rules.flatMap((rule) => ruleFaults(rule, rules, site))];
}

function pageFaults(page: ExportedPage, to: string, { origin }: ExportedSite): string[] {
  const { file, document } = page;
  const said = {
    "where it goes on to": attributeOf(page, 'meta[http-equiv="refresh"]', "content"),
    "its canonical address": attributeOf(page, 'link[rel="canonical"]', "href"),
    "its link": attributeOf(page, "main a", "href"),
    "what search engines may do": attributeOf(page, 'meta[name="robots"]', "content"),
    "its language": document.querySelector("html[lang]") ? "said" : "not said",
  };
  const wanted = [`0;url=${to}`, origin + to, to, "noindex", "said"];
  return Object.entries(said).flatMap(([what, value], index) =>
    value === wanted[index] ? [] : [`${file} has as ${what} "${value}", not "${wanted[index]}".`],
  );
}

/** A rule at a page's own address, or to an address where no page is, such as another former one. */
function ruleFaults(
  { from, to }: RedirectRule,
  rules: readonly RedirectRule[],
  site: ExportedSite,
): string[] {
  const pages = addressedPaths(site);
  if (pages.includes(from)) return [`_redirects leads away from the page ${from}.`];
  if (rules.some((other) => other.from === to))
    return [`_redirects leads from ${from} to ${to}, which leads on.`];
  return pages.includes(to) ? [] : [`_redirects leads from ${from} to ${to}, where no page is.`];
}
