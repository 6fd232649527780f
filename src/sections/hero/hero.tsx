import { Drawing } from "../../components/drawing.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { RichText } from "../../components/rich-text.tsx";
import type { SectionOf } from "../schemas.ts";

/** Top of a page: its main heading, what it is about, and where to go first. */
export function Hero({ motif, heading, intro, primary, secondary }: SectionOf<"hero">) {
  return (
    <div className="hero">
      <div className={motif ? "wide hero-words" : "wide hero-words-alone"}>
        <PageTitle text={heading} />
        <p className="lead">
          <RichText text={intro} />
        </p>
        {(primary || secondary) && (
          <p className="actions">
            {primary && <PageLink {...primary} className="button button-solid" />}
            {secondary && <PageLink {...secondary} className="button button-outline" />}
          </p>
        )}
      </div>
      {/* Behind the words, but after them, because it is as tall as they are. */}
      {motif && <Drawing drawing={motif} className="hero-motif" />}
    </div>
  );
}
