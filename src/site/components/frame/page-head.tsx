import { Helmet } from "react-helmet-async";
import type { Day } from "../../../words/dates/day.ts";
import { addressOf, hasLanguages } from "../../address-of.ts";
import { barsId, barsMedia } from "../../browser/contract.ts";
import type { LanguageLink } from "../../data/language-link.ts";
import type { LinkPreview } from "../../data/link-preview.ts";
import { useSite } from "../../data/site-context.ts";
import { tabTitle } from "../../data/tab-title.ts";
import type { Route } from "../../routes.ts";

/** Title and facts of one page. A page has exactly one, because React does not merge them. */
interface PageHeadProps {
  route: Route;
  title: string;
  description: string;
  preview?: LinkPreview | undefined;
  /** The day of a post. */
  day?: Day | undefined;
  /** Whether search engines are to leave it out. */
  noindex?: boolean | undefined;
}

export function PageHead({ route, title, description, preview, day, noindex }: PageHeadProps) {
  const site = useSite();
  const { company, colours, origin, folder, language, languages = [], feed } = site;
  const fullTitle = tabTitle(site, title);
  const address = origin + addressOf(route.path, folder);
  // Names of the Open Graph protocol. Twitter reads them too.
  const facts = [
    ["og:type", day ? "article" : "website"],
    ...(day ? [["article:published_time", day]] : []),
    ["og:site_name", company.name],
    ["og:locale", localeOf(language)],
    ["og:title", fullTitle],
    ["og:description", description],
    ["og:url", address],
    ...(preview
      ? [
          ["og:image", origin + addressOf(preview.path, folder)],
          ["og:image:type", preview.type],
          ["og:image:width", `${preview.width}`],
          ["og:image:height", `${preview.height}`],
          ["og:image:alt", fullTitle],
        ]
      : []),
  ] as const;
  return (
    <Helmet>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {(route.isMissing || noindex) && <meta name="robots" content="noindex" />}
      {!route.isMissing && [
        <link key="canonical" rel="canonical" href={address} />,
        ...(hasLanguages ? alternatesOf(languages, address, origin) : []),
        ...facts.map(([property, content]) => (
          <meta key={property} property={property} content={content} />
        )),
        <meta key="card" name="twitter:card" content="summary_large_image" />,
      ]}
      {feed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={feed.title}
          href={addressOf(feed.path, folder)}
        />
      )}
      <link rel="manifest" href={addressOf("/site.webmanifest", folder)} />
      {/* The first that matches applies (HTML, 4.2.5.3). A chosen theme changes the media of the dark one. */}
      <meta id={barsId} name="theme-color" media={barsMedia.system} content={colours.dark} />
      <meta name="theme-color" content={colours.light} />
      {/* For browsers that show no SVG in a tab. Others take the last that they can show. */}
      <link rel="icon" href={addressOf("/favicon.ico")} sizes="32x32" />
      <link rel="icon" href={addressOf("/icon.svg")} type="image/svg+xml" />
      {/* Without this, devices look for it only at the root of the host. */}
      <link rel="apple-touch-icon" href={addressOf("/apple-touch-icon.png")} />
    </Helmet>
  );
}

/** Where the page is in each language that has it, itself included; the first is for all other languages. */
function alternatesOf(languages: readonly LanguageLink[], address: string, origin: string) {
  const found = languages
    .filter(({ isSame }) => isSame)
    .map(({ tag, path }) => ({
      tag,
      to: path === undefined ? address : origin + addressOf(path),
    }));
  const [first] = found;
  if (!first || found.length < 2) return [];
  return [
    ...[...found, { ...first, tag: "x-default" }].map(({ tag, to }) => (
      <link key={tag} rel="alternate" hrefLang={tag} href={to} />
    )),
    ...found.map(
      ({ tag, to }) =>
        to !== address && (
          <meta key={`og ${tag}`} property="og:locale:alternate" content={localeOf(tag)} />
        ),
    ),
  ];
}

/** A language as the Open Graph protocol writes it, with its likeliest region: `te_IN`. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return [language, region].filter(Boolean).join("_");
}
