import { panelWord } from "../state/panel-words.ts";

/** A sign for the eye, with words for who does not see it. */
export function Sign({ word, children }: { word: string; children: string }) {
  return (
    <span role="img" aria-label={panelWord(word)} title={panelWord(word)}>
      {children}
    </span>
  );
}
