import { expect, it } from "vitest";
import { previewImage } from "../../../../scripts/build/pictures/previews/preview-image.ts";
import { graphOf } from "../../../../scripts/testing/build/graph-of.ts";
import { xmlTexts } from "../../../../scripts/testing/build/xml-texts.ts";
import { fixtureContent } from "../../../../scripts/testing/files/fixture-content.ts";
import type { Page } from "../../../engine/schema/pages.ts";
import type { RenderableContent } from "../../resources.ts";
import { newestEntries, publishedContent, shownEntries, withFurtherPages } from "./collections.ts";
import { feedXml, subjectFeeds } from "./feed.ts";

const today = "2026-12-01";

const list = {
  layout: "news",
  ...{ title: "News", heading: "News", description: "All news" },
  words: {
    ...{ further: "{title}, page {number}", subject: "{title}: {subject}" },
    ...{ newer: "Newer", older: "Older", all: "All news", feed: "Feed" },
  },
};

/** A site with so many posts, each a day newer than the one before. */
function siteWith(count: number, first = "2020-01-01", language = "en"): RenderableContent {
  const content = fixtureContent();
  const posts = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10);
    const text = [{ paragraphs: [`Number ${index} & [more](/about), *now*`] }];
    const lead = `Lead ${index}`;
    const post = { layout: "post", title: `Post <${index}>`, day, lead, description: lead, text };
    return [`news/post-${index}`, post];
  });
  Object.assign(content.site, { language, origin: "https://site.example" });
  content.site.header.links.push({ text: "News", page: "news" });
  const pages = { ...content.pages, news: list, ...Object.fromEntries(posts) };
  return { ...content, pages: pages as RenderableContent["pages"] };
}

const keysOf = ({ pages }: RenderableContent) =>
  Object.keys(pages).filter((key) => /^news/.test(key));

it("posts are listed ten a page, newest first, and lead to each other", () => {
  const link = {
    tag: "fr",
    direction: "ltr",
    name: "Français",
    path: "/fr/news",
    isSame: true,
  } as const;
  const own: RenderableContent = { ...siteWith(21), languages: { news: [link] } };
  const content = withFurtherPages(own);
  // In French there may be fewer.
  expect(content.languages?.["news/2"]).toEqual([{ ...link, isSame: false }]);
  expect(keysOf(content).filter((key) => !key.includes("post"))).toEqual([
    ...["news", "news/2", "news/3"],
  ]);
  expect(content.pages["news/2"]).toMatchObject({ title: "News, page 2", intro: undefined });
  const [first, second, third] = ["news", "news/2", "news/3"].map((key) =>
    shownEntries(key, content, today),
  );
  expect(first).toMatchObject({
    posts: [{ page: "news/post-20" }, { page: "news/post-19" }].concat(
      Array.from({ length: 8 }, (_, index) => ({ page: `news/post-${18 - index}` })),
    ),
    olderPage: "news/2",
  });
  expect(first).not.toHaveProperty("newerPage");
  expect(second).toMatchObject({ newerPage: "news", olderPage: "news/3" });
  expect(third).toMatchObject({ posts: [{ page: "news/post-0" }], newerPage: "news/2" });
  expect(third).not.toHaveProperty("olderPage");
  expect(shownEntries("news/post-0", content, today)).toMatchObject({
    postAfter: { page: "news/post-1" },
  });
  expect(shownEntries("news/post-20", content, today)).not.toHaveProperty("postAfter");
  expect(newestEntries("news", content, today)).toMatchObject({
    posts: [{ title: "Post <20>" }, { title: "Post <19>" }, { title: "Post <18>" }],
    allPosts: { page: "news", text: "All news" },
  });
});

it.each([
  [0, 0],
  [1, 0],
  [10, 0],
  [11, 1],
  [60, 5],
  [1000, 99],
])("%i posts have %i further pages", (count, further) => {
  const content = withFurtherPages(siteWith(count));
  expect(keysOf(content)).toHaveLength(1 + count + further);
});

