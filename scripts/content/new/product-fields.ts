import * as z from "zod";
import { type ProductFields, productSchema } from "../../../src/content/schema/product.ts";
import { kebabCase } from "../../../src/design/kebab-case.ts";
import { type Field, lineSchema } from "../prompts.ts";
import { titleOf } from "./page-fields.ts";

type Key = keyof ProductFields;

const shape: Record<string, z.ZodType> = productSchema.shape;
const linkSchema = productSchema.shape.link.unwrap();

/** Fields that are not asked for: a picture comes later, and only the check reads the others. */
const notAsked: readonly string[] = ["image", "reviewed"] satisfies Key[];

/**
 * The fields to ask for a new product, in the order of its schema, whose descriptions are the questions.
 *
 * @param slug the name of its file, from which the fallback for its name is made.
 * @param place the fallback for its `order`.
 */
export function productFields(slug = "", place = 0): Field[] {
  const planned: Partial<Field> = { isAsked: ({ status }) => status === "planned" };
  const available: Partial<Field> = { isAsked: ({ status }) => status === "available" };
  const more: Partial<Record<string, Partial<Field>>> = {
    name: { fallback: titleOf(slug) },
    icon: { schema: productSchema.shape.icon.unwrap() },
    badgeVariant: { isAsked: ({ badge }) => badge !== undefined },
    status: { fallback: "planned" },
    eta: { ...planned, schema: productSchema.shape.eta.unwrap() },
    progress: { ...planned, fallback: 0 },
    waitlist: { ...planned, fallback: "closed" },
    price: available,
    link: {
      ...available,
      question: "Where to buy or visit it: the words of the link, a colon and its address.",
      schema: linkLine.optional(),
    },
    order: { fallback: place },
  } satisfies Partial<Record<Key, Partial<Field>>>;
  return Object.entries(shape)
    .filter(([key]) => !notAsked.includes(key))
    .map(([key, schema]) => {
      // The option of a list gives one entry: `--bullet`.
      const flag = `--${kebabCase(schema instanceof z.ZodArray ? key.replace(/s$/, "") : key)}`;
      return { key, flag, schema, ...more[key] };
    });
}

/** A link on one line: its words, a colon and its address. */
const linkLine = lineSchema("Write words, a colon and an address.", (line) => {
  const link = linkOf(line);
  return link
    ? linkSchema.safeParse(link)
    : "Write words, a colon and an address, such as Buy: https://shop.example/.";
});

/** Parses a line with a link; undefined if words or address are missing. */
export function linkOf(line: string): { text: string; href: string } | undefined {
  const [, text, href] = /^(.*\S)\s*:\s+(\S+)$/.exec(line.trim()) ?? [];
  return text === undefined || href === undefined ? undefined : { text, href };
}
