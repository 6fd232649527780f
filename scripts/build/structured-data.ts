import type { Content } from "../../src/content/content.ts";
import { pageKeyOf } from "../../src/content/pages.ts";
import { wordList } from "../../src/content/template.ts";
import type { Route } from "../../src/routes.ts";

/**
 * What a page tells search engines about the company (schema.org, as JSON-LD). They want each fact on one
 * page: the site's name on the first page, and the contact details on the contact page. It has only
 * facts that the site shows.
 *
 * @param base Path below which the site is published, with a slash at both ends.
 */
export function structuredData(route: Route, content: Content, base: string): string | undefined {
  const { site, pages, folder = "" } = content;
  const { company, contact, startPage } = site;
  const { name, description } = company;
  const root = site.origin + base;
  const url = root + folder;
  const reachedAt = pageKeyOf(pages, "contact") ?? startPage;
  const graph = [
    route.key === startPage && { "@type": "WebSite", name, url, inLanguage: site.language },
    route.key === reachedAt && {
      "@type": "Organization",
      name,
      url,
      description,
      logo: `${root}icon-512.png`,
      email: contact.email,
      telephone: contact.phones.map(({ number }) => number),
      address: wordList(site.interface.list, contact.address),
    },
    postData(route, content, root),
  ].filter(Boolean);
  if (graph.length === 0) return undefined;
  // Inside a script element only this sign could end it.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll(
    "<",
    "\\u003c",
  );
}

/** A post, for search engines. */
function postData({ key, path }: Route, { site, pages, folder = "" }: Content, root: string) {
  const post = pages[key];
  if (post?.layout !== "post") return undefined;
  const { title, day, updated, author, lead, lang = site.language } = post;
  const publisher = { "@type": "Organization", name: site.company.name };
  const url = root + folder + path.slice(1);
  return {
    "@type": "BlogPosting",
    ...{ headline: title, description: lead, url, mainEntityOfPage: url, inLanguage: lang },
    datePublished: day,
    dateModified: updated,
    author: author ? { "@type": "Person", name: author } : publisher,
    publisher,
  };
}

const otherPages = { selector_matches: '[href^="/"]:not([href*="."],[aria-current=page])' };

/**
 * Rules by which a browser prepares the next page (Speculation Rules). It fetches a document when a pointer reaches
 * its link, or the link comes into view (`eager`), and prerenders it when the pointer rests there or a press begins
 * (`moderate`). Chromium before 141 fetches all documents at once, after the page itself; with data saving on, it
 * fetches none.
 *
 * They match links to other pages of the site, as the boot script does for other browsers: only files have a dot in
 * their address, and they may be large. The rules are the same on each page, however many there are.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: otherPages, eagerness: "eager" }],
  prerender: [{ where: otherPages, eagerness: "moderate" }],
});
