import type { RenderedEntry } from "../../engine/schema/layouts/events.ts";
import type { Page as AnyPage } from "../../engine/schema/pages.ts";
import { addressOf } from "../address-of.ts";
import { CaseFacts } from "../components/page/case-parts.tsx";
import { PostText } from "../components/page/post-text.tsx";
import { PageLink } from "../components/page-link.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { useSite } from "../data/site-context.ts";

type Content = Extract<AnyPage, { layout: "event" | "job" }> & RenderedEntry;

/** An event or a job, with its facts at the side. */
export function Page({ content }: { content: Content }) {
  const { folder } = useSite();
  const { heading, lead, text, facts, note, file, action } = content;
  return (
    <article className="wide post-page entry-page">
      <div className="entry-head">
        <PageTitle text={heading} />
        {note && (
          <p className="entry-over">
            <strong>{note}</strong>
          </p>
        )}
        <p className="lead">{lead}</p>
      </div>
      <CaseFacts facts={facts} />
      <div className="post-words">
        {text && <PostText parts={text} />}
        {(action || file) && (
          <div className="post-turn">
            {action && <PageLink {...action} className="button button-solid" />}
            {file && (
              <a href={addressOf(file.path, folder)} className="section-link">
                {file.text}
              </a>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
