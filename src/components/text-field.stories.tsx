import contact from "virtual:content/contact";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { inside } from "../workshop/inside.tsx";
import { TextField } from "./text-field.tsx";

const labels = contact.form;
const { nameMissing, messageMissing } = labels.errors;
const many = "This is wrong for several reasons, all of which are told here in one long line.";

export default {
  component: TextField,
  args: { label: labels.name, name: "name", errors: [nameMissing], error: nameMissing },
  decorators: [inside(<form className="form" />)],
} satisfies Meta<typeof TextField>;

type Story = StoryObj<typeof TextField>;

export const Empty: Story = { name: "Empty", args: { error: undefined } };

export const Wrong: Story = { name: "Wrong, in words" };

export const WrongInManyWords: Story = {
  name: "Wrong, in words longer than its lines",
  globals: { language: "de" },
  args: { errors: [nameMissing, many], error: many },
};

export const WrongTextArea: Story = {
  name: "With several lines, wrong",
  args: {
    label: labels.message,
    name: "message",
    rows: 6,
    errors: [messageMissing],
    error: messageMissing,
  },
};

export { RightToLeft } from "../workshop/looks.ts";
