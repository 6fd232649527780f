import words from "virtual:content/about";
import { FeatureList } from "../components/feature-list.tsx";
import { PageLink } from "../components/page-link.tsx";
import { PageOpening } from "../components/page-opening.tsx";
import { Picture } from "../components/picture.tsx";
import { RichText } from "../components/rich-text.tsx";
import { Section } from "../components/section.tsx";
import type { Pages } from "../content/schema/pages.ts";

export const content: Pages["about"] = words;

/** Who the company is, what it hopes for and what it holds to. */
export function Page() {
  const { vision, mission, drives, closing } = content;
  const passages = [vision, mission].filter((passage) => passage !== undefined);
  const grid = passages.length > 1 ? "wide passages" : "wide passage-alone";
  return (
    <>
      <PageOpening heading={content.heading} intro={content.intro} />
      {passages.length > 0 && (
        <div className={`${grid}${drives ? "" : " page-end"}`}>
          {passages.map(({ heading, text, image }, place) => (
            <Section key={heading} heading={heading} className="passage">
              {image && (
                <div className="passage-picture">
                  <Picture image={image} isFirst={place === 0} />
                </div>
              )}
              <p>
                <RichText text={text} />
              </p>
            </Section>
          ))}
        </div>
      )}
      {drives && (
        <Section heading={drives.heading} className="wide split-section">
          <FeatureList items={drives.items} />
        </Section>
      )}
      {closing && (
        <div className="closing">
          <Section heading={closing.heading} className="wide closing-words">
            <p>
              <RichText text={closing.text} />
            </p>
            <PageLink {...closing.action} className="button button-reversed" />
          </Section>
        </div>
      )}
    </>
  );
}
