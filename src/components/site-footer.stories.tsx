import type { Site } from "../content/schema/site.ts";
import { stories } from "../workshop/stories.ts";
import { press, WithSite } from "../workshop/visitor.tsx";
import { SiteFooter } from "./site-footer.tsx";

type Footer = Site["footer"];

const withFooter = (change: (footer: Footer) => Footer) => (
  <WithSite change={({ footer }) => ({ footer: change(footer) })}>
    <SiteFooter />
  </WithSite>
);

const lists = ["A third list", "A fourth"].map((heading) => ({
  heading,
  links: [{ text: "A page", page: "home" }],
}));

const withPlaces = (hrefOf: (href?: string) => string | undefined) =>
  withFooter(({ copyright, social }) => {
    const links = social?.links.map((link) => ({ ...link, href: hrefOf(link.href) })) ?? [];
    return { copyright, social: social && { ...social, links } };
  });

export default stories("after-main", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "Description, links and places": <SiteFooter />,
  "Description and two lists of links": withFooter(({ social, ...footer }) => footer),
  "Description and one list of links": withFooter(({ social, moreLinks, ...footer }) => footer),
  "A description alone": withFooter(({ copyright }) => ({ copyright })),
  "Description, four lists of links and places": withFooter((footer) => ({ ...footer, lists })),
  "Some places have an address, others follow": withPlaces((href) => href),
  "No place has an address yet": withPlaces(() => undefined),
  "Every place has an address": withPlaces(() => "#content"),
  "Its theme menu is open": {
    shown: <SiteFooter />,
    play: () => press(".theme-button", "[role=menu]"),
  },
});
