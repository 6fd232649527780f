import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { listComma } from "../../../words/template.ts";
import { addressOf } from "../../address-of.ts";
import { Isolated, Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import { useSite } from "../../data/site-context.ts";

/** Files to download. Each link says what its file is, so that nobody loads a large one unawares. */
export function Downloads({ heading, intro, items, facts }: SectionOf<"downloads">) {
  const comma = listComma(useSite().words.interface.list);
  return (
    <Section heading={heading} className="wide split-section">
      <div className="prices">
        <Paragraph text={intro} />
        <ul role="list" className="downloads">
          {items.map(({ file, name, text }, index) => {
            const words = (
              <>
                <span className="post-name">
                  <Isolated text={name} />
                </span>
                <span className="visually-hidden">{comma}</span>
                <span className="post-day">{facts[index]}</span>
              </>
            );
            return (
              <li key={`${file} ${name}`} className="download">
                {file ? (
                  <a href={addressOf(`/files/${file}`)} className="download-link">
                    {words}
                  </a>
                ) : (
                  words
                )}
                <Paragraph text={text} />
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
