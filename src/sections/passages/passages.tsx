import { Picture } from "../../components/picture.tsx";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import type { SectionOf } from "../../content/schema/section-kinds.ts";

type Item = SectionOf<"passages">["items"][number];

type PassagesProps = SectionOf<"passages"> & { isFirst?: boolean };

/** A few short passages in large type, side by side where there is room; one alone stands beside its heading. */
export function Passages({ items, isFirst = false }: PassagesProps) {
  const [first, ...others] = items;
  if (first && others.length === 0)
    return (
      <Section heading={first.heading} className="wide split-section">
        <div>
          <Passage {...first} isFirst={isFirst} />
        </div>
      </Section>
    );
  return (
    <div className={items.length % 3 === 0 ? "wide passages passages-of-three" : "wide passages"}>
      {items.map((item, place) => (
        <Section key={item.heading} heading={item.heading} className="passage">
          <Passage {...item} isFirst={isFirst && place === 0} />
        </Section>
      ))}
    </div>
  );
}

function Passage({ text, image, isFirst }: Item & { isFirst: boolean }) {
  return (
    <>
      {image && (
        <div className="passage-picture">
          <Picture image={image} isFirst={isFirst} />
        </div>
      )}
      <Paragraph text={text} className="passage-words" />
    </>
  );
}
