import { useEffect, useSyncExternalStore } from "react";
import { usePageVisible } from "../browser/use-page-visible.ts";
import { type ToastVariant, toastStacks } from "../toasts.ts";

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

const noToasts: never[] = [];

export function ToastRegion({ variant, closeLabel }: ToastRegionProps) {
  const stack = toastStacks[variant];
  const toasts = useSyncExternalStore(stack.subscribe, stack.toasts, () => noToasts);
  const visible = usePageVisible();
  const shown = toasts.length > 0;

  useEffect(() => {
    if (visible) stack.resume();
    else stack.pause();
  }, [visible, stack]);

  useEffect(() => {
    if (!shown) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") stack.clear();
    };
    addEventListener("keydown", closeOnEscape);
    return () => removeEventListener("keydown", closeOnEscape);
  }, [shown, stack]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop the clock.
    <div
      className="toasts"
      onPointerEnter={() => stack.pause()}
      onPointerLeave={() => stack.resume()}
      onFocus={() => stack.pause()}
      onBlur={() => stack.resume()}
    >
      <div role={variant === "destructive" ? "alert" : "status"} className="toast-list">
        {toasts.map(({ id, title, description }) => (
          <div key={id} className={toastClasses[variant]}>
            <p className="toast-title">{title}</p>
            <p>{description}</p>
          </div>
        ))}
      </div>
      {shown && (
        <button type="button" onClick={() => stack.clear()} className="small-button toast-close">
          {closeLabel}
        </button>
      )}
    </div>
  );
}

const toastClasses = { default: "toast", destructive: "toast-destructive" };
