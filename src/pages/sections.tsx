import type { ComponentType } from "react";
import { OpeningArt } from "../components/opening-art.tsx";
import { PageOpening } from "../components/page-opening.tsx";
import type { Drawings } from "../content/artwork.ts";
import type { Pages } from "../content/schema/pages.ts";
import type { SectionKind, SectionOf } from "../content/schema/section-kinds.ts";

/** What a section that opens the page gets to know of its drawings. */
type OpeningDrawing = Pick<Drawings, "drawing" | "hasVersal">;

/** The component of each kind of section that a page has. */
export type SectionKinds = {
  [Kind in SectionKind]?: ComponentType<SectionOf<Kind> & OpeningDrawing>;
};

/**
 * Makes the component of a page of sections. It gets only the kinds that the page has, so that its chunk
 * contains no other.
 */
export function sectionsPage(kinds: SectionKinds) {
  return function Page({ content }: { content: Pages["sections"] & Drawings }) {
    const { heading, intro, image, sections, drawing, hasVersal } = content;
    const art = (image || drawing) && <OpeningArt image={image} drawing={drawing} />;
    return (
      <>
        {heading && <PageOpening heading={heading} intro={intro} art={art} hasVersal={hasVersal} />}
        {sections.map(({ kind, id, ...fields }, index) => {
          const Section = kinds[kind] as ComponentType<typeof fields & OpeningDrawing>;
          const section = (
            <Section
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the sections never changes.
              key={index}
              {...fields}
              {...(index === 0 && !heading && { drawing, hasVersal })}
            />
          );
          if (id === undefined) return section;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the sections never changes.
            <div key={index} id={id} tabIndex={-1}>
              {section}
            </div>
          );
        })}
      </>
    );
  };
}
