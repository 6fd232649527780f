import { useEffect, useState } from "react";
import { ask } from "./ask.ts";
import type { EditableText, Finding } from "./editable-text.ts";

/** Milliseconds without a key after which the check looks at the text. */
const pause = 300;

/**
 * What the check says of a text as it is typed.
 *
 * @param tellFault Hears why the check could not look at it.
 */
export function useFindings(
  text: EditableText,
  typed: string,
  isChanged: boolean,
  tellFault: (error: Error) => void,
): readonly Finding[] {
  const { place } = text;
  const [findings, setFindings] = useState<readonly Finding[]>(text.findings);
  useEffect(() => {
    if (!isChanged) {
      setFindings(text.findings);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { findings } = await ask("look", { place, text: typed }, abort.signal);
        setFindings(findings);
      } catch (error) {
        if (!abort.signal.aborted) tellFault(error as Error);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [place, text, typed, isChanged, tellFault]);
  return findings;
}
