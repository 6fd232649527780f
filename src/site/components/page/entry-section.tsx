import type { NewestPosts } from "../../../engine/schema/layouts/news.ts";
import { PageLink } from "../page-link.tsx";
import { Section } from "../section.tsx";
import { PostList } from "./post-list.tsx";

/** A section with the first entries of a collection. The export adds them (`src/render/prepare/entries/collections.ts`). */
export function EntrySection({ heading, posts, allPosts }: { heading: string } & NewestPosts) {
  if (posts.length === 0) return null;
  return (
    <Section heading={heading} className="wide split-section">
      <div>
        <PostList posts={posts} heading="h3" />
        {allPosts && <PageLink {...allPosts} className="section-link" />}
      </div>
    </Section>
  );
}
