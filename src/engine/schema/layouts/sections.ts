import { faultText } from "../../../words/fault.ts";
import { nameOfField } from "../groups/form-fields.ts";
import { isOwnOpening, offers, opening } from "../groups/opening.ts";
import { head, layout, refuseSameAnchor } from "../groups/page-parts.ts";
import { anySection, type OwnKinds } from "../section-kinds.ts";
import { addFault } from "../values/add-fault.ts";
import { openingImage } from "../values/image.ts";
import { list, paragraph, shape, text } from "../values/primitives.ts";

/**
 * A page of sections, in the order of the file.
 *
 * @param own The owner's kinds of section, which it can have too.
 */
export const sectionsSchema = (own: OwnKinds = {}) =>
  shape({
    layout: layout("sections"),
    ...head,
    heading: text().optional(),
    intro: paragraph().optional(),
    image: openingImage,
    opening,
    offers,
    sections: list(anySection(own)),
  }).superRefine(({ heading, image, opening, offers, sections }, context) => {
    refuseSameAnchor(sections, context);
    const heroes = sections.flatMap(({ kind }, index) => (kind === "hero" ? [index] : []));
    for (const index of heroes.filter((index) => index > 0))
      addFault(context, ["sections", index, "kind"], faultText("sections.hero-below"));
    if (heroes.includes(0) && heading !== undefined)
      addFault(context, ["heading"], faultText("sections.hero-and-heading"));
    if (heroes.includes(0) && image !== undefined)
      addFault(context, ["image"], faultText("sections.hero-and-photograph"));
    if (heroes.length === 0 && heading === undefined) addFault(context, ["heading"]);
    const [first] = sections;
    if (isOwnOpening(opening) && (image ?? (first?.kind === "hero" && first.image)))
      addFault(context, ["opening"], faultText("sections.photograph-opens"));
    const bands = sections.flatMap((one, index) =>
      one.kind === "passages" && one.shade ? [{ index, ...one }] : [],
    );
    bands.forEach(({ index, items }, place) => {
      const path = ["sections", index, "shade"];
      if (place > 0) addFault(context, path, faultText("sections.second-shade"));
      else if (items.length > 1 || items[0]?.image)
        addFault(context, path, faultText("sections.shade-of-several"));
    });
    const forms = sections.flatMap((one, index) =>
      one.kind === "form" ? [{ index, ...one }] : [],
    );
    for (const { index } of forms.slice(1))
      addFault(context, ["sections", index, "kind"], faultText("sections.second-form"));
    const names = forms.flatMap(({ fields }) => fields.map(nameOfField));
    for (const [index, { id }] of sections.entries())
      if (id && names.includes(id))
        addFault(context, ["sections", index, "id"], faultText("sections.field-is-anchor", { id }));
    if (offers !== undefined && opening !== "list")
      addFault(context, ["offers"], faultText("sections.offers-without-list"));
  });
