import { PageLink } from "../../components/page-link.tsx";
import { PostList } from "../../components/post-list.tsx";
import { Section } from "../../components/section.tsx";
import type { SectionOf } from "../../content/section-kinds.ts";

/** The newest posts. The export adds them (`scripts/build/news.ts`). */
export function News({ heading, posts, allPosts }: SectionOf<"news">) {
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
