import * as z from "zod";
import { anchor } from "../content/schema/addresses.ts";
import { shape } from "../content/schema/primitives.ts";
import { action } from "./action/schema.ts";
import { features } from "./features/schema.ts";
import { figures } from "./figures/schema.ts";
import { hero } from "./hero/schema.ts";
import { passages } from "./passages/schema.ts";
import { people } from "./people/schema.ts";
import { picture } from "./picture/schema.ts";
import { prices } from "./prices/schema.ts";
import { products } from "./products/schema.ts";
import { questions } from "./questions/schema.ts";
import { quotes } from "./quotes/schema.ts";
import { values } from "./values/schema.ts";

/** Each kind of section, with its fields. Its component is `src/sections/<kind>/<kind>.tsx`. */
export const sectionKinds = {
  hero,
  features,
  values,
  passages,
  picture,
  products,
  figures,
  quotes,
  questions,
  people,
  prices,
  action,
};
export type SectionKind = keyof typeof sectionKinds;

/** What a section of a kind says. */
export type SectionOf<Kind extends SectionKind> = z.infer<(typeof sectionKinds)[Kind]>;

/** A section of any kind. */
export type AnySection = {
  [Kind in SectionKind]: { kind: Kind; id?: string } & SectionOf<Kind>;
}[SectionKind];

const members = Object.entries(sectionKinds).map(([kind, fields]) =>
  shape({
    kind: z.literal(kind).describe(fields.description ?? ""),
    id: anchor("Anchor of the section, so that links can lead to it.").optional(),
    ...fields.shape,
  }).describe(fields.description ?? ""),
);

/** A section of a page, by its kind. */
export const section = z
  .discriminatedUnion("kind", members as unknown as [(typeof members)[number]])
  .describe("A section, by its kind.") as unknown as z.ZodType<AnySection>;
