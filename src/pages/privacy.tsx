import words from "virtual:content/privacy";
import { MailAddress } from "../components/mail-address.tsx";
import { Paragraphs } from "../components/paragraphs.tsx";
import { RichText } from "../components/rich-text.tsx";
import { TextPage } from "../components/text-page.tsx";
import { TextSection } from "../components/text-section.tsx";
import type { Pages } from "../content/schema/pages.ts";
import type { WrittenDays } from "../content/written-days.ts";

export const content: Pages["privacy"] & { days: WrittenDays } = words;

/** The privacy policy. */
export function Page() {
  const closing = (
    <p>
      <RichText text={content.contact} slots={{ email: <MailAddress /> }} />
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
