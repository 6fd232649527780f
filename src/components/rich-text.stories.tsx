import privacy from "virtual:content/privacy";
import { stories } from "../workshop/stories.ts";
import { FilledText, FirmParagraph, Paragraph, Paragraphs, WholeNumber } from "./rich-text.tsx";

const filled = (
  <p>
    <FilledText
      template="Write to {email}, and we will answer."
      slots={{ email: <a href="#content">an address</a> }}
    />
  </p>
);
const firm = (
  <FirmParagraph text="**{company}** answers for [this site](/privacy). Write to {email}." />
);
const several = (
  <Paragraph text="What we keep is *little*, and [our policy](/privacy) says **all of it**. Ask [by mail](mailto:name@example.org), or read [the law itself](https://example.org/law)." />
);

export default stories("main", ["large-text", "long-words", "right-to-left"], {
  "Links, stress and strong words": several,
  "Stress in a link, and a link in strong words": (
    <Paragraph text="Read [all *three* parts](/about), **or [the last one](#content) alone**." />
  ),
  "Slots beside a link": (
    <Paragraph
      text="Write to {email}, or use [the form](/contact)."
      slots={{ email: <a href="#content">an *address*</a> }}
    />
  ),
  "Lines that end where they are told to": (
    <Paragraph text={"One line\\\nand the next, with \\*signs\\* that \\[stay](as they are)."} />
  ),
  "Signs that are none": (
    <Paragraph text="5 * 3 boxes, Kund*innen, Free* [sic] (see [2]), C:\boxes, 2 < 3 & <b>so on</b>." />
  ),
  "On a ground of the accent colour": <div className="closing">{several}</div>,
  "Paragraphs as a section of the policy has them": (
    <Paragraphs texts={privacy.sections[0]?.paragraphs ?? []} />
  ),
  "A link in the middle of a sentence": filled,
  "The firm and its mail address": firm,
  "A telephone number in Arabic digits": {
    shown: (
      <p dir="ltr">
        <WholeNumber text="+٩٩٩ ١٢٣-٤٥٦" />
      </p>
    ),
    settings: { language: "ar" },
  },
  "A link in a sentence from right to left": { shown: filled, settings: { language: "ar" } },
  "The firm from right to left": { shown: firm, settings: { language: "ar" } },
});
