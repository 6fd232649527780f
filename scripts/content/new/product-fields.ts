import * as z from "zod";
import { type ProductFields, productSchema } from "../../../src/content/schema/product.ts";
import { kebabCase } from "../../../src/design/kebab-case.ts";
import { type Field, lineSchema } from "../prompts.ts";
import { titleOf } from "./page-fields.ts";

type Key = keyof ProductFields;

const shape: Record<string, z.ZodType> = productSchema.shape;
const linkSchema = productSchema.shape.link.unwrap();

/** Fields that nobody is asked for: a picture comes later, the others only the check reads. */
const notAsked: readonly string[] = ["image", "source", "reviewed"] satisfies Key[];

/**
 * What to ask for a new product, in the order of its schema, which gives the words of each question.
 *
 * @param slug the name of its file, from which its name is guessed.
 * @param place the place among the cards that comes after all others.
 */
export function productFields(slug = "", place = 0): Field[] {
  const planned: Partial<Field> = { isAsked: ({ status }) => status === "planned" };
  const available: Partial<Field> = { isAsked: ({ status }) => status === "available" };
  const more: Partial<Record<string, Partial<Field>>> = {
    name: { fallback: titleOf(slug) },
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
      // Each flag gives one line of a list: `--bullet`.
      const flag = `--${kebabCase(schema instanceof z.ZodArray ? key.replace(/s$/, "") : key)}`;
      return { key, flag, schema, ...more[key] };
    });
}

/** A link on one line: its words, a colon, its address. */
const linkLine = lineSchema("Write words, a colon and an address.", (line) => {
  const link = linkOf(line);
  return link
    ? linkSchema.safeParse(link)
    : "Write words, a colon and an address, such as Buy: https://shop.example/.";
});

/** Reads a line of a link; none where it has no colon, or nothing on one side of it. */
export function linkOf(line: string): { text: string; href: string } | undefined {
  const [, text, href] = /^(.*\S)\s*:\s+(\S+)$/.exec(line.trim()) ?? [];
  return text === undefined || href === undefined ? undefined : { text, href };
}
