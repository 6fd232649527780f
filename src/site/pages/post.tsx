import type { RenderedPost } from "../../engine/schema/layouts/news.ts";
import type { Page as AnyPage } from "../../engine/schema/pages.ts";
import { PostText } from "../components/page/post-text.tsx";
import { PageLink } from "../components/page-link.tsx";
import { PageTitle } from "../components/page-title.tsx";

type Post = Extract<AnyPage, { layout: "post" }>;

/** A post, with links to those before and after it. */
export function Page({ content }: { content: Post & RenderedPost }) {
  const { heading, day, date, author, lead, text, topic, words, postBefore, postAfter } = content;
  return (
    <article className="wide post-page">
      <div className="post-side">
        <p className="post-day">
          <time dateTime={day}>{date}</time>
        </p>
        {author && <p className="post-day">{author}</p>}
        {topic && <PageLink {...topic} className="lone-link" />}
      </div>
      <div className="post-words">
        <PageTitle text={heading} />
        <p className="lead">{lead}</p>
        <PostText parts={text} />
        {(postBefore || postAfter) && (
          <div className="post-turn">
            {postBefore && <NeighbourLink label={words.before} {...postBefore} />}
            {postAfter && <NeighbourLink label={words.after} {...postAfter} />}
          </div>
        )}
      </div>
    </article>
  );
}

/** A link to the post before or after. */
function NeighbourLink({ label, page, title }: { label: string; page: string; title: string }) {
  return (
    <p>
      <span className="post-day">{label}</span>{" "}
      <PageLink page={page} text={title} className="lone-link" />
    </p>
  );
}
