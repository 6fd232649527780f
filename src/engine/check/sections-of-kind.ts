import type { Pages } from "../schema/pages.ts";
import type { AnySection, SectionKind } from "../schema/section-kinds.ts";
import type { Readable } from "../shape/index.ts";
import type { ContentContext } from "./rule-context.ts";

type Of<Kind> = Readable<Extract<AnySection, { kind: Kind }>>;

/** The sections of a kind, on all pages, each with the language that its page says. */
export function sectionsOfKind<Kind extends SectionKind>(
  { everyPage }: Pick<ContentContext, "everyPage">,
  kind: Kind,
): { section: Of<Kind>; lang: string | undefined }[] {
  return everyPage.flatMap(({ layout, root }) => {
    const { sections = [], lang } = root as Readable<Pages["sections"]>;
    const own = layout === "sections" ? sections.filter((one) => one.kind === kind) : [];
    return own.map((section) => ({ section: section as Of<Kind>, lang: section.lang ?? lang }));
  });
}
