import { Picture } from "../../components/picture.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import type { SectionKind, SectionOf } from "../schemas.ts";

/** Kinds of section that bring no room above them. */
const close: readonly (SectionKind | undefined)[] = ["action", "passages", undefined];

/**
 * A few short passages in large type, side by side where there is room.
 *
 * @param next Kind of the section below, if there is one.
 * @param isFirst Whether it is the first section of its page.
 */
export function Passages({
  items,
  next,
  isFirst = false,
}: SectionOf<"passages"> & { next?: SectionKind | undefined; isFirst?: boolean }) {
  const grid = items.length > 1 ? "wide passages" : "wide passage-alone";
  return (
    <div className={`${grid}${close.includes(next) ? " page-end" : ""}`}>
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
