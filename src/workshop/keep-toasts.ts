import { toastStacks } from "../contact/toasts.ts";

/** Stops the clocks of all toasts, so that a story shows them as long as somebody looks. */
export function keepToasts(): void {
  for (const stack of Object.values(toastStacks)) {
    stack.resume = () => {};
    stack.pause();
  }
}
