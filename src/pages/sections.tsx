import type { ComponentType } from "react";
import { PageOpening } from "../components/page-opening.tsx";
import type { Pages } from "../content/schema/pages.ts";
import type { SectionKind, SectionOf } from "../sections/schemas.ts";

/** The component of each kind of section that a page has; it may ask what follows. */
export type SectionKinds = {
  [Kind in SectionKind]?: ComponentType<SectionOf<Kind> & { next?: SectionKind | undefined }>;
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
          const Section = kinds[kind] as ComponentType<
            typeof fields & { next: SectionKind | undefined }
          >;
          const next = sections[index + 1]?.kind;
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the sections never changes.
          const section = <Section key={index} {...fields} next={next} />;
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
