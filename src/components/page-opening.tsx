import type { Artwork } from "../content/artwork.ts";
import { Drawing } from "./drawing.tsx";
import { PageTitle } from "./page-title.tsx";
import { RichText } from "./rich-text.tsx";

/** The main heading of a page, what follows it at once, and the page's drawing beside them. */
export interface PageOpeningProps {
  heading: string;
  intro?: string | undefined;
  drawing?: Artwork | undefined;
}

export function PageOpening({ heading, intro, drawing }: PageOpeningProps) {
  const words = (
    <div className={drawing ? "wide hero-words" : "wide page-opening"}>
      <PageTitle text={heading} />
      {intro && (
        <p className="lead">
          <RichText text={intro} />
        </p>
      )}
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