it("numbers of pages are in the digits of the language", () => {
  expect(withFurtherPages(siteWith(11, "2020-01-01", "ar-EG")).pages["news/2"]?.title).toBe(
    "News, page ٢",
  );
});

it("a post comes on its day, and without any there is no list and no link to it", () => {
  const content = siteWith(2, "2026-01-14");
  expect(keysOf(publishedContent(content, "2026-01-14"))).toEqual(["news", "news/post-0"]);
  const before = publishedContent(content, "2026-01-13");
  expect(keysOf(before)).toEqual([]);
  const links = ({ site }: RenderableContent) => site.header.links.map(({ page }) => page);
  expect(links(content)).toContain("news");
  expect(links(before)).toEqual(links(content).filter((page) => page !== "news"));
});

it("the feed has each post whole, with whole addresses and the days of the content", () => {
  const content = siteWith(2);
  const second = content.pages["news/post-0"] as Extract<Page, { layout: "post" }>;
  second.updated = "2020-02-02";
  second.author = "A & B";
  second.lead = 'Ends in ]]> and "<![CDATA["';
  const feed = feedXml(content, "https://site.example/repo/", undefined);
  const [, ...ids] = xmlTexts(feed, "id");
  expect(ids).toEqual([1, 0].map((post) => `https://site.example/repo/news/post-${post}`));
  expect(xmlTexts(feed, "title").slice(1)).toEqual(["Post <1>", "Post <0>"]);
  expect(xmlTexts(feed, "content")[1]).toBe(
    '<p>Number 0 &amp; <a href="https://site.example/repo/about">more</a>, <em>now</em></p>',
  );
  expect(xmlTexts(feed, "name").at(-1)).toBe("A & B");
  expect(xmlTexts(feed, "summary")).toEqual(["Lead 1", second.lead]);
  expect(xmlTexts(feed, "updated").map((time) => time.slice(0, 10))).toEqual([
    ...["2020-02-02", "2020-01-02", "2020-02-02"],
  ]);
  // A post that was renamed twice, and a site before this one had: readers know it by its first address as a post.
  second.formerly = ["2019/05/old/", "news/2019/old", "news/1st&best", "news/second"];
  const [, , renamed] = xmlTexts(feedXml(content, "https://site.example/repo/", undefined), "id");
  expect(renamed).toBe("https://site.example/repo/news/1st&best");
  // It has that again.
  second.formerly = ["/news/post-0.html", "news/second"];
  expect(xmlTexts(feedXml(content, "https://site.example/repo/", undefined), "id")[2]).toBe(ids[1]);
  // Another post has that address now.
  second.formerly = ["news/post-1"];
  const both = xmlTexts(feedXml(content, "https://site.example/repo/", undefined), "id");
  expect(both).toEqual(xmlTexts(feed, "id"));
  // One that is kept from search engines.
  second.noindex = true;
  expect(xmlTexts(feedXml(content, "/", undefined), "title").slice(1)).toEqual(["Post <1>"]);
  // Only names of the vocabularies are addresses of other hosts.
  expect(feed.replaceAll("http://www.w3.org/2005/Atom", "")).not.toMatch(/http:/);
});

it("the feed has isolates round a range in words from right to left", () => {
  const content = siteWith(1);
  const post = content.pages["news/post-0"] as Extract<Page, { layout: "post" }>;
  const lead = "פחות מ-10–12 ימים";
  Object.assign(post, { title: lead, lead, text: [{ paragraphs: [lead] }] });
  const feed = feedXml(content, "/", undefined);
  const isolated = "פחות מ-\u206610–12\u2069 ימים";
  expect([xmlTexts(feed, "title").at(-1), ...xmlTexts(feed, "summary")]).toEqual([
    ...[isolated, isolated],
  ]);
  expect(xmlTexts(feed, "content")).toEqual([`<p>${isolated}</p>`]);
});

