import { FirmParagraph, Paragraphs } from "../components/rich-text.tsx";
import { TextPage, TextSection } from "../components/text-page.tsx";
import type { Pages } from "../content/schema/pages.ts";
import type { WrittenDays } from "../content/written-days.ts";

/** The privacy policy. */
export function Page({ content }: { content: Pages["privacy"] & { days: WrittenDays } }) {
  const closing = <FirmParagraph text={content.contact} />;
  return (
    <TextPage content={content} sections={content.sections} closing={closing}>
      {content.sections.map(({ paragraphs, ...section }) => (
        <TextSection key={section.id} {...section}>
          <Paragraphs texts={paragraphs} />
        </TextSection>
      ))}
    </TextPage>
  );
}
