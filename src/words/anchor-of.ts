import { lowerCase } from "./lower-case.ts";

/**
 * The anchor of a section: its `id`, or its heading in lower case with hyphens between the words. It keeps
 * letters of every script, as addresses do. A heading without any, such as a gap, has its number.
 *
 * @param index Index among the sections of its page.
 */
export function anchorOf({ id, heading }: Anchored, index: number): string {
  if (id !== undefined) return id;
  const words = lowerCase(heading.replace(/\]\{[\w-]+\}/g, ""))
    .normalize("NFC")
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join("-") ?? `section-${index + 1}`;
}

/** The sections of a page, each with its anchor as its `id`, so that anchors are the same in all languages. */
export function withAnchors<Section extends Anchored>(sections: readonly Section[]): Section[] {
  const anchors = sections.map(anchorOf);
  return sections.map((section, index) => {
    const id = anchors[index] as string;
    // A second section of the same anchor has none.
    return anchors.indexOf(id) === index ? { id, ...section } : section;
  });
}

interface Anchored {
  id?: string | undefined;
  heading: string;
}
