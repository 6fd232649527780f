import { useEffect, useRef } from "react";
import { visibleElementAt } from "./page-texts.ts";

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
    const observer = new ResizeObserver(follow);
    for (const one of [element, document.body]) observer.observe(one);
    document.addEventListener("scroll", follow, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener("scroll", follow, { capture: true });
    };
  }, [place]);
  return (
    <div ref={outline} className="outline" aria-hidden="true">
      <span>{label}</span>
    </div>
  );
}
