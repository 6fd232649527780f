import { type Page, type PageSchemas, pageOf, pageSchemas } from "../../../engine/schema/pages.ts";
import { mapContent } from "../../../engine/shape/index.ts";
import type { LoadedLanguage } from "../../../engine/site/index.ts";
import { isGroup } from "../../../engine/values.ts";
import type { Content } from "../../../site/data/content.ts";
import type { LanguageLink } from "../../../site/data/language-link.ts";
import { anchorsOf } from "../../../site/data/reading-sections.ts";
import { routeOf } from "../../../site/routes.ts";
import { decodeAddress } from "../../../words/addresses/url.ts";
import { paragraphText } from "../../../words/inline.ts";
import { tableOf } from "../../../words/own-keys.ts";
import { fill } from "../../../words/template.ts";
import { languageName } from "./language-name.ts";

/** A language of the site, with its pages by the keys of their sources. */
interface Language {
  tag: string;
  /** Folder in the export, with a slash; none for the site's own. */
  folder: string;
  content: Content;
  slugs: ReadonlyMap<string, string>;
}

/**
 * The content of a site in each of its languages, its own first. Pages are called by their addresses in that
 * language, and all links lead to where their pages are. A site of one language stays as it is.
 */
export function localizeSite(
  content: Content,
  translations: readonly Pick<LoadedLanguage, "tag" | "content" | "slugs">[],
  schemas = pageSchemas,
): [Content, ...Content[]] {
  const own: Language = { tag: content.site.language, folder: "", content, slugs: new Map() };
  const others = translations.flatMap(({ tag, content, slugs }): Language[] =>
    content ? [{ tag, folder: `${tag}/`, content, slugs }] : [],
  );
  if (others.length === 0) return [content];
  const all = [own, ...others];
  const contents = others.map((language) => localizeContent(language, all, schemas));
  return [
    { ...localizeContent(own, all, schemas), notFoundTexts: contents.flatMap(notFoundTexts) },
    ...contents,
  ];
}

/** Path of a page from the root of the site. */
const pagePath = ({ folder, slugs }: Language, key: string) =>
  `/${folder}${routeOf(slugs.get(key) ?? key).path.slice(1)}`;

const tagsOf = (all: readonly Language[]) => all.map(({ tag }) => tag);

/** Name of a language in itself, with a capital where its script has them, as in a list. */
function ownName(tag: string, all: readonly Language[]): string {
  const name = languageName(tag, tag, tagsOf(all));
  const [first = ""] = name;
  return first.toLocaleUpperCase(tag) + name.slice(first.length);
}

function localizeContent(
  language: Language,
  all: readonly Language[],
  schemas: PageSchemas,
): Content {
  const { content, slugs, folder } = language;
  const lead = linkTargets(language, all);
  const { site, pages } = content;
  const subject = (page: Page): Page => {
    if (page.layout !== "contact") return page;
    const { form } = page.words;
    const mailSubject = appendNote(language, form.mailSubject, ownName(language.tag, all));
    return { ...page, words: { ...page.words, form: { ...form, mailSubject } } };
  };
  const localizedKey = (key: string) => slugs.get(key) ?? key;
  const keys = Object.keys(pages);
  const startPage = keys.includes(site.startPage) ? site.startPage : "home";
  const localized = localizeLinks({ ...content, site: { ...site, startPage } }, lead, schemas);
  return {
    ...localized,
    pages: tableOf(keys.map((key) => [localizedKey(key), subject(localized.pages[key] as Page)])),
    folder,
    languages: tableOf(keys.map((key) => [localizedKey(key), linksTo(key, language, all)])),
  };
}

/** The language navigation of a page. A language that has not this page leads to its first. */
function linksTo(key: string, own: Language, all: readonly Language[]): LanguageLink[] {
  return all.map((language) => {
    const { tag, content } = language;
    const page = content.pages[key];
    const isSame = page !== undefined && page.layout !== "not-found";
    const target = isSame ? key : "home";
    const { home } = content.site.words.interface.applicationError;
    return {
      tag,
      direction: content.site.direction,
      name: ownName(tag, all),
      ...(!isSame && language !== own && { note: home }),
      ...(language !== own && { path: pagePath(language, target) }),
      isSame,
    };
  });
}

/** Two texts joined as a language joins a text and a note about it. */
function appendNote({ content }: Language, text: string, note: string): string {
  return fill(content.site.words.interface.aside, { text, note });
}

