import { FirmParagraph, Paragraphs } from "../components/rich-text.tsx";
import { TextPage } from "../components/text-page.tsx";
import type { WrittenDays } from "../content/day.ts";
import type { Pages } from "../content/pages.ts";

/** The privacy policy. */
export function Page({ content }: { content: Pages["privacy"] & { days: WrittenDays } }) {
  const sections = content.sections.map(({ id, heading, paragraphs }) => {
    return { id, heading, shown: <Paragraphs texts={paragraphs} /> };
  });
  const closing = <FirmParagraph text={content.contact} />;
  return <TextPage content={content} sections={sections} closing={closing} />;
}
