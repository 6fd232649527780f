import { Picture } from "../../components/picture.tsx";
import { fixedWidth, type Parts, whole } from "../../components/picture-sizes.ts";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import type { SectionOf } from "../../content/section-kinds.ts";

const parts: Parts = { 0: whole, 48: fixedWidth(16) };

/** Short points, two by two; with pictures, one below the other. */
export function Features({ heading, items }: SectionOf<"features">) {
  const arePictured = items.some(({ image }) => image);
  return (
    <Section
      heading={heading}
      className={arePictured ? "wide split-section" : "wide split-section split-words"}
    >
      <ul role="list" className={arePictured ? "points-pictured" : "points"}>
        {items.map(({ image, title, text }) => (
          <li key={title} className={image ? "feature-seen" : "point"}>
            {image && <Picture image={image} parts={parts} frame={3 / 2} />}
            <h3>{title}</h3>
            <Paragraph text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
