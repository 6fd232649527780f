import { PageLink } from "../../components/page-link.tsx";
import { Opening, type OpeningSide } from "../../components/page-opening.tsx";
import { OpeningWords } from "../../components/page-title.tsx";
import type { SectionOf } from "../../content/section-kinds.ts";

/** Top of a page: its main heading, its subject, and one or two buttons. */
export function Hero(props: SectionOf<"hero"> & OpeningSide) {
  const { heading, intro, primary, secondary, image, drawing, versal } = props;
  const side = { image, drawing, versal };
  return (
    <Opening {...side} alone="wide hero-words-alone" lettered="hero hero-lettered">
      <OpeningWords heading={heading} intro={intro} />
      {(primary || secondary) && (
        <p className="actions">
          {primary && <PageLink {...primary} className="button button-solid" />}
          {secondary && <PageLink {...secondary} className="button button-outline" />}
        </p>
      )}
    </Opening>
  );
}
