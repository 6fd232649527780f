import type { Offer, RenderedOpening } from "../../engine/schema/groups/opening.ts";
import { type Page, pageKeyOf } from "../../engine/schema/pages.ts";
import { type RenderableContent, todayOf } from "../resources.ts";
import { formatCards } from "./dates/format-dates.ts";
import { formatHours, renderedPlaces } from "./dates/opening-hours.ts";

/** What opens a page of sections in place of a drawing, with the facts that it shows. */
export function renderedOpening(
  { opening, offers }: Extract<Page, { layout: "sections" }>,
  content: RenderableContent,
): RenderedOpening | undefined {
  if (opening === "ground") return { kind: "ground" };
  if (opening === "list") return { kind: "list", offers: offersOf(content, offers) };
  if (opening !== "week") return undefined;
  const { site } = content;
  const hours = formatHours(site.contact, content, todayOf(content), true);
  if (!hours) return undefined;
  const [{ name = site.company.name } = {}] = renderedPlaces(content, todayOf(content));
  return { kind: "week", name, hours };
}

/** Lines of a list: products, where there are none the pages of the header, or the places. */
function offersOf(content: RenderableContent, offers: string | undefined): Offer[] {
  const { site, pages, products } = content;
  const page = (layout: "products" | "contact") => pageKeyOf(pages, layout);
  if (offers === "places")
    return renderedPlaces(content, todayOf(content)).map(({ name, address }) => {
      return { text: name, page: page("contact"), fact: address.at(0) };
    });
  if (offers === "products" || (offers === undefined && products.length > 0))
    return formatCards(content).map(({ name, link, price, availability, eta }) => {
      const to = link ? { page: link.page, href: link.href } : { page: page("products") };
      return { text: name, ...to, fact: price ?? availability ?? eta };
    });
  const { links } = site.header;
  return links.filter((link) => link.page !== site.startPage);
}
