import type { ComponentType } from "react";
import { PageOpening } from "../components/page-opening.tsx";
import type { Pages } from "../content/schema/pages.ts";
import type { SectionKind, SectionOf } from "../sections/schemas.ts";

/** What a section may ask of where it stands. */
interface SectionPlace {
  /** Whether it is the first of its page, and so on the first screen. */
  isFirst?: boolean;
}

/** Kinds of section that bring their own room below them. */
const roomy: readonly SectionKind[] = ["hero", "action"];
/** Kinds of section that bring no room above them, as the footer does not. */
const close: readonly (SectionKind | undefined)[] = ["action", "passages", undefined];

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
          const isEnd = !roomy.includes(kind) && close.includes(sections[index + 1]?.kind);
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the sections never changes.
          const section = <Section key={index} {...fields} isFirst={index === 0} />;
          if (id === undefined && !isEnd) return section;
          const end = isEnd ? "page-end" : undefined;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the sections never changes.
            <div key={index} id={id} tabIndex={id === undefined ? undefined : -1} className={end}>
              {section}
            </div>
          );
        })}
      </>
    );
  };
}
