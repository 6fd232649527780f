import { useCallback, useEffect, useRef, useState } from "react";
import { useOverlay } from "./use-overlay.ts";

/** Milliseconds: how long a pointer or the focus rests before a tooltip shows, and how soon after one the next needs no rest. */
const timing = { delay: 700, skip: 300 };

/**
 * Shows the tooltip of whatever carries `data-tooltip`, after a rest; what shows it is loaded then.
 * A tooltip only repeats a name for the eye (WCAG 1.4.13 is met by the tooltip itself).
 */
export function Tooltips() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const hide = useCallback(() => setAnchor(undefined), []);
  const Tooltip = useOverlay("tooltip", anchor !== undefined, hide);
  const hiddenAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const rest = (event: Event) => {
      clearTimeout(timer);
      const next = anchorOf(event);
      if (!next) return;
      const wait = Date.now() - hiddenAt.current < timing.skip ? 0 : timing.delay;
      timer = setTimeout(() => setAnchor(next), wait);
    };
    const leave = () => clearTimeout(timer);
    for (const type of ["pointerover", "focusin"])
      document.addEventListener(type, rest, { signal: stop.signal });
    for (const type of ["pointerdown", "focusout", "keydown"])
      document.addEventListener(type, leave, { signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);

  if (!Tooltip || !anchor) return null;
  return (
    <Tooltip
      key={anchor.dataset["tooltip"]}
      anchor={anchor}
      onClose={() => {
        hiddenAt.current = Date.now();
        hide();
      }}
    />
  );
}

/** The element with a tooltip that a pointer came to, or that has a visible focus. */
function anchorOf(event: Event): HTMLElement | undefined {
  const element = (event.target as Element).closest<HTMLElement>("[data-tooltip]");
  if (!element || (event.type === "focusin" && !element.matches(":focus-visible"))) return;
  return element;
}
