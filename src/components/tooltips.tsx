import { useCallback, useEffect, useRef, useState } from "react";
import { useOverlay } from "./use-overlay.ts";

/** Milliseconds: how long a pointer or the focus rests before a tooltip shows, and how soon after one the next needs no rest. */
const timing = { delay: 700, skip: 300 };

/**
 * Shows the tooltip of whatever carries `data-icontooltip`, after a rest; what shows it is loaded then.
 * A tooltip only repeats a name for the eye (WCAG 1.4.13 is met by the tooltip itself).
 */
export function Tooltips() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  /** When the last one went; in the future while one is there. */
  const gone = useRef(Number.NEGATIVE_INFINITY);
  const hide = useCallback(() => setAnchor(undefined), []);
  const Tooltip = useOverlay("tooltip", anchor !== undefined, hide);

  useEffect(() => {
    if (!anchor) return;
    gone.current = Number.POSITIVE_INFINITY;
    return () => {
      gone.current = Date.now();
    };
  }, [anchor]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const leave = () => clearTimeout(timer);
    const rest = (next: HTMLElement | null) => {
      leave();
      if (!next) return;
      const wait = Date.now() - gone.current < timing.skip ? 0 : timing.delay;
      timer = setTimeout(() => setAnchor(next), wait);
    };
    for (const type of ["pointerover", "focusin"])
      document.addEventListener(type, (event) => rest(anchorOf(event)), { signal: stop.signal });
    for (const type of ["pointerout", "pointerdown", "focusout", "keydown"])
      document.addEventListener(type, leave, { signal: stop.signal });
    // The pointer or the focus may have come before React.
    rest(document.querySelector("[data-icontooltip]:is(:hover, :focus-visible)"));
    return () => {
      leave();
      stop.abort();
    };
  }, []);

  if (!Tooltip || !anchor) return null;
  return (
    <Tooltip
      key={anchor.dataset["icontooltip"]}
      anchor={anchor}
      // It may close late, when the pointer has called the next one already.
      onClose={() => setAnchor((current) => (current === anchor ? undefined : current))}
    />
  );
}

/** The element with a tooltip that a pointer came to, or that has a visible focus. */
function anchorOf(event: Event): HTMLElement | null {
  const element = (event.target as Element).closest<HTMLElement>("[data-icontooltip]");
  if (!element || (event.type === "focusin" && !element.matches(":focus-visible"))) return null;
  return element;
}
