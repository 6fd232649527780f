import type { ReactNode } from "react";
import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { fill } from "../../../words/template.ts";
import { addressOf } from "../../address-of.ts";
import { Picture } from "../../components/picture.tsx";
import { fixedWidth, type Parts, whole } from "../../components/picture-sizes.ts";
import { RichText } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import { pictureFile, type RenderedImage } from "../../data/rendition.ts";
import { useSite } from "../../data/site-context.ts";
import { mostRem } from "../../design/page-width.ts";

/** Known as the page is bundled, so that a site without carries nothing for it. */
const canEnlarge: boolean = import.meta.env.HAS_ENLARGING;

type Items = SectionOf<"gallery">["items"];

/** What photographs are cut to, so that those of a row have one height. The styles have the ratios too. */
const tall = { ratio: 3 / 4, style: "photograph photograph-tall" };
const square = { ratio: 1, style: "photograph" };
const broad = { ratio: 3 / 2, style: "photograph photograph-broad" };

/** Pixels of a photograph that may be large, as in `picturePlaces`. */
const finest = 1000;

/** Photographs with captions: by turns a large one with small ones next to it, and a row. */
export function Gallery(gallery: SectionOf<"gallery">) {
  const { heading, items, enlarged } = gallery;
  const inside = (
    <>
      {groupsOf(items).map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the photographs never changes.
        <Group key={place} items={group} place={place} gallery={gallery} />
      ))}
      {canEnlarge && enlarged && <Enlarged gallery={gallery} words={enlarged} />}
    </>
  );
  if (heading === undefined) return <div className="gallery">{inside}</div>;
  return (
    <Section heading={heading} className="gallery">
      {inside}
    </Section>
  );
}

type Gallery = SectionOf<"gallery">;

/** A link to a photograph in the largest form that the page has, where its gallery enlarges. */
function EnlargeLink({ image, at, gallery, children }: EnlargeLinkProps) {
  const { enlarged: { open = "" } = {}, positions = [] } = gallery;
  const { aside } = useSite().words.interface;
  // A photograph that has words needs a note, any other a name.
  const name = image.alt ? fill(aside, { text: "", note: open }) : open;
  return (
    <a href={largeFile(image)} data-press={positions[at]} className="enlarge">
      {children}
      <span className="visually-hidden">{name}</span>
    </a>
  );
}

interface EnlargeLinkProps {
  image: Items[number]["image"];
  /** Index among all. */
  at: number;
  gallery: Gallery;
  children: ReactNode;
}

function largeFile(image: Items[number]["image"]): string {
  const { stem, widths } = (image as RenderedImage).rendition;
  const width = widths.at(-1);
  return addressOf(`/${pictureFile(stem, width === undefined ? "svg" : "webp", width)}`);
}

/** The dialog in which photographs are seen large. A script fills and opens it (`src/site/browser/enlarge.ts`). */
function Enlarged({ gallery: { items }, words }: EnlargedProps) {
  const [{ image }] = items as [Items[number]];
  const turns =
    items.length > 1 ? [["-1", words.previous] as const, ["1", words.next] as const] : [];
  return (
    <dialog className="enlarged" aria-label={words.label} suppressHydrationWarning>
      <figure>
        <img
          alt=""
          loading="lazy"
          decoding="async"
          suppressHydrationWarning
          src={largeFile(image)}
        />
        <figcaption className="photograph-caption" suppressHydrationWarning />
      </figure>
      <p role="status">
        <span suppressHydrationWarning />
        {/* Otherwise screen readers would read the place alone. */}
        <span className="visually-hidden" suppressHydrationWarning />
      </p>
      <p className="enlarged-buttons">
        {[...turns, ["0", words.close] as const].map(([step, text]) => (
          <button key={step} type="button" data-step={step} className="button button-outline">
            {text}
          </button>
        ))}
      </p>
    </dialog>
  );
}

interface EnlargedProps {
  gallery: Gallery;
  words: NonNullable<Gallery["enlarged"]>;
}

/** Groups of three; the last may have one to four. */
function groupsOf(items: Items): Items[] {
  if (items.length === 0) return [];
  const size = items.length === 4 ? 4 : 3;
  return [items.slice(0, size), ...groupsOf(items.slice(size))];
}

/** @param props.place Number of the groups above it. */
function Group({ items, place, gallery }: { items: Items; place: number; gallery: Gallery }) {
  const count = items.length;
  const shapes = items.map(shapeOf);
  const sum = shapes.reduce((sum, { ratio }) => sum + ratio, 0);
  const last = count - 1;
  const large = place % 4 === 2 && count > 2 ? last : 0;
  const isFine = renditionOf(items[large] as Items[number]).width >= finest;
  const isSpread =
    place % 2 === 0 && count > 2 && isFine && shapes.every((shape) => shape === broad);
  // One alone is wide too.
  const most = count === 1 && !isFine ? 26 : 40;
  const side = large === 0 ? "photographs-start" : "photographs-end";
  const photographs = items.map(({ image, caption }, index) => {
    const { ratio, style } = shapes[index] ?? broad;
    const isLarge = index === (isSpread ? large : 0);
    const isWhole = count < 3 || (count === 3 && isLarge);
    const half = Math.max(1, ratio) / 2;
    const share = isSpread ? (isLarge ? last : 1) / count : ratio / sum;
    const gaps = 1.5 * (isSpread ? 1 : last) * share;
    // In a spread it is as high as the others together, with their captions and gaps.
    const more = isSpread && isLarge ? ratio * (last - 1) * (caption ? 3.5 : 1.5) : 0;
    const parts: Parts = {
      0: isWhole ? whole : { share: half, less: half },
      48: { share, less: gaps - more, margins: isSpread ? share : 0 },
      // A row of one or two is not as wide as the page.
      ...(sum < 1.75 && { [mostRem * (most * sum + 6.5)]: fixedWidth(most * ratio) }),
    };
    const inSpread = isLarge ? "photograph-large" : "photograph-small";
    const narrow = isWhole ? "photograph-whole" : "photograph-half";
    return (
      <figure
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the photographs never changes.
        key={index}
        className={classes(style, narrow, isSpread && inSpread)}
      >
        <div>
          {canEnlarge && gallery.enlarged ? (
            <EnlargeLink image={image} at={3 * place + index} gallery={gallery}>
              <Picture image={image} parts={parts} frame={ratio} />
            </EnlargeLink>
          ) : (
            <Picture image={image} parts={parts} frame={ratio} />
          )}
        </div>
        {caption && (
          <figcaption className="photograph-caption">
            <RichText text={caption} />
          </figcaption>
        )}
      </figure>
    );
  });
  const arranged = isSpread ? "photographs-spread" : "photographs-row";
  const inFour = count === 4 && "photographs-of-four";
  const small = most < 40 && "photographs-small";
  return (
    <div className={classes("photographs", arranged, isSpread && side, inFour, small)}>
      {photographs}
    </div>
  );
}

const classes = (...names: (string | false)[]) => names.filter(Boolean).join(" ");

const renditionOf = ({ image }: Items[number]) => (image as RenderedImage).rendition;

function shapeOf(item: Items[number]) {
  const { width, height } = renditionOf(item);
  if (width > 1.2 * height) return broad;
  return height > 1.15 * width ? tall : square;
}
