import words from "virtual:content/home";
import { Drawing } from "../components/drawing.tsx";
import { FeatureList } from "../components/feature-list.tsx";
import { PageLink } from "../components/page-link.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { Section } from "../components/section.tsx";
import type { Pages } from "../content/schema/pages.ts";

export const content: Pages["home"] = words;

/** The first page: what the company does, and what speaks for it. */
export function Page() {
  const { hero, features } = content;
  return (
    <>
      <div className="hero">
        <div className={hero.motif ? "wide hero-words" : "wide hero-words-alone"}>
          <PageTitle text={hero.heading} />
          <p className="lead">{hero.intro}</p>
          <p className="actions">
            <PageLink {...hero.primary} className="button button-solid" />
            {hero.secondary && <PageLink {...hero.secondary} className="button button-outline" />}
          </p>
        </div>
        {/* Behind the words, but after them, because it is as tall as they are. */}
        {hero.motif && <Drawing drawing={hero.motif} className="hero-motif" />}
      </div>
      {features && (
        <Section heading={features.heading} className="wide split-section">
          <FeatureList items={features.items} />
        </Section>
      )}
    </>
  );
}
