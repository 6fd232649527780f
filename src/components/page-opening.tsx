import type { ReactNode } from "react";
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

/** The opening of a page: heading, introduction, and its photograph or drawing next to them. */
export interface PageOpeningProps extends OpeningWordsProps {
  art?: ReactNode;
}

export function PageOpening({ heading, intro, art }: PageOpeningProps) {
  const words = (
    <div className={art ? "wide hero-words" : "wide page-opening"}>
      <OpeningWords heading={heading} intro={intro} />
    </div>
  );
  if (!art) return words;
  return (
    <div className="hero">
      {words}
      {art}
    </div>
  );
}
