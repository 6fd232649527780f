import { whenever, without } from "../editor-schema.ts";
import { fieldFacts } from "../facts.ts";
import { addFault } from "../faults.ts";
import { openingImage } from "../image.ts";
import { head, layout, refuseSameAnchor } from "../page-parts.ts";
import { list, paragraph, shape, text } from "../primitives.ts";
import { anySection, type OwnKinds } from "../section-kinds.ts";

const hero = { const: "hero" };
const none = { properties: { kind: { not: hero } } };

/** The JSON Schema of a page with sections of a given schema. */
const sectionsAre = (schema: object) => ({
  required: ["sections"],
  properties: { sections: { type: "array", minItems: 1, ...schema } },
});

/** Checks the main heading, which a hero has, and that a hero comes first. */
const mainHeading = [
  whenever(sectionsAre({ items: [{ properties: { kind: hero } }] }), without(["heading", "image"])),
  whenever(sectionsAre({ items: none }), { required: ["heading"] }),
  { properties: { sections: { items: [{}], additionalItems: none } } },
];

/**
 * A page of sections, in the order of the file.
 *
 * @param own The owner's kinds of section, which it can have too.
 */
export const sectionsPage = (own: OwnKinds = {}) =>
  shape({
    layout: layout("sections"),
    ...head,
    heading: text("Main heading, if the first section is not a hero.").optional(),
    intro: paragraph("Opening paragraph below it.").optional(),
    image: openingImage,
    sections: list(anySection(own), "The sections, from top to bottom."),
  })
    .superRefine(({ heading, image, sections }, context) => {
      refuseSameAnchor(sections, context);
      const heroes = sections.flatMap(({ kind }, index) => (kind === "hero" ? [index] : []));
      for (const index of heroes.filter((index) => index > 0))
        addFault(
          context,
          ["sections", index, "kind"],
          "Only the first section can be a hero, because it has the main heading of the page. Move it to the top, or make it another kind.",
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
    })
    .register(fieldFacts, { editorSchema: { allOf: mainHeading } })
    .describe("A page made of sections, in any order.");
