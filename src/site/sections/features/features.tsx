import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { Picture } from "../../components/picture.tsx";
import { fixedWidth, type Parts, whole } from "../../components/picture-sizes.ts";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";

const parts: Parts = { 0: whole, 48: fixedWidth(16) };

/** Styles of the section, its list and the first point, by how the points are laid out. */
const plain = { section: "wide split-section", list: "points", first: "point" };
const odd = { ...plain, list: "points-odd" };
const pictured = { ...plain, list: "points-pictured" };
const led = { section: "wide led-section", list: "points-led", first: "point-first" };

/**
 * Short points, two by two; an odd number in rows; with pictures, one below the other; behind a large first one, in
 * threes.
 */
export function Features({ heading, leads, items }: SectionOf<"features">) {
  const arePictured = items.some(({ image }) => image);
  const unled = items.length % 2 === 1 ? odd : plain;
  const styles = arePictured ? pictured : leads && items.length > 1 ? led : unled;
  return (
    <Section heading={heading} className={styles.section}>
      <ul role="list" className={styles.list}>
        {items.map(({ image, title, text }, index) => (
          <li key={title} className={image ? "feature-seen" : index === 0 ? styles.first : "point"}>
            {image && <Picture image={image} parts={parts} frame={3 / 2} />}
            <h3>{title}</h3>
            <Paragraph text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
