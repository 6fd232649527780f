import { hasLongWord } from "../content/long-word.ts";

/** The main heading of a page, in a size in which its longest word stays whole in a wide window. */
export function PageTitle({ text }: { text: string }) {
  return <h1 className={hasLongWord(text, 16) ? "long-title" : undefined}>{text}</h1>;
}
