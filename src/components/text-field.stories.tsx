import contact from "virtual:content/contact";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { type } from "../workshop/visitor.ts";
import { TextField } from "./text-field.tsx";

const labels = contact.form;

const meta: Meta<typeof TextField> = {
  component: TextField,
  args: { label: labels.name, name: "name", error: undefined },
  decorators: [
    (Story) => (
      <form className="form">
        <Story />
      </form>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const Empty: Story = { name: "Empty" };

export const Filled: Story = {
  name: "Filled in",
  play: ({ args }) => type(args.label, "A visitor"),
};

export const Wrong: Story = {
  name: "Wrong, in words",
  args: { error: labels.errors.nameMissing },
};

export const WrongInManyWords: Story = {
  name: "Wrong, in words longer than its lines",
  globals: { language: "de" },
  args: {
    error: "This is wrong for several reasons, all of which are told here in one long line.",
  },
};

export const TextArea: Story = {
  name: "With several lines",
  args: { label: labels.message, name: "message", rows: 6 },
};

export const WrongTextArea: Story = {
  name: "With several lines, wrong",
  args: { label: labels.message, name: "message", rows: 6, error: labels.errors.messageMissing },
};

export const WrongRightToLeft: Story = {
  name: "Wrong, right to left",
  globals: { language: "ar" },
  args: { error: labels.errors.nameMissing },
};

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
