import { FirmText } from "../components/firm-text.tsx";
import { Paragraphs } from "../components/paragraphs.tsx";
import { TextPage } from "../components/text-page.tsx";
import { TextSection } from "../components/text-section.tsx";
import type { Pages } from "../content/schema/pages.ts";
import type { WrittenDays } from "../content/written-days.ts";

/** The privacy policy. */
export function Page({ content }: { content: Pages["privacy"] & { days: WrittenDays } }) {
  const closing = (
    <p>
      <FirmText text={content.contact} />
    </p>
  );
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
