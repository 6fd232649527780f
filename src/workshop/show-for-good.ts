import { type Toast, type ToastVariant, toastStacks } from "../contact/toasts.ts";
import { keepToasts } from "./keep-toasts.ts";

/** Shows a toast that does not leave by itself. */
export function showForGood(variant: ToastVariant, toast: Omit<Toast, "id">): void {
  keepToasts();
  toastStacks[variant].show(toast);
}
