import contact from "virtual:content/contact";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { respell } from "../workshop/respell.ts";
import { showForGood as show } from "../workshop/show-for-good.ts";
import { ToastRegion } from "./toast-region.tsx";

const meta: Meta<typeof ToastRegion> = {
  component: ToastRegion,
  args: { variant: "default", closeLabel: contact.outcome.closeToast },
};
export default meta;

type Story = StoryObj<typeof ToastRegion>;

export const Empty: Story = { name: "Nothing to say" };

export const Success: Story = {
  name: "A message was sent",
  beforeEach: () => show("default", contact.outcome.success),
};

export const Failure: Story = {
  name: "A message could not be sent",
  args: { variant: "destructive" },
  beforeEach: () => show("destructive", contact.outcome.failure),
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
  beforeEach: () => show("destructive", respell(contact.outcome.failure, "de")),
};

export const RightToLeft: Story = {
  name: "Right to left",
  globals: { language: "ar" },
  beforeEach: () => show("default", respell(contact.outcome.success, "ar")),
};

export const LargeText: Story = {
  name: "At a font size of 200 %",
  globals: { size: "200" },
  beforeEach: () => show("default", contact.outcome.success),
};
