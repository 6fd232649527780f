import { addFault } from "../faults.ts";
import { nameOfField } from "../form-fields.ts";
import { openingImage } from "../image.ts";
import { isOwnOpening, offers, opening } from "../opening.ts";
import { head, layout, refuseSameAnchor } from "../page-parts.ts";
import { list, paragraph, shape, text } from "../primitives.ts";
import { anySection, type OwnKinds } from "../section-kinds.ts";

/**
 * A page of sections, in the order of the file.
 *
 * @param own The owner's kinds of section, which it can have too.
 */
export const sectionsPage = (own: OwnKinds = {}) =>
  shape({
    layout: layout("sections"),
    ...head,
    heading: text("main-heading").optional(),
    intro: paragraph("opening-paragraph-below").optional(),
    image: openingImage,
    opening,
    offers,
    sections: list(anySection(own), "sections"),
  })
    .superRefine(({ heading, image, opening, offers, sections }, context) => {
      refuseSameAnchor(sections, context);
      const heroes = sections.flatMap(({ kind }, index) => (kind === "hero" ? [index] : []));
      for (const index of heroes.filter((index) => index > 0))
        addFault(
          context,
          ["sections", index, "kind"],
          "Only the first section can be a hero, because it has the main heading of the page. Write `kind: action`, with `text` in place of `intro` and a link as `action`; or move it to the top, and delete the `heading` of the page.",
        );
      if (heroes.includes(0) && heading !== undefined)
        addFault(
          context,
          ["heading"],
          "The hero has the main heading of this page already. Delete this one, or the hero.",
        );
      if (heroes.includes(0) && image !== undefined)
        addFault(
          context,
          ["image"],
          "The hero opens this page. Move the photograph below its `kind: hero`.",
        );
      if (heroes.length === 0 && heading === undefined) addFault(context, ["heading"]);
      const [first] = sections;
      if (isOwnOpening(opening) && (image ?? (first?.kind === "hero" && first.image)))
        addFault(
          context,
          ["opening"],
          "The photograph opens this page. Delete this line, or the photograph.",
        );
      const bands = sections.flatMap((one, index) =>
        one.kind === "passages" && one.shade ? [{ index, ...one }] : [],
      );
      bands.forEach(({ index, items }, place) => {
        const path = ["sections", index, "shade"];
        if (place > 0)
          addFault(context, path, "A page has one band of shade. Delete this line, or the other.");
        else if (items.length > 1 || items[0]?.image)
          addFault(
            context,
            path,
            "A band of shade has one passage, without a picture. Delete this line, or the rest.",
          );
      });
      const forms = sections.flatMap((one, index) =>
        one.kind === "form" ? [{ index, ...one }] : [],
      );
      for (const { index } of forms.slice(1))
        addFault(
          context,
          ["sections", index, "kind"],
          "A page has one form. Move this one to another page, or delete it.",
        );
      const names = forms.flatMap(({ fields }) => fields.map(nameOfField));
      for (const [index, { id }] of sections.entries())
        if (id && names.includes(id))
          addFault(
            context,
            ["sections", index, "id"],
            `A field of the form on this page is called ${id}. Write another anchor.`,
          );
      if (offers !== undefined && opening !== "list")
        addFault(
          context,
          ["offers"],
          "Only the opening `list` names offers. Write `opening: list` above, or delete this line.",
        );
    })
    .describe("page-made-sections");
