import contact from "virtual:content/contact";
import { type Toast, type ToastVariant, toastStacks } from "../contact/toasts.ts";
import { type State, stories } from "../workshop/stories.ts";
import { keepToasts } from "../workshop/visitor.tsx";
import { ToastRegion } from "./toast-region.tsx";

const { success, failure, closeToast } = contact.outcome;

const region = (variant: ToastVariant, ...toasts: Omit<Toast, "id">[]): State => ({
  shown: <ToastRegion variant={variant} closeLabel={closeToast} />,
  before: (spell) => {
    keepToasts();
    for (const toast of toasts) toastStacks[variant].show(spell(toast));
  },
});

const three = ["first", "second", "third"].map((place) => ({
  title: `The ${place}`,
  description: "It waits its time.",
}));

export default stories("main", ["large-text", "right-to-left"], {
  "A message was sent": region("default", success),
  "A message could not be sent": region("destructive", failure),
  "Three at a time": region("default", ...three),
  "A failure in words longer than its lines": {
    ...region("destructive", failure),
    settings: { language: "de" },
  },
});
