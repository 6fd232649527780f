import { Icon } from "../../components/icon.tsx";
import { Picture } from "../../components/picture.tsx";
import { fixed, type Parts, whole } from "../../components/picture-sizes.ts";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import { hasLongWord } from "../../content/long-word.ts";
import type { SectionOf } from "../../content/schema/section-kinds.ts";

/** Whether a title has a word that makes its column wider. A still longer word breaks, or its text would have no room. */
function isLong(title: string): boolean {
  return hasLongWord(title, 18) && !hasLongWord(title, 40);
}

const parts: Parts = { 0: whole, 48: fixed(16) };

/** Short points, each with an icon or a picture, one below the other. */
export function Features({ heading, items }: SectionOf<"features">) {
  return (
    <Section heading={heading} className="wide split-section">
      <ul>
        {items.map(({ icon, image, title, text }) => (
          <li key={title} className={image ? "feature-seen" : "feature"}>
            {image ? (
              <Picture image={image} parts={parts} frame={3 / 2} />
            ) : (
              icon && <Icon name={icon} />
            )}
            <h3 className={isLong(title) ? "long-point" : undefined}>{title}</h3>
            <Paragraph text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
