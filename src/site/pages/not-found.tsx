import type { Pages } from "../../engine/schema/pages.ts";
import { hasLanguages } from "../address-of.ts";
import { Drawing } from "../components/drawing.tsx";
import { PageLink } from "../components/page-link.tsx";
import { OpeningWords } from "../components/page-title.tsx";
import { Paragraph } from "../components/rich-text.tsx";
import type { Drawings } from "../data/artwork.ts";
import type { NotFoundTexts } from "../data/content.ts";
import { useSite } from "../data/site-context.ts";

type NotFoundContent = Pages["not-found"] & Drawings & { lost?: readonly NotFoundTexts[] };

/** What a missing page says, in another language of the site: nobody knows which one was wanted. */
function NotFoundInLanguage({ tag, direction, heading, text, back }: NotFoundTexts) {
  return (
    <div lang={tag} dir={direction} className="lost-language">
      <h2>{heading}</h2>
      <Paragraph text={text} />
      <p className="actions">
        <PageLink {...back} className="button button-outline" />
      </p>
    </div>
  );
}

/** Shown for an address without a page. Leads back, and lists the other main pages. */
export function Page({ content }: { content: NotFoundContent }) {
  const { back, drawing, lost, words } = content;
  const others = useSite().header.links.filter(({ page }) => page && page !== back.page);
  return (
    <div className="lost">
      <div className="wide sides step">
        <div className="side-start side-opening">
          <OpeningWords heading={content.heading} intro={content.text} />
          <p className="actions">
            <PageLink {...back} className="button button-solid" />
          </p>
          {others.length > 0 && (
            <nav aria-label={words.pagesHeading}>
              <ul className="branches">
                {others.map((link) => (
                  <li key={link.text}>
                    <PageLink {...link} className="branch" />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {hasLanguages && lost?.map((other) => <NotFoundInLanguage key={other.tag} {...other} />)}
        </div>
        <div className={drawing ? "lost-side below-hanging" : "lost-side"}>
          {drawing && <Drawing artwork={drawing} className="hanging" />}
          {/* Decoration, drawn by its style; without styles it is a text. */}
          <div
            aria-hidden="true"
            data-code={words.code}
            className={drawing ? "not-found-code" : "not-found-code not-found-alone"}
          >
            <span className="visually-hidden">{words.code}</span>
          </div>
        </div>
      </div>
    </div>
  );
}