it.each([
  [undefined, 50],
  [3, 3],
  [1000, 60],
])("with `limits.feed` of %s, the feed of 60 posts has the newest %i", (feed, count) => {
  const content = siteWith(60);
  content.site.limits = { feed };
  const [, ...titles] = xmlTexts(feedXml(content, "/", undefined), "title");
  expect(titles).toEqual(Array.from({ length: count }, (_, index) => `Post <${59 - index}>`));
});

it("posts of one subject have a page and a feed, whose subject leads there", () => {
  const site = siteWith(13);
  const postAt = (at: number) => site.pages[`news/post-${at}`] as Extract<Page, { layout: "post" }>;
  // Written in two ways, it is one subject.
  for (let at = 0; at < 12; at++) postAt(at).subject = at === 3 ? "süd wind" : "Süd Wind";
  Object.assign(site.pages["news"] as Page, {
    words: { ...list.words, subject: "{title}: {subject}" },
  });
  const content = withFurtherPages(site);
  const first = "news/subjects/sued-wind";
  const keys = ["news", "news/2", first, `${first}/2`];
  expect(keysOf(content).filter((key) => !key.includes("post"))).toEqual(keys);
  expect(keys.map((key) => content.pages[key]?.title)).toEqual([
    ...["News", "News, page 2", "News: Süd Wind", "News: Süd Wind, page 2"],
  ]);
  const topic = { page: first, text: "Süd Wind" };
  expect(shownEntries("news", content, today)).toMatchObject({ topics: [topic] });
  expect(shownEntries(`${first}/2`, content, today)).toMatchObject({
    posts: [{ page: "news/post-1" }, { page: "news/post-0" }],
    ...{ newerPage: first, topics: [{ page: "news" }, topic], feedPath: `/${first}.xml` },
  });
  expect(shownEntries("news/post-3", content, today)).toMatchObject({ topic });
  expect(shownEntries("news/post-12", content, today)).not.toHaveProperty("topic");
  const [feed, ...others] = subjectFeeds(content);
  expect([feed?.path, others]).toEqual([`/${first}.xml`, []]);
  const [title, ...titles] = xmlTexts(feedXml(content, "/", undefined, feed), "title");
  expect([title, titles.length]).toEqual([expect.stringContaining("News: Süd Wind"), 12]);
});

it("a subject leads to a feed although newer posts fill that of all, and only if it has one", () => {
  const site = siteWith(3);
  Object.assign(site.site, { limits: { feed: 1 } });
  Object.assign(site.pages["news/post-0"] as Page, { subject: "Old" });
  Object.assign(site.pages["news/post-1"] as Page, { subject: "Kept back", noindex: true });
  const content = withFurtherPages(site);
  expect(subjectFeeds(content).map(({ path }) => path)).toEqual(["/news/subjects/old.xml"]);
  const [old, kept] = ["old", "kept-back"].map((key) =>
    shownEntries(`news/subjects/${key}`, content, today),
  );
  expect(old).toMatchObject({ feedPath: "/news/subjects/old.xml" });
  expect(kept).not.toHaveProperty("feedPath");
});

it("the address of a post's link preview has no encoded slash, which Apache refuses", async () => {
  const { pages, ...content } = fixtureContent();
  pages["news/été"] = pages["about"] as Page;
  const { preview } = await previewImage("news/été", { ...content, pages });
  expect(preview.path).toMatch(/^\/previews\/news\/%C3%A9t%C3%A9\.\w+\?\w{8}$/);
});

it("search engines read a post with its days and who wrote it", () => {
  const content = siteWith(1);
  const preview = { path: "/previews/news/post-0.png?1", type: "image/png", width: 1, height: 1 };
  const { name } = content.site.company;
  expect(graphOf("news/post-0", content, preview)).toMatchObject([
    {
      "@type": "BlogPosting",
      ...{ headline: "Post <0>", datePublished: "2020-01-01" },
      image: "https://site.example/previews/news/post-0.png?1",
      ...{ url: "https://site.example/news/post-0", author: { "@type": "Organization", name } },
    },
  ]);
});
