import type { Artwork } from "../content/artwork.ts";
import { hasLongWord } from "../content/long-word.ts";
import { Drawing } from "./drawing.tsx";
import { Paragraph } from "./rich-text.tsx";

/** The main heading of a page, in a size in which its longest word stays whole. */
export function PageTitle({ text }: { text: string }) {
  const isLong = hasLongWord(text, 13);
  return (
    <h1 className={hasLongWord(text, 16) ? "long-title" : isLong ? "longish-title" : undefined}>
      {text}
    </h1>
  );
}

interface OpeningWordsProps {
  heading: string;
  intro?: string | undefined;
}

/** The main heading of a page, and what follows it at once. */
export function OpeningWords({ heading, intro }: OpeningWordsProps) {
  return (
    <>
      <PageTitle text={heading} />
      <Paragraph text={intro} className="lead" />
    </>
  );
}

/** The first words of a page, and the page's drawing beside them. */
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
