import type { Artwork } from "../content/artwork.ts";
import { Drawing } from "./drawing.tsx";
import { PageTitle } from "./page-title.tsx";
import { Paragraph } from "./rich-text.tsx";

interface OpeningWordsProps {
  heading: string;
  intro?: string | undefined;
}

/** The main heading of a page, and its introduction. */
export function OpeningWords({ heading, intro }: OpeningWordsProps) {
  return (
    <>
      <PageTitle text={heading} />
      <Paragraph text={intro} className="lead" />
    </>
  );
}

/** The opening of a page: heading, introduction, and the page's drawing next to them. */
export interface PageOpeningProps extends OpeningWordsProps {
  drawing?: Artwork | undefined;
}

export function PageOpening({ heading, intro, drawing }: PageOpeningProps) {
  const words = (
    <div className={drawing ? "wide hero-words" : "wide page-opening"}>
      <OpeningWords heading={heading} intro={intro} />
    </div>
  );
  if (!drawing) return words;
  return (
    <div className="hero">
      {words}
      <Drawing artwork={drawing} className="drawing" />
    </div>
  );
}
