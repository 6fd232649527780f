import type { Content } from "../../src/content/content.ts";
import { picturePlaces } from "../../src/content/image.ts";
import { type InlinePiece, inlinePieces } from "../../src/content/inline.ts";
import { pageTitle } from "../../src/content/page-title.ts";
import { pageKeyOf, pageOf } from "../../src/content/pages.ts";
import { fallbackWidth, pictureFile } from "../../src/content/rendition.ts";
import { routeOf } from "../../src/routes.ts";
import { escapeAttribute, escapeXml } from "../content/escape.ts";
import { postsOf } from "./news.ts";
import { redirectsOf } from "./redirects.ts";
import type { Renditions } from "./renditions.ts";

/** Name of the feed in the folder of its language. */
export const feedFile = "feed.xml";

/** Posts in the feed, unless `limits.feed` in site.yaml has another number. */
const mostPosts = 50;

/** The posts that are not kept from search engines and the feed, newest first. */
const fedPosts = (content: Content) => postsOf(content).filter(([, { noindex }]) => !noindex);

/** What the pages of a language say of its feed; undefined without a post in it. */
export function feedLink(content: Content): { title: string; path: string } | undefined {
  if (fedPosts(content).length === 0) return undefined;
  const list = pageOf(content.pages, "news")?.title;
  const { site } = content;
  return { title: list ? pageTitle(site, list) : site.company.name, path: `/${feedFile}` };
}

/**
 * The feed of a language (Atom, RFC 4287), with the whole text of its newest posts. Its dates are the posts' own,
 * never the clock's.
 *
 * @param root Address of the site, with a slash at its end.
 */
export function feedXml(
  content: Content,
  root: string,
  renditions: Pick<Renditions, "renditionFor"> | undefined,
): string {
  const { site, pages, folder = "" } = content;
  const posts = fedPosts(content).slice(0, site.limits?.feed ?? mostPosts);
  const addressOf = (path: string) => root + folder + path.slice(1);
  const whole = (address: string) => (address.startsWith("/") ? root + address.slice(1) : address);
  const changed = posts.map(([, { day, updated = day }]) => (updated > day ? updated : day));
  const { title = "" } = feedLink(content) ?? {};
  const list = pageKeyOf(pages, "news");
  // Readers show a post again whose id is another: it stays the post's first address as a post.
  const ofPost = new RegExp(`^/${folder}news/[^/]+$`);
  const firstPaths = new Map<string, string>();
  for (const { key, from } of redirectsOf(content))
    if (ofPost.test(from) && !firstPaths.has(key)) firstPaths.set(key, from);

  /** Text with markup as HTML. */
  function html(pieces: readonly InlinePiece[]): string {
    const parts = pieces.map((piece) => {
      if (!("tag" in piece)) return escapeAttribute(piece.text);
      const { tag, address, language, inside } = piece;
      if (tag === "br") return "<br>";
      const href = address === undefined ? "" : ` href="${escapeAttribute(whole(address))}"`;
      const lang = language ? ` lang="${language}"` : "";
      return `<${tag}${href}${lang}>${html(inside)}</${tag}>`;
    });
    return parts.join("");
  }
  const inline = (text: string) => html(inlinePieces(text));

  const entries = posts.map(([key, post], index) => {
    const address = addressOf(routeOf(key).path);
    const parts = post.text.flatMap(({ heading, image, caption, paragraphs = [], list = [] }) => {
      const shown = image && renditions?.renditionFor(image.file, picturePlaces.post);
      const file = shown && pictureFile(shown.stem, shown.ending, fallbackWidth(shown));
      return [
        ...(heading ? [`<h2>${escapeAttribute(heading)}</h2>`] : []),
        ...(file
          ? [`<p><img src="${root}${file}" alt="${escapeAttribute(image?.alt ?? "")}"></p>`]
          : []),
        ...(caption ? [`<p><em>${inline(caption)}</em></p>`] : []),
        ...paragraphs.map((text) => `<p>${inline(text)}</p>`),
        ...(list.length > 0
          ? [`<ul>${list.map((text) => `<li>${inline(text)}</li>`).join("")}</ul>`]
          : []),
      ];
    });
    return `  <entry${post.lang ? ` xml:lang="${post.lang}"` : ""}>
    <id>${firstPaths.has(key) ? root + firstPaths.get(key)?.slice(1) : address}</id>
    <title>${escapeXml(post.title)}</title>
    <link rel="alternate" href="${address}"/>
    <published>${post.day}T00:00:00Z</published>
    <updated>${changed[index]}T00:00:00Z</updated>
${post.author ? `    <author><name>${escapeXml(post.author)}</name></author>\n` : ""}    <summary>${escapeXml(post.lead)}</summary>
    <content type="html">${escapeXml(parts.join(""))}</content>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
  <id>${addressOf(`/${feedFile}`)}</id>
  <title>${escapeXml(title)}</title>
  <link rel="self" href="${addressOf(`/${feedFile}`)}"/>
  <link rel="alternate" href="${list === undefined ? addressOf("/") : addressOf(routeOf(list).path)}"/>
  <updated>${changed.toSorted().at(-1)}T00:00:00Z</updated>
  <author><name>${escapeXml(site.company.name)}</name></author>
${entries.join("")}</feed>
`;
}
