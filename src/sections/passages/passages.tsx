import { Section } from "../../components/section.tsx";
import type { SectionKind, SectionOf } from "../schemas.ts";

/** Kinds of section that bring no room above them. */
const close: readonly (SectionKind | undefined)[] = ["action", "passages", undefined];

/**
 * A few short passages in large type, side by side where there is room.
 *
 * @param next Kind of the section below, if there is one.
 */
export function Passages({
  items,
  next,
}: SectionOf<"passages"> & { next?: SectionKind | undefined }) {
  const grid = items.length > 1 ? "wide passages" : "wide passage-alone";
  return (
    <div className={`${grid}${close.includes(next) ? " page-end" : ""}`}>
      {items.map(({ heading, text }) => (
        <Section key={heading} heading={heading} className="passage">
          <p>{text}</p>
        </Section>
      ))}
    </div>
  );
}
