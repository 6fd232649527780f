import contact from "virtual:content/contact";
import { type Toast, type ToastVariant, toastStacks } from "../contact/toasts.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { keepToasts } from "../workshop/keep-toasts.ts";
import { respell } from "../workshop/respell.ts";
import { ToastRegion } from "./toast-region.tsx";

const { success, failure, closeToast } = contact.outcome;

export default {
  component: ToastRegion,
  args: { variant: "default", closeLabel: closeToast },
} satisfies Meta<typeof ToastRegion>;

type Story = StoryObj<typeof ToastRegion>;

export const Success: Story = {
  name: "A message was sent",
  beforeEach: () => show("default", success),
};

export const Failure: Story = {
  name: "A message could not be sent",
  args: { variant: "destructive" },
  beforeEach: () => show("destructive", failure),
};

export const Three: Story = {
  name: "Three at a time",
  beforeEach: () => {
    for (const place of ["first", "second", "third"])
      show("default", { title: `The ${place}`, description: "It waits its time." });
  },
};

export const LongWords: Story = {
  name: "Words longer than its lines",
  globals: { language: "de" },
  args: { variant: "destructive" },
  beforeEach: () => show("destructive", respell(failure, "de")),
};

export const RightToLeft: Story = {
  name: "Right to left",
  globals: { language: "ar" },
  beforeEach: () => show("default", respell(success, "ar")),
};

export const LargeText: Story = {
  name: "At a font size of 200 %",
  globals: { size: "200" },
  beforeEach: () => show("default", success),
};

function show(variant: ToastVariant, toast: Omit<Toast, "id">): void {
  keepToasts();
  toastStacks[variant].show(toast);
}
