import { useEffect, useRef } from "react";
import type { EditableText, Finding } from "../protocol/editable-text.ts";
import { markWords, previewText, restoreText, visibleElementAt } from "./page-texts.ts";

/** Calls what moves with elements of the page whenever they may have moved; returns what ends that. */
export function followPage(elements: readonly Element[], follow: () => void): () => void {
  const observer = new ResizeObserver(follow);
  for (const one of [...elements, document.body]) observer.observe(one);
  document.addEventListener("scroll", follow, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    document.removeEventListener("scroll", follow, { capture: true });
  };
}

/** Draws a labelled line around the text of a place, over the page: an attribute there would reach React. */
export function TextOutline({ place, label }: { place: string; label: string }) {
  const outline = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const found = visibleElementAt(place);
    if (!found) return;
    let element = found;
    const follow = () => {
      // Another may show the text once the page is exchanged.
      if (!element.isConnected) element = visibleElementAt(place) ?? element;
      const { top, left, width, height } = element.getBoundingClientRect();
      const style = { top, left, width, height };
      for (const [name, value] of Object.entries(style))
        outline.current?.style.setProperty(name, `${value}px`);
    };
    return followPage([element], follow);
  }, [place]);
  return (
    <div ref={outline} className="outline" aria-hidden="true">
      <span>{label}</span>
    </div>
  );
}

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
    const isFilled = /\{[a-z][^{}]*\}/.test(typed);
    return markWords(
      place,
      words.filter((one) => !isFilled || one.trim()),
    );
  }, [place, findings, typed]);
}
