import { hasLongWord } from "../content/long-word.ts";

/** The main heading of a page, in a size in which its longest word fits on a line. */
export function PageTitle({ text }: { text: string }) {
  const isLong = hasLongWord(text, 13);
  return (
    <h1 className={hasLongWord(text, 16) ? "long-title" : isLong ? "longish-title" : undefined}>
      {text}
    </h1>
  );
}
