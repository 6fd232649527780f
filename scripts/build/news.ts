import { daysOf, isEntry, isShownOn } from "../../src/content/collections.ts";
import type { Content } from "../../src/content/content.ts";
import type { Day } from "../../src/content/day.ts";
import { partLanguageOf } from "../../src/content/direction-of.ts";
import type {
  NewestPosts,
  PostEntry,
  ShownNews,
  ShownPost,
} from "../../src/content/layouts/news.ts";
import { type Page, pageKeyOf, pageOf } from "../../src/content/pages.ts";
import { siteSchema } from "../../src/content/site.ts";
import { fill } from "../../src/content/template.ts";
import { fieldOf, mapValues } from "../content/field.ts";
import { dayFormat } from "./format-dates.ts";

type Post = Extract<Page, { layout: "post" }>;
type PostFile = readonly [key: string, post: Post];

/** Posts on a page of the list. */
export const postsPerPage = 10;

/** Posts in a section of news. */
const inSection = 3;

const sorted = new WeakMap<Content["pages"], readonly PostFile[]>();

/** The posts of a language by their keys, newest first; those of one day in the order of their names. */
export function postsOf({ pages }: Pick<Content, "pages">): readonly PostFile[] {
  const known = sorted.get(pages);
  if (known) return known;
  const posts = Object.entries(pages).filter(
    (one): one is [string, Post] => one[1].layout === "post",
  );
  posts.sort(([a, one], [b, other]) => compare(other.day, one.day) || compare(a, b));
  sorted.set(pages, posts);
  return posts;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The content without entries of other days. Without any post it has no list of them, and no link to it. */
export function publishedContent(content: Content, today: Day): Content {
  const kept = Object.entries(content.pages).filter(([, page]) =>
    isShownOn(isEntry(page) ? daysOf(page) : {}, today),
  );
  const list = pageKeyOf(content.pages, "news");
  if (list === undefined || kept.some(([, { layout }]) => layout === "post"))
    return { ...content, pages: Object.fromEntries(kept) };
  const site = mapValues(fieldOf(siteSchema), content.site, (_, __, copy) => {
    const value = copy();
    return Array.isArray(value) ? value.filter((one) => one.page !== list) : value;
  });
  return {
    ...content,
    pages: Object.fromEntries(kept.filter(([key]) => key !== list)),
    site: site as Content["site"],
  };
}

/** Key of a page of the list. */
const listKey = (first: string, number: number) => (number === 1 ? first : `${first}/${number}`);

/** The content with a page for every ten posts after the first ten. */
export function withFurtherPages(content: Content): Content {
  const { site, pages, languages } = content;
  const first = pageKeyOf(pages, "news");
  const page = pageOf(pages, "news");
  const count = Math.ceil(postsOf(content).length / postsPerPage);
  if (first === undefined || page === undefined || count <= 1) return content;
  const written = new Intl.NumberFormat(site.language, { useGrouping: false });
  const keys = Array.from({ length: count - 1 }, (_, index) => listKey(first, index + 2));
  const further = keys.map((key, index) => {
    const number = written.format(index + 2);
    const [title, heading] = [page.title, page.heading].map((title) =>
      fill(page.further, { title, number }),
    );
    return [key, { ...page, intro: undefined, formerly: undefined, title, heading }] as const;
  });
  // Another language may have fewer posts.
  const leading = languages?.[first]?.map((link) => ({ ...link, isSame: false }));
  return {
    ...content,
    pages: { ...pages, ...(Object.fromEntries(further) as Content["pages"]) },
    ...(leading && {
      languages: { ...languages, ...Object.fromEntries(keys.map((key) => [key, leading])) },
    }),
  };
}

/** What the page with a key shows of posts. */
export function shownPosts(key: string, content: Content): ShownNews | ShownPost | object {
  const page = content.pages[key];
  const posts = postsOf(content);
  if (page?.layout === "news") {
    const [first = "", number = "1"] = key.split("/");
    const at = (Number(number) - 1) * postsPerPage;
    const nearby = { newer: at > 0, older: at + postsPerPage < posts.length };
    return {
      posts: posts.slice(at, at + postsPerPage).map(entryIn(content)),
      ...(nearby.newer && { newerPage: listKey(first, Number(number) - 1) }),
      ...(nearby.older && { olderPage: listKey(first, Number(number) + 1) }),
    };
  }
  if (page?.layout === "post") {
    const at = posts.findIndex(([one]) => one === key);
    const [after, before] = [posts[at - 1], posts[at + 1]];
    return {
      date: dayFormat(content.site)(page.day),
      ...(before && { postBefore: linkTo(before) }),
      ...(after && { postAfter: linkTo(after) }),
    };
  }
  return {};
}

/** What a section of news shows. */
export function newestPosts(content: Content): NewestPosts {
  const list = pageKeyOf(content.pages, "news");
  const text = pageOf(content.pages, "news")?.all;
  return {
    posts: postsOf(content).slice(0, inSection).map(entryIn(content)),
    ...(list !== undefined && text !== undefined && { allPosts: { page: list, text } }),
  };
}

/** Makes the entries of lists. */
function entryIn({ site }: Content): (post: PostFile) => PostEntry {
  const write = dayFormat(site);
  return ([page, { title, day, lead, lang }]) => {
    return { page, title, day, date: write(day), lead, ...partLanguageOf(lang) };
  };
}

const linkTo = ([page, { title }]: PostFile) => ({ page, title });
