import {
  type FocusEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { usePageVisible } from "../browser/surroundings.ts";
import { type ToastVariant, toastStacks } from "../contact/toasts.ts";

/**
 * Where toasts of one variant appear. The live region stands empty in the exported HTML, because
 * screen readers speak changes of a region that they already know. The button is its sibling, so
 * that no control is read out with the words.
 */
export interface ToastRegionProps {
  variant: ToastVariant;
  /** Words on the button that takes the toasts away. */
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
  /** What had the focus before the button. */
  const before = useRef<HTMLElement>(null);
  const region = useRef<HTMLDivElement>(null);

  const close = useCallback(() => {
    // The button goes away, and must not take the focus with it.
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
    // What takes the focus must not be covered (WCAG 2.4.12), and what a toast says stands on the page.
    // The browser may scroll to it first.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop the clock.
    <div
      ref={region}
      // Without toasts they need no styles, which then come with React.
      className={shown ? toastClasses[variant] : undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      <div role={variant === "destructive" ? "alert" : "status"}>
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
