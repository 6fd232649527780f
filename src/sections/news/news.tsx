import { PageLink } from "../../components/page-link.tsx";
import { PostList } from "../../components/post-list.tsx";
import { Section } from "../../components/section.tsx";
import type { NewestPosts } from "../../content/layouts/news.ts";
import type { SectionOf } from "../../content/section-kinds.ts";

/** The newest posts. The export adds them (`scripts/build/news.ts`). */
export function News({ heading, ...shown }: SectionOf<"news">) {
  const { posts, days, allPosts } = shown as NewestPosts;
  if (posts.length === 0) return null;
  return (
    <Section heading={heading} className="wide split-section">
      <div>
        <PostList posts={posts} days={days} heading="h3" />
        {allPosts && <PageLink {...allPosts} className="section-link" />}
      </div>
    </Section>
  );
}
