import {
  type FocusEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { usePageVisible } from "../browser/media-queries.ts";
import { type ToastVariant, toastStacks } from "./toasts.ts";

/**
 * The place where toasts of one variant appear. The live region is empty in the exported HTML, because screen
 * readers announce changes only in a region that they already know. The button is its sibling, so that no
 * control is announced with the text.
 */
interface ToastRegionProps {
  variant: ToastVariant;
  /** Label of the button that removes the toasts. */
  closeLabel: string;
}

export function ToastRegion({ variant, closeLabel }: ToastRegionProps) {
  const stack = toastStacks[variant];
  const toasts = useSyncExternalStore(stack.subscribe, stack.toasts, stack.toasts);
  const shown = toasts.length > 0;
  const visible = usePageVisible();
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = visible && !pointedAt && !focused;
  /** The element that had the focus before the button. */
  const before = useRef<HTMLElement>(null);
  const region = useRef<HTMLDivElement>(null);

  const close = useCallback(() => {
    // The button is removed, so the focus goes back first.
    if (focused) before.current?.focus();
    stack.clear();
  }, [focused, stack]);

  useEffect(() => {
    if (running) stack.resume();
    else stack.pause();
  }, [running, stack]);

  useEffect(() => {
    // Removed elements fire no leave or blur event, so both are reset here.
    if (shown) return;
    setPointedAt(false);
    setFocused(false);
  }, [shown]);

  useEffect(() => {
    if (!shown) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    // A focused element must not be covered (WCAG 2.4.12), and the page shows the toast's information too.
    // The browser may scroll first, so this waits for a frame.
    const giveWay = ({ target }: { target: EventTarget | null }) =>
      requestAnimationFrame(() => {
        const { left, top, width, height } = (target as Element).getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        if (seen !== target && region.current?.contains(seen)) stack.clear();
      });
    addEventListener("keydown", closeOnEscape);
    addEventListener("focusin", giveWay);
    return () => {
      removeEventListener("keydown", closeOnEscape);
      removeEventListener("focusin", giveWay);
    };
  }, [shown, close, stack]);

  function enter(event: FocusEvent): void {
    before.current = event.relatedTarget as HTMLElement | null;
    setFocused(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop the timer.
    <div
      ref={region}
      // Without toasts it has no class, so that the page needs no styles for it.
      className={shown ? toastClasses[variant] : undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      <div aria-live={variant === "destructive" ? "assertive" : "polite"}>
        {toasts.map(({ id, title, description }) => (
          <div key={id} className="toast">
            <p className="toast-title">{title}</p>
            <p>{description}</p>
          </div>
        ))}
      </div>
      {shown && (
        <button type="button" onClick={close} className="small-button">
          {closeLabel}
        </button>
      )}
    </div>
  );
}

const toastClasses = { default: "toasts toasts-good", destructive: "toasts toasts-bad" };
