import * as z from "zod";
import { faultText } from "../../../words/fault.ts";
import { addFault } from "../values/add-fault.ts";
import { formerName } from "../values/address-fields.ts";
import {
  fromPack,
  list,
  paragraph,
  partLanguage,
  text,
  usualText,
  yesOrNo,
} from "../values/primitives.ts";
import { day, reviewed } from "../values/times.ts";

/** The title of a page with the same purpose on every site. */
export const headTitle = usualText();

/** The layout of a page. A file named after a particular layout does not need it. */
export function layout<Name extends string>(name: Name) {
  return z.literal(name).optional();
}

export const head = {
  title: text(),
  description: text(),
  updated: day().optional(),
  reviewed: reviewed.optional(),
  lang: partLanguage(),
  noindex: yesOrNo().optional(),
  formerly: list(formerName()).optional(),
};

export const sectionHeading = text();
export const generalHeading = usualText();
export const generalParagraphs = fromPack(list(paragraph()), {
  when: true,
});

/** Title and description of a page with the same purpose on every site. */
export const generalHead = { ...head, title: headTitle, description: usualText() };

/** Rejects a section with the same anchor as another on the page. */
export function refuseSameAnchor(
  sections: readonly { id?: string | undefined }[],
  context: z.RefinementCtx,
): void {
  const ids = sections.map(({ id }) => id);
  for (const [index, id] of ids.entries())
    if (id !== undefined && ids.indexOf(id) < index)
      addFault(context, ["sections", index, "id"], faultText("addresses.anchor-doubled", { id }));
}