/** What the page for missing pages of a language says, with whole paths: those by name are of the page around it. */
function notFoundTexts({
  site,
  pages,
  folder = "",
}: Content): NonNullable<Content["notFoundTexts"]> {
  const page = pageOf(pages, "not-found");
  if (!page) return [];
  const { heading, text, back } = page;
  const { page: key, ...link } = back;
  const href = key === undefined ? back.href : `/${folder}${routeOf(key).path.slice(1)}`;
  return [
    { tag: site.language, direction: site.direction, heading, text, back: { ...link, href } },
  ];
}

type LinkTarget = ReturnType<typeof linkTargets>;

/** Where links lead: to a page in the same language, or to one in another. */
function linkTargets(language: Language, all: readonly Language[]) {
  const [source = language] = all;
  const { pages } = source.content;
  const keyAt = new Map(
    Object.keys(pages).map((key) => [decodeAddress(pagePath(source, key)), key]),
  );
  const hasPage = (key: string) => Object.hasOwn(language.content.pages, key);
  // A section that this language leaves out has no anchor.
  const isLeftOut = (key: string, rest: string) => {
    const [there, here] = [pages, language.content.pages].map((all) => anchorsOf(all[key]));
    const anchor = decodeAddress(rest.replace(/^[^#]*#?/, ""));
    return there?.includes(anchor) && !here?.includes(anchor);
  };
  const linkToOtherLanguage = (key: string) => ({
    href: pagePath(source, key),
    hreflang: pages[key]?.lang ?? source.tag,
  });
  return {
    tag: language.tag,
    page: (key: string) =>
      hasPage(key) ? { page: language.slugs.get(key) ?? key } : linkToOtherLanguage(key),
    href: (address: string): { href: string; hreflang?: string } => {
      const [, path = "", rest = ""] = /^(\/[^?#]*?)(?:\/?)([?#].*)?$/s.exec(address) ?? [];
      const key = keyAt.get(decodeAddress(path));
      if (key === undefined) return { href: address };
      if (hasPage(key))
        return { href: pagePath(language, key) + (isLeftOut(key, rest) ? "" : rest) };
      return { ...linkToOtherLanguage(key), href: pagePath(source, key) + rest };
    },
    /** Words of a link to a page in another language, with its name. */
    words: (text: string, hreflang: string) =>
      appendNote(language, text, languageName(hreflang, language.tag, tagsOf(all))),
  };
}

/** Content whose links lead to where their pages are. */
function localizeLinks(content: Content, lead: LinkTarget, schemas: PageSchemas): Content {
  return mapContent(content, schemas, (field, inner, copy) => {
    if (typeof inner === "string")
      return field.facts.isParagraph ? localizeParagraph(inner, lead) : inner;
    if (!isGroup(inner)) return copy();
    const fields = field.fields(inner);
    const group = copy() as Record<string, unknown>;
    for (const [key, entry] of Object.entries(inner)) {
      const isPage = fields[key]?.facts.isPage;
      if (isPage && "href" in fields) {
        delete group[key];
        Object.assign(group, lead.page(`${entry}`));
      } else if (isPage) {
        // A drawing of a page that is not there has no place.
        const to = lead.page(`${entry}`);
        group[key] = "page" in to ? to.page : entry;
      } else if (fields[key] && key === "href") Object.assign(group, lead.href(`${entry}`));
    }
    const { hreflang } = group;
    // The link of a quote is who said it.
    const said = ["who", "text"].find((key) => key in fields) ?? "";
    const words = group[said];
    if (typeof words === "string" && typeof hreflang === "string")
      group[said] = lead.words(words, hreflang);
    return group;
  });
}

function localizeParagraph(text: string, lead: LinkTarget): string {
  let written = text;
  // From the end on, so that offsets stay.
  for (const { address, language, wordsAt, whole } of paragraphText(text).links.reverse()) {
    const { href, hreflang } = lead.href(address);
    if (href === address && hreflang === undefined) continue;
    const words = text.slice(...wordsAt);
    const markLanguage = (words: string, tag = language) => (tag ? `[${words}]{${tag}}` : words);
    const link =
      hreflang === undefined
        ? `[${words}](${href})${language ? `{${language}}` : ""}`
        : `[${markLanguage(lead.words(markLanguage(words), hreflang), lead.tag)}](${href}){${hreflang}}`;
    written = written.slice(0, whole[0]) + link + written.slice(whole[1]);
  }
  return written;
}
