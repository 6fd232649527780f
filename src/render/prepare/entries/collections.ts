import { daysOf, isShownOn } from "../../../engine/schema/collections.ts";
import type {
  NewestPosts,
  PostEntry,
  RenderedNews,
  RenderedPost,
} from "../../../engine/schema/layouts/news.ts";
import { isEntry, pageKeyOf, pageOf } from "../../../engine/schema/pages.ts";
import { siteSchema } from "../../../engine/schema/site.ts";
import { fieldOf, mapValues } from "../../../engine/shape/index.ts";
import { kinds } from "../../../engine/site/index.ts";
import type { Content } from "../../../site/data/content.ts";
import type { Day } from "../../../words/dates/day.ts";
import { partLanguageOf } from "../../../words/direction-of.ts";
import { memoize } from "../../../words/memoize.ts";
import { tableOf } from "../../../words/own-keys.ts";
import { fill } from "../../../words/template.ts";
import { dayFormat } from "../dates/format-dates.ts";
import { siteLocale } from "../dates/site-locale.ts";
import { type EntryFile, entriesOf } from "./entries.ts";
import { nextEvents, renderedEvent, renderedEvents } from "./events.ts";
import { jobEntries, renderedJob } from "./jobs.ts";

/** Posts on a page of the list. */
export const postsPerPage = 10;

/** Posts in a section of news, and events in one of events that says no number. */
const inSection = 3;

/**
 * The content without entries of other days than today. A list without an entry that does not say so is left out, with the links
 * to it in header and footer.
 */
export function publishedContent<Of extends Content>(content: Of, today: Day): Of {
  const kept = Object.entries(content.pages).filter(([, page]) =>
    isShownOn(isEntry(page) ? daysOf(page) : {}, today),
  );
  const list = pageKeyOf(content.pages, "news");
  if (list === undefined || kept.some(([, { layout }]) => layout === "post"))
    return { ...content, pages: tableOf(kept) };
  const site = mapValues(fieldOf(siteSchema), content.site, (_, __, copy) => {
    const value = copy();
    return Array.isArray(value) ? value.filter((one) => one.page !== list) : value;
  });
  return {
    ...content,
    pages: tableOf(kept.filter(([key]) => key !== list)),
    site: site as Content["site"],
  };
}

/** A page of posts: all of them, or those of a subject, ten a page. */
interface PostPage extends Pick<RenderedNews, "newerPage" | "olderPage" | "feedPath"> {
  number: number;
  subject?: string;
  posts: readonly EntryFile<"post">[];
}

/** Posts of one subject. */
interface Subject {
  /** As its newest post writes it. */
  subject: string;
  /** Key of the first page that lists them. */
  page: string;
  /** Path of their feed; undefined if none of them may be in it. */
  feedPath?: string;
  posts: EntryFile<"post">[];
}

/** The key of a subject in addresses. */
const subjectKey = kinds.page.fromTitle;

const subjectsIn = memoize((pages: Content["pages"]): ReadonlyMap<string, Subject> => {
  const list = pageKeyOf(pages, "news");
  const subjects = new Map<string, Subject>();
  for (const post of list ? entriesOf({ pages }, "post") : []) {
    const { subject, noindex } = post[1];
    if (subject === undefined) continue;
    const key = subjectKey(subject);
    const known = subjects.get(key) ?? { subject, page: `${list}/subjects/${key}`, posts: [] };
    known.posts.push(post);
    if (!noindex) known.feedPath = `/${known.page}.xml`;
    subjects.set(key, known);
  }
  return subjects;
});

/** The subjects of a site with a list of posts, by their keys, that of the newest post first. */
export const subjectsOf = ({ pages }: Pick<Content, "pages">) => subjectsIn(pages);

/** The pages of posts by their keys. */
function postPages(content: Pick<Content, "pages">): Map<string, PostPage> {
  const list = pageKeyOf(content.pages, "news");
  if (list === undefined) return new Map();
  const lists = [
    { page: list, posts: entriesOf(content, "post") },
    ...subjectsOf(content).values(),
  ];
  const pages = lists.flatMap(({ page: first, posts, ...rest }) => {
    const count = Math.max(1, Math.ceil(posts.length / postsPerPage));
    const keys = Array.from({ length: count }, (_, at) =>
      at === 0 ? first : `${first}/${at + 1}`,
    );
    return keys.map((key, at): [string, PostPage] => [
      key,
      {
        ...{ ...rest, number: at + 1 },
        posts: posts.slice(at * postsPerPage, (at + 1) * postsPerPage),
        ...(at > 0 && { newerPage: keys[at - 1] }),
        ...(at + 1 < count && { olderPage: keys[at + 1] }),
      },
    ]);
  });
  return new Map(pages);
}

