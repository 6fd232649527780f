import { placesOf } from "../engine/schema/groups/contact-details.ts";
import { type Hours, partsOf, spansAmong, weekOf } from "../engine/schema/groups/opening-hours.ts";
import { pageKeyOf } from "../engine/schema/pages.ts";
import type { Content } from "../site/data/content.ts";
import type { LinkPreview } from "../site/data/link-preview.ts";
import { type Route, routeOf } from "../site/routes.ts";
import type { Day } from "../words/dates/day.ts";
import { dayMinutes, type Span } from "../words/dates/span.ts";
import { fill, wordList } from "../words/template.ts";
import { comingExceptions } from "./prepare/dates/opening-hours.ts";
import { entryData } from "./prepare/entries/entry-data.ts";
import { menuData, menusOf, servesFood } from "./prepare/menu-data.ts";
import { type RenderableContent, todayOf } from "./resources.ts";

/**
 * What a page tells search engines about the company (schema.org, as JSON-LD). They want each fact on one
 * page: the site's name on the first page, and the contact details on the contact page; those of a firm with opening
 * hours on both. It has only facts that the site shows.
 *
 * @param base Path below which the site is published, with a slash at both ends.
 * @param films What is known of the films of the page.
 */
export function structuredData(
  route: Route,
  content: RenderableContent,
  base: string,
  preview?: LinkPreview,
  films: readonly object[] = [],
): string | undefined {
  const { site, pages, folder = "" } = content;
  const { startPage } = site;
  const { name } = site.company;
  const root = site.origin + base;
  const url = root + folder;
  const isStart = route.key === startPage;
  const isContact = pages[route.key]?.layout === "contact";
  const firm = isStart || isContact ? businesses(content, root) : undefined;
  const isReachedHere = isContact || (isStart && pageKeyOf(pages, "contact") === undefined);
  const graph = [
    isStart && { "@type": "WebSite", name, url, inLanguage: site.language },
    ...(firm ?? (isReachedHere ? [{ "@type": "Organization", ...firmData(content, root) }] : [])),
    entryData(route, content, root, preview),
    ...menuData(content, route.key, url + route.path.slice(1)),
    ...films,
  ].filter(Boolean);
  if (graph.length === 0) return undefined;
  // Inside a script element only this sign could end it.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll(
    "<",
    "\\u003c",
  );
}

/** What every firm's data have. */
function firmData({ site, folder = "" }: Content, root: string) {
  const { company, contact, booking } = site;
  const target = { "@type": "EntryPoint", urlTemplate: booking };
  return {
    name: company.name,
    url: root + folder,
    description: company.description,
    logo: `${root}icon-512.png`,
    email: contact.email,
    telephone: contact.phones.map(({ number }) => number),
    address: wordList(site.words.interface.list, contact.address),
    ...(booking && { potentialAction: { "@type": "ReserveAction", target } }),
  };
}

/** The company and its further places, if it has hours, such places or a type of its own. */
function businesses(content: RenderableContent, root: string): object[] | undefined {
  const { folder = "" } = content;
  const {
    company,
    contact,
    words: { interface: words },
    footer,
  } = content.site;
  const { hours, exceptions, places = [] } = contact;
  if (!company.type && !hours && !exceptions && places.length === 0) return undefined;
  const id = `${root}#company`;
  const pages = footer.social?.links.flatMap(({ href }) => (href?.startsWith("http") ? href : []));
  const menus = Object.keys(content.pages).flatMap((key) =>
    menusOf(content.pages[key]).length > 0 ? root + folder + routeOf(key).path.slice(1) : [],
  );
  return placesOf(contact).map((one) => ({
    "@type": company.type ?? "LocalBusiness",
    ...("name" in one
      ? {
          name: fill(words.list, { first: company.name, rest: one.name }),
          parentOrganization: { "@id": id },
          telephone: one.phones?.map(({ number }) => number),
        }
      : { "@id": id, ...firmData(content, root), sameAs: pages }),
    address: { "@type": "PostalAddress", streetAddress: wordList(words.list, one.address) },
    ...(servesFood(content) && {
      hasMenu: menus,
      ...(content.site.booking && { acceptsReservations: content.site.booking }),
    }),
    geo: one.place && { "@type": "GeoCoordinates", ...one.place },
    ...openingData(one, todayOf(content)),
  }));
}

/** Names of the days, from Monday on, in schema.org. */
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The hours of a place. */
function openingData(place: Hours, today: Day) {
  const week = place.hours && weekOf(place.hours);
  const coming = comingExceptions(place, today);
  const specification = ([opens, closes]: Span) => ({
    "@type": "OpeningHoursSpecification",
    opens: clockTime(opens),
    // The last minute of a day, because search engines take no 24:00. A night closes earlier than it opens.
    closes: clockTime(closes === dayMinutes ? dayMinutes - 1 : closes % dayMinutes),
  });
  return {
    openingHoursSpecification: week?.flatMap((parts, day) =>
      spansAmong(parts).map((span) => ({ ...specification(span), dayOfWeek: days[day] })),
    ),
    ...(coming.length > 0 && {
      specialOpeningHoursSpecification: coming.flatMap(({ from, until, hours }) =>
        exceptionSpans(hours).map((span) => ({
          ...specification(span),
          validFrom: from,
          validThrough: until,
        })),
      ),
    }),
  };
}

/** The spans of a day. One that is closed opens and closes at midnight. */
function exceptionSpans(hours?: string): readonly Span[] {
  const parts = hours === undefined ? [] : partsOf(hours);
  return parts?.length === 0 ? [[0, 0]] : spansAmong(parts);
}

const clockTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, "0")).join(":");

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
