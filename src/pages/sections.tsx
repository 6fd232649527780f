import type { ComponentType } from "react";
import { PageOpening } from "../components/page-opening.tsx";
import type { Pages } from "../content/schema/pages.ts";
import type { SectionKind, SectionOf } from "../sections/schemas.ts";

/** What a section may ask of where it stands. */
interface SectionPlace {
  /** Kind of the section below, if there is one. */
  next?: SectionKind | undefined;
  /** Whether it is the first of its page, and so on the first screen. */
  isFirst?: boolean;
}

/** The component of each kind of section that a page has. */
export type SectionKinds = {
  [Kind in SectionKind]?: ComponentType<SectionOf<Kind> & SectionPlace>;
};

/**
 * Makes the component of a page of sections. It is given the kinds that the page has, so that it
 * carries no other.
 */
export function sectionsPage(kinds: SectionKinds) {
  return function Page({ content }: { content: Pages["sections"] }) {
    const { heading, intro, sections } = content;
    return (
      <>
        {heading && <PageOpening heading={heading} intro={intro} />}
        {sections.map(({ kind, id, ...fields }, index) => {
          const Section = kinds[kind] as ComponentType<typeof fields & SectionPlace>;
          const place = { next: sections[index + 1]?.kind, isFirst: index === 0 };
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the sections never changes.
          const section = <Section key={index} {...fields} {...place} />;
          return id === undefined ? (
            section
          ) : (
            <div key={id} id={id} tabIndex={-1}>
              {section}
            </div>
          );
        })}
      </>
    );
  };
}
