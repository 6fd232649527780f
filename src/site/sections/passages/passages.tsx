import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { Picture } from "../../components/picture.tsx";
import { besideHeading, column, type Parts, whole } from "../../components/picture-sizes.ts";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";

type Item = SectionOf<"passages">["items"][number];

const inTwos: Parts = { 0: whole, 48: column(2) };
const inThrees: Parts = { ...inTwos, 64: column(3) };
const alone: Parts = { 0: whole, 64: besideHeading };

/** Passages with more characters are texts to read, and not in large type: one alone, and of several any. */
const longFrom = { alone: 200, several: 140 };

/**
 * A few short passages in large type, side by side in a wide window. A single one is next to its heading, or on a band of
 * shade.
 */
export function Passages({ items, shade }: SectionOf<"passages">) {
  const [first, ...others] = items;
  if (first && others.length === 0) {
    const passage = (
      <Section
        heading={first.heading}
        className={shade ? "wide shade-words" : "wide split-section"}
      >
        <div className={first.image ? undefined : "passage-alone"}>
          <Passage {...first} parts={alone} isLong={first.text.length > longFrom.alone} />
        </div>
      </Section>
    );
    return shade ? <div className="shade">{passage}</div> : passage;
  }
  const areThrees = items.length % 3 === 0;
  const isLong = items.some(({ text }) => text.length > longFrom.several);
  return (
    <div className={areThrees ? "wide passages passages-of-three" : "wide passages"}>
      {items.map((item) => (
        <Section key={item.heading} heading={item.heading} className="passage">
          <Passage {...item} parts={areThrees ? inThrees : inTwos} isLong={isLong} />
        </Section>
      ))}
    </div>
  );
}

function Passage({ text, image, parts, isLong }: Item & { parts: Parts; isLong: boolean }) {
  return (
    <>
      {image && (
        <div className="passage-picture">
          <Picture image={image} parts={parts} />
        </div>
      )}
      <Paragraph text={text} className={isLong ? "passage-text" : "passage-words"} />
    </>
  );
}
