import type { RenderedNews } from "../../engine/schema/layouts/news.ts";
import type { Pages } from "../../engine/schema/pages.ts";
import { addressOf } from "../address-of.ts";
import { PageOpening } from "../components/page/page-opening.tsx";
import { PostList } from "../components/page/post-list.tsx";
import { PageLink } from "../components/page-link.tsx";
import { useSite } from "../data/site-context.ts";

/** A page of the list of posts. */
export function Page({ content }: { content: Pages["news"] & RenderedNews }) {
  const { heading, intro, words, posts, newerPage, olderPage, topics } = content;
  const { feed, folder } = useSite();
  const feedPath = content.feedPath ?? feed?.path;
  return (
    <>
      <PageOpening heading={heading} intro={intro} />
      <div className="wide news-page">
        {topics && (
          <nav aria-label={words.subjects} className="post-turn">
            {topics.map((topic) => (
              <PageLink key={topic.page} {...topic} className="section-link" />
            ))}
          </nav>
        )}
        <PostList posts={posts} heading="h2" />
        <div className="post-turn">
          {newerPage && <PageLink page={newerPage} text={words.newer} className="section-link" />}
          {olderPage && <PageLink page={olderPage} text={words.older} className="section-link" />}
          {feedPath && (
            <a href={addressOf(feedPath, folder)} className="section-link">
              {words.feed}
            </a>
          )}
        </div>
      </div>
    </>
  );
}
