import privacy from "virtual:content/privacy";
import { stories } from "../workshop/stories.ts";
import { seen } from "../workshop/visitor.tsx";
import { Paragraphs } from "./rich-text.tsx";
import { TextPage, type TextPageProps } from "./text-page.tsx";

type Section = { id: string; heading: string; paragraphs: string[] };
const sections = privacy.sections.slice(0, 2).map(({ id, heading, paragraphs }: Section) => {
  return { id, heading, shown: <Paragraphs texts={paragraphs} /> };
});

const page = (props: Partial<TextPageProps> = {}) => (
  <TextPage content={privacy} sections={sections} {...props} />
);

export default stories(
  "heading",
  ["in-devanagari", "in-telugu", "large-text", "long-words", "right-to-left"],
  {
    "Opening, contents, two sections and a date": page(),
    "With words after the date": page({ closing: <p>There is one more thing to say.</p> }),
    "In words of the language pack, without a date": page({
      content: { ...privacy, updated: undefined },
    }),
    "A link has led to a section": {
      shown: page(),
      play: async () => (await seen("section")).focus(),
    },
  },
);
