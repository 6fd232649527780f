import { Picture } from "../../components/picture.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import type { SectionOf } from "../schemas.ts";

/**
 * A few short passages in large type, side by side where there is room.
 *
 * @param isFirst Whether it is the first section of its page.
 */
export function Passages({
  items,
  isFirst = false,
}: SectionOf<"passages"> & { isFirst?: boolean }) {
  return (
    <div
      className={
        items.length === 1
          ? "wide step"
          : items.length % 3 === 0
            ? "wide passages passages-of-three"
            : "wide passages"
      }
    >
      {items.map(({ heading, text, image }, place) => (
        <Section key={heading} heading={heading} className="passage">
          {image && (
            <div className="passage-picture">
              <Picture image={image} isFirst={isFirst && place === 0} />
            </div>
          )}
          <p>
            <RichText text={text} />
          </p>
        </Section>
      ))}
    </div>
  );
}
