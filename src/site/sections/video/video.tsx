import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { fill } from "../../../words/template.ts";
import { addressOf } from "../../address-of.ts";
import { Icon } from "../../components/icon.tsx";
import { Picture } from "../../components/picture.tsx";
import { besideHeading, type Parts, whole } from "../../components/picture-sizes.ts";
import { Paragraph, Paragraphs } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import { fallbackWidth, pictureFile, type RenderedImage } from "../../data/rendition.ts";
import { useSite } from "../../data/site-context.ts";

const parts: Parts = { 0: whole, 64: besideHeading };

/** Width by height of most films. */
const ratio = 16 / 9;

/** A film next to its heading, with its transcript below, also without scripts. */
export function Video(section: SectionOf<"video">) {
  const { heading, intro, transcript, shown } = section;
  return (
    <Section heading={heading} className="wide split-section">
      <div className="video-section">
        <Paragraph text={intro} />
        {shown.link ? <Elsewhere {...section} /> : <Own {...section} />}
        <Paragraph text={shown.from} className="note" />
        {transcript && (
          <details className="question" suppressHydrationWarning>
            <summary>
              <h3>{shown.transcript}</h3>
            </summary>
            <div className="answer">
              <Paragraphs texts={transcript} />
            </div>
          </details>
        )}
      </div>
    </Section>
  );
}

/** A film of the firm's own, which the browser plays. It loads its still alone before. One to come has no more. */
function Own({ heading, file, image, shown: { play, track } }: SectionOf<"video">) {
  const { rendition } = image as RenderedImage;
  if (!file)
    return (
      <div className="video">
        <Picture image={image} parts={parts} frame={ratio} />
      </div>
    );
  const address = addressOf(`/files/${file}`);
  const poster = rendition
    ? addressOf(`/${pictureFile(rendition.stem, rendition.ending, fallbackWidth(rendition))}`)
    : undefined;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film in which somebody speaks has captions, as the check makes sure.
    <video
      className="video video-own"
      aria-label={heading}
      src={address}
      poster={poster}
      preload="none"
      controls
      playsInline
    >
      {track && (
        <track
          kind="captions"
          src={addressOf(`/files/${track.file}`)}
          srcLang={track.language}
          label={track.name}
        />
      )}
      <a href={address}>{play}</a>
    </video>
  );
}

/**
 * The still of a film elsewhere, with a link there. A press replaces them with a frame that loads the film
 * (`src/site/browser/show-film.ts`), and shows a sentence with its address. Without scripts the link leads to it.
 */
function Elsewhere(section: SectionOf<"video">) {
  const { instead } = section.shown;
  return (
    <>
      <Frame {...section} />
      {/* A wrapper, because Orca reads a paragraph twice that takes the focus itself. */}
      <div hidden tabIndex={-1} suppressHydrationWarning>
        <Paragraph text={instead} className="note" />
      </div>
    </>
  );
}

function Frame({ heading, image, shown: { play, link, embed } }: SectionOf<"video">) {
  const { labelled } = useSite().words.interface;
  return (
    <div className="video" suppressHydrationWarning>
      <Picture image={image} parts={parts} frame={ratio} />
      <a
        href={link}
        data-press={embed}
        aria-label={fill(labelled, { label: play, value: heading })}
        className="button button-solid video-press"
        suppressHydrationWarning
      >
        <Icon name="play" />
        {play}
      </a>
      <iframe
        title={heading}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation"
        // A service may play nothing for a site that it does not know.
        referrerPolicy="strict-origin-when-cross-origin"
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        className="video-frame"
        suppressHydrationWarning
      />
    </div>
  );
}