/** The content with a page for every ten posts after the first ten, and with those of each subject. */
export function withFurtherPages<Of extends Content>(content: Of): Of {
  const { pages, languages } = content;
  const page = pageOf(pages, "news");
  const [[first = ""] = [], ...others] = postPages(content);
  if (page === undefined) return content;
  const written = new Intl.NumberFormat(siteLocale(content), { useGrouping: false });
  const further = others.map(([key, { number, subject }]) => {
    const [title, heading] = [page.title, page.heading].map((title) => {
      const named = subject ? fill(page.words.subject, { title, subject }) : title;
      return number > 1
        ? fill(page.words.further, { title: named, number: written.format(number) })
        : named;
    });
    return [key, { ...page, intro: undefined, formerly: undefined, title, heading }] as const;
  });
  // Another language may have fewer posts.
  const leading = languages?.[first]?.map((link) => ({ ...link, isSame: false }));
  return {
    ...content,
    pages: tableOf([...Object.entries(pages), ...further] as [string, Content["pages"][string]][]),
    ...(leading && {
      languages: tableOf([
        ...Object.entries(languages ?? {}),
        ...further.map(([key]) => [key, leading] as const),
      ]),
    }),
  };
}

/** What the page with a key shows of entries. */
export function shownEntries(key: string, content: Content, today: Day): RenderedNews | object {
  const page = content.pages[key];
  if (page?.layout === "news") return renderedNews(key, content);
  if (page?.layout === "post") return renderedPost(key, page, content);
  if (page?.layout === "events") return renderedEvents(page, content, today);
  if (page?.layout === "event") return renderedEvent(key, page, content, today);
  if (page?.layout === "jobs") return { posts: jobEntries(content) };
  return page?.layout === "job" ? renderedJob(page, content) : {};
}

function renderedNews(key: string, content: Content): RenderedNews {
  const { posts = [], number, subject, ...nearby } = postPages(content).get(key) ?? {};
  const all = {
    page: `${pageKeyOf(content.pages, "news")}`,
    text: `${pageOf(content.pages, "news")?.words.all}`,
  };
  const topics = [...subjectsOf(content).values()].map(topicOf);
  return {
    posts: posts.map(entryIn(content)),
    ...nearby,
    ...(topics.length > 0 && { topics: subject ? [all, ...topics] : topics }),
  };
}

const topicOf = ({ page, subject }: Subject) => ({ page, text: subject });

function renderedPost(
  key: string,
  { day, subject }: EntryFile<"post">[1],
  content: Content,
): RenderedPost {
  const posts = entriesOf(content, "post");
  const at = posts.findIndex(([one]) => one === key);
  const [after, before] = [posts[at - 1], posts[at + 1]];
  const topic = subject && subjectsOf(content).get(subjectKey(subject));
  return {
    date: dayFormat(content)(day),
    ...(before && { postBefore: linkTo(before) }),
    ...(after && { postAfter: linkTo(after) }),
    ...(topic && { topic: topicOf(topic) }),
  };
}

/** What a section of a collection shows: its first entries, and a link to all of them. */
export function newestEntries(
  kind: "news" | "events" | "jobs",
  content: Content,
  today: Day,
  count = inSection,
): NewestPosts {
  const list = pageKeyOf(content.pages, kind);
  const text = pageOf(content.pages, kind)?.words.all;
  const posts = {
    news: () => entriesOf(content, "post").slice(0, count).map(entryIn(content)),
    events: () => nextEvents(content, today).slice(0, count),
    jobs: () => jobEntries(content),
  }[kind]();
  return {
    posts,
    ...(list !== undefined && text !== undefined && { allPosts: { page: list, text } }),
  };
}

/** Makes the entries of lists of posts. */
function entryIn(content: Content): (post: EntryFile<"post">) => PostEntry {
  const write = dayFormat(content);
  return ([page, { title, day, lead, lang }]) => {
    return { page, title, day, date: write(day), lead, ...partLanguageOf(lang) };
  };
}

const linkTo = ([page, { title }]: EntryFile<"post">) => ({ page, title });
