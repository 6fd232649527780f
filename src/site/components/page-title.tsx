import { Paragraph } from "./rich-text.tsx";
import { useLongWordStyle } from "./use-long-word-style.ts";

/** The main heading of a page, in a size in which its longest word fits on a line. */
export function PageTitle({ text }: { text: string }) {
  return (
    <h1 className={useLongWordStyle(text, titleStyles)} suppressHydrationWarning>
      {text}
    </h1>
  );
}

/** Smaller styles, each with the letters that a word has more than. */
const titleStyles = [
  ["widest-title", 33],
  ["longest-title wide-word", 24],
  ["longest-title", 22],
  ["long-title", 16],
  ["longish-title", 13],
] as const;

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
