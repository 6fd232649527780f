import type { RenderedEvents } from "../../engine/schema/layouts/events.ts";
import type { RenderedNews } from "../../engine/schema/layouts/news.ts";
import type { Pages } from "../../engine/schema/pages.ts";
import { addressOf } from "../address-of.ts";
import { PageOpening } from "../components/page/page-opening.tsx";
import { PostList } from "../components/page/post-list.tsx";
import { useSite } from "../data/site-context.ts";

type List = (Pages["events"] & RenderedEvents) | (Pages["jobs"] & Pick<RenderedNews, "posts">);

/** A list of events in groups, or of jobs. */
export function Page({ content }: { content: List }) {
  const { folder } = useSite();
  const { heading, intro, words } = content;
  const [groups, posts] = "groups" in content ? [content.groups, []] : [[], content.posts];
  const file = "file" in content ? content.file : undefined;
  return (
    <>
      <PageOpening heading={heading} intro={intro} />
      <div className="wide news-page">
        {groups.map((group) => (
          <section key={group.heading} className="entry-group">
            <h2>{group.heading}</h2>
            <PostList posts={group.posts} heading="h3" />
          </section>
        ))}
        {posts.length > 0 && <PostList posts={posts} heading="h2" />}
        {groups.length + posts.length === 0 && <p className="lead">{words.none}</p>}
        {file && "calendar" in words && (
          <a href={addressOf(file, folder)} className="section-link">
            {words.calendar}
          </a>
        )}
      </div>
    </>
  );
}
