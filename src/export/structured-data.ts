import type { Content } from "../content/schema/content.ts";
import { wordList } from "../content/word-list.ts";
import type { Route } from "../routes.ts";

/**
 * What a page says of itself to search engines (schema.org, as JSON-LD). It holds facts that the
 * site shows, and no other; how to reach the company stands on the first page, where search engines
 * look for it, and on the page that shows it.
 *
 * @param addressOf Makes a path of this site a whole address.
 */
export function structuredData(
  route: Route,
  { site, pages }: Content,
  addressOf: (path: string) => string,
): string | undefined {
  if (route.isMissing) return undefined;
  const home = addressOf("/");
  const { company, contact, header, startPage } = site;
  const organization = {
    "@type": "Organization",
    "@id": `${home}#organization`,
    name: company.name,
    url: home,
    description: company.description,
    logo: addressOf("/icon-512.png"),
    ...((pages[route.key]?.layout === "contact" || route.key === startPage) && {
      email: contact.email,
      telephone: contact.phones.map(({ number }) => number),
      address: wordList(site.interface.list, contact.address),
    }),
  };
  const website = {
    "@type": "WebSite",
    "@id": `${home}#website`,
    name: company.name,
    url: home,
    inLanguage: site.language,
    publisher: { "@id": organization["@id"] },
  };
  const nameOf = (key: string) =>
    header.links.find(({ page }) => page === key)?.text ?? pages[key]?.title;
  const trail = {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: nameOf(startPage), item: home },
      { "@type": "ListItem", position: 2, name: nameOf(route.key), item: addressOf(route.path) },
    ],
  };
  const graph = [organization, website, ...(route.key === startPage ? [] : [trail])];
  // Inside a script element only this sign could end it.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll(
    "<",
    "\\u003c",
  );
}
