import type { PostEntry } from "../content/layouts/news.ts";
import { PageLink } from "./page-link.tsx";

export interface PostListProps {
  posts: readonly PostEntry[];
  /** Level of the headings below that of the list. */
  heading: "h2" | "h3";
}

/** Posts with day, title and lead, newest first. All of an entry leads to its post. */
export function PostList({ posts, heading: Heading }: PostListProps) {
  return (
    <ol role="list" className="post-list">
      {posts.map(({ page, title, day, date, lead, lang, dir }) => (
        <li key={page} className="post-entry">
          <time dateTime={day} className="post-day">
            {date}
          </time>
          <div {...{ lang, dir }}>
            <Heading className="post-name">
              <PageLink page={page} text={title} className="post-link" />
            </Heading>
            <p>{lead}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
