import { Picture } from "../../components/picture.tsx";
import { fixed, type Parts, whole } from "../../components/picture-sizes.ts";
import { RichText } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import type { ShownImage } from "../../content/rendition.ts";
import type { SectionOf } from "../../content/schema/section-kinds.ts";

type Item = SectionOf<"gallery">["items"][number];

/** What photographs are cut to, so that those of a row have one height. `gallery.css` has the ratios too. */
const shapes = {
  tall: { ratio: 3 / 4, style: "photograph-tall" },
  square: { ratio: 1, style: "" },
  broad: { ratio: 3 / 2, style: "photograph-broad" },
};

/** Photographs with captions: by turns a large one with small ones next to it, and a row. */
export function Gallery({ heading, items }: SectionOf<"gallery">) {
  const groups = groupsOf(items).map((group, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the photographs never changes.
    <Group key={place} items={group} place={place} />
  ));
  if (heading === undefined) return <div className="gallery">{groups}</div>;
  return (
    <Section heading={heading} className="gallery">
      {groups}
    </Section>
  );
}

/** Groups of three, of which the last may have one to four. */
function groupsOf(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [];
  const size = items.length === 4 ? 4 : 3;
  return [items.slice(0, size), ...groupsOf(items.slice(size))];
}

/** @param props.place Number of the groups above it. */
function Group({ items, place }: { items: readonly Item[]; place: number }) {
  const count = items.length;
  const shown = items.map((item) => ({ ...item, ...shapeOf(item) }));
  const sum = shown.reduce((sum, { ratio }) => sum + ratio, 0);
  const isSpread = place % 2 === 0 && count > 2 && sum === count * shapes.broad.ratio;
  const isAtEnd = isSpread && place % 4 === 2;
  const largest = isAtEnd ? count - 1 : 0;
  const captionHeight = items.some(({ caption }) => caption) ? 2 : 0;
  const arranged = isSpread ? "photographs-spread" : "photographs-row";

  /** The parts of a photograph in a wide window. */
  function wideParts(ratio: number, isLargest: boolean): Parts {
    if (isSpread) {
      const share = (isLargest ? count - 1 : 1) / count;
      // The largest is as high as the others together, with their captions and gaps.
      const more = isLargest ? ratio * (count - 2) * (1.5 + captionHeight) : 0;
      return { 48: { share, less: 1.5 * share - more, margins: share } };
    }
    const share = ratio / sum;
    const row = { 48: { share, less: 1.5 * (count - 1) * share } };
    const isHighest = 1.125 * (40 * sum + 6.5);
    return sum > 1.75 ? row : { ...row, [isHighest]: fixed(40 * ratio) };
  }

  return (
    <div className={classes("photographs", arranged, isAtEnd && "photographs-at-end")}>
      {shown.map(({ image, caption, ratio, style }, index) => {
        const isLargest = index === largest;
        const isFull = count < 3 || (count === 3 && isLargest);
        const half = Math.max(1, ratio) / 2;
        const narrow = isFull ? whole : { share: half, less: half };
        const full = isFull && "photograph-full";
        const large = isSpread && isLargest && "photograph-largest";
        return (
          <figure
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the photographs never changes.
            key={index}
            className={classes("photograph", style, full, large)}
          >
            <div className="photograph-seen">
              <Picture
                image={image}
                parts={{ 0: narrow, ...wideParts(ratio, isLargest) }}
                frame={ratio}
              />
            </div>
            {caption && (
              <figcaption>
                <RichText text={caption} />
              </figcaption>
            )}
          </figure>
        );
      })}
    </div>
  );
}

const classes = (...names: (string | false)[]) => names.filter(Boolean).join(" ");

function shapeOf({ image }: Item) {
  const { width, height } = (image as ShownImage).rendition;
  if (width > 1.2 * height) return shapes.broad;
  return height > 1.15 * width ? shapes.tall : shapes.square;
}
