import { PageLink } from "../components/page-link.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { Picture } from "../components/picture.tsx";
import { fixedWidth, type Parts, whole } from "../components/picture-sizes.ts";
import { Paragraphs, RichText } from "../components/rich-text.tsx";
import { TextList } from "../components/text-list.tsx";
import type { ShownPost } from "../content/layouts/news.ts";
import type { Page as AnyPage } from "../content/pages.ts";

type Post = Extract<AnyPage, { layout: "post" }>;

/** A post, with links to those before and after it. */
export function Page({ content }: { content: Post & ShownPost }) {
  const { heading, day, days, author, lead, text, postBefore, postAfter } = content;
  return (
    <article className="wide post-page">
      <div className="post-side">
        <p className="post-day">
          <time dateTime={day}>{days[day]}</time>
        </p>
        {author && <p className="post-day">{author}</p>}
      </div>
      <div className="post-words">
        <PageTitle text={heading} />
        <p className="lead">{lead}</p>
        <div className="post-text">
          {text.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts never changes.
            <PostPart key={index} {...part} />
          ))}
        </div>
        {(postBefore || postAfter) && (
          <div className="post-turn">
            {postBefore && <Turn label={content.before} {...postBefore} />}
            {postAfter && <Turn label={content.after} {...postAfter} />}
          </div>
        )}
      </div>
    </article>
  );
}

const asWideAsText: Parts = { 0: whole, 38: fixedWidth(35) };

function PostPart({ heading, image, caption, paragraphs = [], list }: Post["text"][number]) {
  return (
    <>
      {heading && <h2>{heading}</h2>}
      {image && (
        <figure className="post-figure">
          <Picture image={image} parts={asWideAsText} />
          {caption && (
            <figcaption className="photograph-caption">
              <RichText text={caption} />
            </figcaption>
          )}
        </figure>
      )}
      <Paragraphs texts={paragraphs} />
      {list && <TextList entries={list} />}
    </>
  );
}

/** A link to the post before or after. */
function Turn({ label, page, title }: { label: string; page: string; title: string }) {
  return (
    <p>
      <span className="post-day">{label}</span>{" "}
      <PageLink page={page} text={title} className="lone-link" />
    </p>
  );
}
