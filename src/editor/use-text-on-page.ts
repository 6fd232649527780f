import { useEffect } from "react";
import type { EditableText, Finding } from "./editable-text.ts";
import { markWords, previewText, restoreText } from "./page-texts.ts";

/** Shows a text on the page as it is typed, unless it belongs to another, with a line under what is found in it. */
export function useTextOnPage(
  { place, text, kind }: EditableText,
  typed: string,
  isShown: boolean,
  findings: readonly Finding[],
): void {
  useEffect(() => {
    if (isShown) previewText(place, text, typed, kind === "paragraph");
    return restoreText;
  }, [place, text, typed, kind, isShown]);
  useEffect(() => {
    // After the preview, whose text nodes are others.
    const words = typed ? findings.flatMap((finding) => finding.words ?? []) : [];
    // Spaces alone would match each space where the page shows another text, with the value of a slot.
    const isFilled = /\{[a-z]+[^}]*\}/.test(typed);
    return markWords(
      place,
      words.filter((one) => !isFilled || one.trim()),
    );
  }, [place, findings, typed]);
}
