import type { PostEntry } from "../../../engine/schema/layouts/news.ts";
import { PageLink } from "../page-link.tsx";

interface PostListProps {
  posts: readonly PostEntry[];
  /** Level of the headings below that of the list. */
  heading: "h2" | "h3";
}

/** Entries with day, title and lead. All of an entry leads to its page. */
export function PostList({ posts, heading: Heading }: PostListProps) {
  return (
    <ol role="list" className="post-list">
      {posts.map(({ page, title, day, date, lead, note, lang, dir }) => (
        <li key={page} className="post-entry">
          {day ? (
            <time dateTime={day} className="post-day">
              {date}
            </time>
          ) : (
            <span className="post-day">{date}</span>
          )}
          <div {...{ lang, dir }}>
            <Heading className="post-name">
              <PageLink page={page} text={title} className="post-link" />
            </Heading>
            <p>{lead}</p>
            {note && <p className="post-day">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
