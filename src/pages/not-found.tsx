import { PageLink } from "../components/page-link.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { RichText } from "../components/rich-text.tsx";
import { Section } from "../components/section.tsx";
import { useIsolated } from "../components/use-isolated.ts";
import type { Pages } from "../content/schema/pages.ts";
import { useSite } from "../content/site-context.ts";

/** Shown where no page is: says so, and lists the pages that there are. */
export function Page({ content }: { content: Pages["not-found"] }) {
  const here = useSite().header.links.filter(({ page }) => page !== undefined);
  const code = useIsolated(content.code, "ltr");
  return (
    <>
      <div className="wide not-found">
        {/* For the eye alone: the heading and the title say it in words. */}
        <div aria-hidden="true" className="not-found-code">
          {code}
        </div>
        <PageTitle text={content.heading} />
        <p className="lead">
          <RichText text={content.text} />
        </p>
        <p className="actions">
          <PageLink {...content.back} className="button button-solid" />
        </p>
      </div>
      {here.length > 0 && (
        <Section heading={content.pagesHeading} className="wide split-section">
          <ul className="big-links">
            {here.map((link) => (
              <li key={link.text}>
                <PageLink {...link} className="big-link" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
