import words from "virtual:content/about";
import { FeatureList } from "../components/feature-list.tsx";
import { PageLink } from "../components/page-link.tsx";
import { PageOpening } from "../components/page-opening.tsx";
import { Picture } from "../components/picture.tsx";
import { Section } from "../components/section.tsx";
import type { Pages } from "../content/schema/pages.ts";

export const content: Pages["about"] = words;

/** Who the company is, what it hopes for and what it holds to. */
export function Page() {
  const { vision, mission, drives, closing } = content;
  return (
    <>
      <PageOpening heading={content.heading} intro={content.intro} />
      <div className="wide passages">
        <Section heading={vision.heading} className="passage">
          {vision.image && (
            <div className="passage-picture">
              <Picture image={vision.image} isFirst />
            </div>
          )}
          <p>{vision.text}</p>
        </Section>
        <Section heading={mission.heading} className="passage">
          {mission.image && (
            <div className="passage-picture">
              <Picture image={mission.image} />
            </div>
          )}
          <p>{mission.text}</p>
        </Section>
      </div>
      <Section heading={drives.heading} className="wide split-section">
        <FeatureList items={drives.items} />
      </Section>
      <div className="closing">
        <Section heading={closing.heading} className="wide closing-words">
          <p>{closing.text}</p>
          <PageLink {...closing.action} className="button button-reversed" />
        </Section>
      </div>
    </>
  );
}
