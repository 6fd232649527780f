import type { Content } from "../content/schema/content.ts";
import { wordList } from "../content/word-list.ts";
import type { Route } from "../routes.ts";

/**
 * What the first page says of the firm and its site to search engines (schema.org, as JSON-LD): they
 * look for both there. It holds facts that the site shows, and no other.
 *
 * @param addressOf Makes a path of this site a whole address.
 */
export function structuredData(
  route: Route,
  { site }: Pick<Content, "site">,
  addressOf: (path: string) => string,
): string | undefined {
  const { company, contact, startPage } = site;
  if (route.key !== startPage) return undefined;
  const home = addressOf("/");
  const { name, description } = company;
  const graph = [
    {
      "@type": "Organization",
      name,
      url: home,
      description,
      logo: addressOf("/icon-512.png"),
      email: contact.email,
      telephone: contact.phones.map(({ number }) => number),
      address: wordList(site.interface.list, contact.address),
    },
    { "@type": "WebSite", name, url: home, inLanguage: site.language },
  ];
  // Inside a script element only this sign could end it.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll(
    "<",
    "\\u003c",
  );
}
