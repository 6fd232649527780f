import { OpeningArt } from "../../components/opening-art.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { OpeningWords } from "../../components/page-opening.tsx";
import type { Artwork } from "../../content/artwork.ts";
import type { SectionOf } from "../../content/schema/section-kinds.ts";

interface HeroProps extends SectionOf<"hero"> {
  /** The page's drawing from a file, which replaces the motif. */
  drawing?: Artwork | undefined;
}

/** Top of a page: its main heading, its subject, and one or two buttons. */
export function Hero({ image, motif, drawing, heading, intro, primary, secondary }: HeroProps) {
  const hasArt = image || motif || drawing;
  return (
    <div className={hasArt ? "hero" : undefined}>
      <div className={hasArt ? "wide hero-words" : "wide hero-words-alone"}>
        <OpeningWords heading={heading} intro={intro} />
        {(primary || secondary) && (
          <p className="actions">
            {primary && <PageLink {...primary} className="button button-solid" />}
            {secondary && <PageLink {...secondary} className="button button-outline" />}
          </p>
        )}
      </div>
      <OpeningArt image={image} drawing={drawing} motif={motif} />
    </div>
  );
}
