import { escapeXml } from "../../../engine/escape.ts";
import { pageKeyOf } from "../../../engine/schema/pages.ts";
import { exportFiles } from "../../../engine/site/index.ts";
import type { Content } from "../../../site/data/content.ts";
import { tabTitle } from "../../../site/data/tab-title.ts";
import { routeOf } from "../../../site/routes.ts";
import { encodePath } from "../../../words/addresses/url.ts";
import { withIsolates } from "../../../words/left-to-right.ts";
import type { Pictures } from "../../resources.ts";
import { subjectsOf } from "./collections.ts";
import { type EntryFile, entriesOf, firstPathOf, listTitle } from "./entries.ts";
import { htmlOf } from "./text-html.ts";

/** Posts in the feed, unless `limits.feed` in site.yaml has another number. */
const mostPosts = 50;

/** The newest of some posts that are not kept from search engines and feeds. */
const fedPosts = (posts: readonly EntryFile<"post">[], { limits }: Content["site"]) =>
  posts.filter(([, { noindex }]) => !noindex).slice(0, limits?.feed ?? mostPosts);

/** A feed: its title, its path, and the page that lists what is in it. */
interface Feed {
  title: string;
  path: string;
  page: string | undefined;
  posts: ReturnType<typeof fedPosts>;
}

function mainFeed(content: Content): Feed {
  const { site, pages } = content;
  return {
    title: listTitle(content, "news"),
    path: `/${exportFiles.feed}`,
    page: pageKeyOf(pages, "news"),
    posts: fedPosts(entriesOf(content, "post"), site),
  };
}

/** What the pages of a language say of its feed; undefined without a post in it. */
export function feedLink(content: Content): { title: string; path: string } | undefined {
  const { title, path, posts } = mainFeed(content);
  return posts.length > 0 ? { title, path } : undefined;
}

/** A text as readers of news show it. */
const shown = (text: string) => escapeXml(withIsolates(text));

/** The feed of each subject that has one. */
export function subjectFeeds({ site, pages }: Content): Feed[] {
  return [...subjectsOf({ pages }).values()].flatMap(({ page, feedPath, posts }) => {
    const title = tabTitle(site, `${pages[page]?.title}`);
    return feedPath ? { title, path: feedPath, page, posts: fedPosts(posts, site) } : [];
  });
}

/**
 * The feed of a language (Atom, RFC 4287), with the whole text of its newest posts. Its dates are the posts' own,
 * never the clock's.
 *
 * @param root Address of the site, with a slash at its end.
 * @param feed The feed of a subject, in place of that of all posts.
 */
export function feedXml(
  content: Content,
  root: string,
  renditions: Pictures | undefined,
  { title, path, page, posts }: Feed = mainFeed(content),
): string {
  const { site, pages, folder = "" } = content;
  const addressOf = (path: string) => root + folder + path.slice(1);
  const changed = posts.map(([, { day, updated = day }]) => (updated > day ? updated : day));
  const entries = posts.map((file, index) => {
    const [key, post] = file;
    const address = addressOf(routeOf(key).path);
    const first = firstPathOf(file, pages);
    const id = first === key ? address : addressOf(`/${encodePath(first)}`);
    return `  <entry${post.lang ? ` xml:lang="${post.lang}"` : ""}>
    <id>${escapeXml(id)}</id>
    <title>${shown(post.title)}</title>
    <link rel="alternate" href="${address}"/>
    <published>${post.day}T00:00:00Z</published>
    <updated>${changed[index]}T00:00:00Z</updated>
${post.author ? `    <author><name>${shown(post.author)}</name></author>\n` : ""}    <summary>${shown(post.lead)}</summary>
    <content type="html">${escapeXml(htmlOf(post.text, root, renditions, withIsolates))}</content>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
  <id>${addressOf(path)}</id>
  <title>${shown(title)}</title>
  <link rel="self" href="${addressOf(path)}"/>
  <link rel="alternate" href="${page === undefined ? addressOf("/") : addressOf(routeOf(page).path)}"/>
  <updated>${changed.toSorted().at(-1)}T00:00:00Z</updated>
  <author><name>${shown(site.company.name)}</name></author>
${entries.join("")}</feed>
`;
}
