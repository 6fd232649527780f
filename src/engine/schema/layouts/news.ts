import { layout } from "../groups/page-parts.ts";
import { shape, word, words, wordTemplate } from "../values/primitives.ts";
import { entryListHead } from "./post.ts";

/** The page that lists all posts, ten a page. A site without a post does not have it. */
export const news = shape({
  layout: layout("news"),
  ...entryListHead,
  words: words({
    further: wordTemplate(["title", "number"]),
    newer: word(),
    older: word(),
    all: word(),
    feed: word(),
    subjects: word(),
    subject: wordTemplate(["title", "subject"]),
  }),
});

/** What a list says of a post. */
export interface PostEntry {
  /** Key of its page. */
  page: string;
  title: string;
  day?: string | undefined;
  /** The day as the site's language writes it; of a job its kinds. */
  date: string;
  lead: string;
  /** Where it is. */
  note?: string | undefined;
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | undefined;
}

/** What the export adds to the list of posts. */
export interface RenderedNews {
  posts: readonly PostEntry[];
  /** Keys of the pages of the list before and after this one. */
  newerPage?: string | undefined;
  olderPage?: string | undefined;
  /** The pages of all subjects, and the feed of that of this page. */
  topics?: readonly { page: string; text: string }[] | undefined;
  feedPath?: string | undefined;
}

/** What the export adds to a post. */
export interface RenderedPost {
  date: string;
  postBefore?: Pick<PostEntry, "page" | "title"> | undefined;
  postAfter?: Pick<PostEntry, "page" | "title"> | undefined;
  /** The page of its subject. */
  topic?: { page: string; text: string } | undefined;
}

/** What the export adds to a section of news. */
export interface NewestPosts {
  posts: readonly PostEntry[];
  /** The page of the list. */
  allPosts?: { page: string; text: string } | undefined;
}
