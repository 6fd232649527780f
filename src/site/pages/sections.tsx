import type { ComponentType } from "react";
import type { RenderedOpening } from "../../engine/schema/groups/opening.ts";
import type { Pages } from "../../engine/schema/pages.ts";
import type { AnySection, SectionKind, SectionOf } from "../../engine/schema/section-kinds.ts";
import {
  type OpeningProps,
  type OpeningSide,
  PageOpening,
} from "../components/page/page-opening.tsx";
import type { Drawings } from "../data/artwork.ts";

/** The component of each kind of section that a page has. */
type SectionKinds = {
  [Kind in SectionKind]?: ComponentType<SectionOf<Kind> & OpeningSide>;
} & { [Kind in RenderedOpening["kind"] as `opening-${Kind}`]?: ComponentType<OpeningProps> };

/** A section, with the direction of its own language. */
type RenderedSection = AnySection & { dir?: "ltr" | "rtl" };

type RenderedContent = Omit<Pages["sections"], "opening"> &
  Drawings & { opening?: RenderedOpening };

/**
 * Makes the component of a page of sections. It gets only the kinds that the page has, so that its chunk
 * contains no other.
 */
export function sectionsPage(kinds: SectionKinds) {
  return function Page({ content }: { content: RenderedContent }) {
    const { heading, intro, image, sections, drawing, versal, opening } = content;
    const side = {
      drawing,
      versal,
      ...(opening && { opening, As: kinds[`opening-${opening.kind}`] }),
    };
    return (
      <>
        {heading && <PageOpening heading={heading} intro={intro} image={image} {...side} />}
        {sections.map(({ kind, id, lang, dir, ...fields }: RenderedSection, index) => {
          const Section = kinds[kind] as ComponentType<typeof fields & OpeningSide>;
          const section = (
            <Section
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the sections never changes.
              key={index}
              {...fields}
              {...(index === 0 && !heading && side)}
            />
          );
          if (id === undefined && lang === undefined) return section;
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the sections never changes.
              key={index}
              {...{ id, lang, dir }}
              tabIndex={id === undefined ? undefined : -1}
            >
              {section}
            </div>
          );
        })}
      </>
    );
  };
}
