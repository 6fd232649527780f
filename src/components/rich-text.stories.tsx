import type { Meta, StoryObj } from "../workshop/csf.ts";
import { inside } from "../workshop/inside.tsx";
import { RichText } from "./rich-text.tsx";

export default {
  component: RichText,
  args: {
    text: "What we keep is *little*, and [our policy](/privacy) says **all of it**. Ask [by mail](mailto:name@example.org), or read [the law itself](https://example.org/law).",
  },
  decorators: [inside(<p />)],
} satisfies Meta<typeof RichText>;

export const LinksAndStress: StoryObj = { name: "Links, stress and strong words" };

export const Nested: StoryObj = {
  name: "Stress in a link, and a link in strong words",
  args: { text: "Read [all *three* parts](/about), **or [the last one](#content) alone**." },
};

export const Slots: StoryObj = {
  name: "Slots beside a link",
  args: {
    text: "Write to {email}, or use [the form](/contact).",
    slots: { email: <a href="#content">an *address*</a> },
  },
};

export const Lines: StoryObj = {
  name: "Lines that end where they are told to",
  args: { text: "One line\\\nand the next, with \\*signs\\* that \\[stay](as they are)." },
};

export const Footnotes: StoryObj = {
  name: "Signs that are none",
  args: {
    text: "5 * 3 boxes, Kund*innen, Free* [sic] (see [2]), C:\\boxes, 2 < 3 & <b>so on</b>.",
  },
};

export const OnAccent: StoryObj = {
  name: "On a ground of the accent colour",
  decorators: [inside(<span className="closing" />)],
};

export { LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
