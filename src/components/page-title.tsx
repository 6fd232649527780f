import { hasLongWord } from "../content/long-word.ts";
import { Paragraph } from "./rich-text.tsx";

/** The main heading of a page, in a size in which its longest word fits on a line. */
export function PageTitle({ text }: { text: string }) {
  const isLong = hasLongWord(text, 13);
  return (
    <h1 className={hasLongWord(text, 16) ? "long-title" : isLong ? "longish-title" : undefined}>
      {text}
    </h1>
  );
}

export interface OpeningWordsProps {
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
