import { useCallback, useEffect, useRef, useState } from "react";
import { useOverlay } from "../use-overlay.ts";

/** Milliseconds: the delay before a tooltip shows, and the time after one in which the next shows at once. */
const timing = { delay: 700, skip: 300 };

const loadTooltip = async () => (await import("../tooltip.tsx")).Tooltip;

/**
 * Shows the tooltips of controls with `data-icontooltip` after a delay, and loads the component then. A tooltip
 * only makes an accessible name visible. It meets WCAG 1.4.13 by itself.
 */
export function Tooltips() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  /** When the last one was removed; infinite while one is shown. */
  const gone = useRef(Number.NEGATIVE_INFINITY);
  const hide = useCallback(() => setAnchor(undefined), []);
  const Tooltip = useOverlay("tooltip", loadTooltip, anchor !== undefined, hide);

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
    const cancelTimer = () => clearTimeout(timer);
    const showAfterDelay = (next: HTMLElement | null) => {
      cancelTimer();
      if (!next) return;
      const wait = Date.now() - gone.current < timing.skip ? 0 : timing.delay;
      timer = setTimeout(() => setAnchor(next), wait);
    };
    for (const type of ["pointerover", "focusin"])
      document.addEventListener(type, (event) => showAfterDelay(anchorOf(event)), {
        signal: stop.signal,
      });
    for (const type of ["pointerout", "pointerdown", "focusout", "keydown"])
      document.addEventListener(type, cancelTimer, { signal: stop.signal });
    // The pointer or the focus may have arrived before hydration.
    showAfterDelay(document.querySelector("[data-icontooltip]:is(:hover, :focus-visible)"));
    return () => {
      cancelTimer();
      stop.abort();
    };
  }, []);

  if (!Tooltip || !anchor) return null;
  return (
    <Tooltip
      key={anchor.dataset["icontooltip"]}
      anchor={anchor}
      // It may close after the pointer has already opened the next one.
      onClose={() => setAnchor((current) => (current === anchor ? undefined : current))}
    />
  );
}

/** The element with a tooltip that has the pointer or a visible focus. */
function anchorOf(event: Event): HTMLElement | null {
  const element = (event.target as Element).closest<HTMLElement>("[data-icontooltip]");
  if (!element || (event.type === "focusin" && !element.matches(":focus-visible"))) return null;
  return element;
}
