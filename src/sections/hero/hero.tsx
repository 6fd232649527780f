import { OpeningArt } from "../../components/opening-art.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Opening, OpeningWords } from "../../components/page-opening.tsx";
import type { Drawings } from "../../content/artwork.ts";
import type { SectionOf } from "../../content/schema/section-kinds.ts";

type HeroProps = SectionOf<"hero"> & Pick<Drawings, "drawing" | "hasVersal">;

/** Top of a page: its main heading, its subject, and one or two buttons. */
export function Hero(props: HeroProps) {
  const { image, drawing, hasVersal, heading, intro, primary, secondary } = props;
  return (
    <Opening
      art={(image || drawing) && <OpeningArt image={image} drawing={drawing} />}
      hasVersal={hasVersal}
      alone="wide hero-words-alone"
      lettered="hero hero-lettered"
    >
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
