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

/** What is next to the words that open a page. */
interface OpeningSide {
  /** Its photograph or drawing. */
  art?: ReactNode;
  /** Whether the versal is there without one. */
  hasVersal?: boolean | undefined;
}

interface OpeningProps extends OpeningSide {
  /** Styles of the words with nothing next to them, and of all with the versal. */
  alone: string;
  lettered: string;
  children: ReactNode;
}

/** The words that open a page, with what is next to them. */
export function Opening({ art, hasVersal, alone, lettered, children }: OpeningProps) {
  if (!art && !hasVersal) return <div className={alone}>{children}</div>;
  return (
    <div className={art ? "hero" : lettered}>
      <div className="wide hero-words">{children}</div>
      {/* The sign is in its style. */}
      {art || <div className="versal" aria-hidden="true" />}
    </div>
  );
}

/** The opening of a page: heading, introduction, and what is next to them. */
export interface PageOpeningProps extends OpeningWordsProps, OpeningSide {
  children?: ReactNode;
}

export function PageOpening({ heading, intro, children, ...side }: PageOpeningProps) {
  return (
    <Opening {...side} alone="wide page-opening" lettered="hero hero-lettered hero-low">
      <OpeningWords heading={heading} intro={intro} />
      {children}
    </Opening>
  );
}
