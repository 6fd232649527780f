import * as z from "zod";
import { choicesOf, descriptionOf, unwrap } from "../../../src/check/read/findings/field.ts";

/** A schema's keys as a Markdown table, groups before what lies in them. */
export function fieldTable(schema: z.ZodType): string {
  const rows = rowsOf(schema, "").map(([name, what]) => `| ${name} | ${what} |\n`);
  return `${descriptionOf(schema) ?? ""}\n\n| key | what it is |\n|---|---|\n${rows.join("")}`;
}

function rowsOf(schema: z.ZodType, path: string): [name: string, what: string][] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return rowsOf(inner.element as z.ZodType, `${path}[]`);
  const shapes =
    inner instanceof z.ZodDiscriminatedUnion ? (inner.options as z.ZodObject[]) : [inner];
  const seen = new Set<string>();
  return shapes.flatMap((shape) => {
    if (!(shape instanceof z.ZodObject)) return [];
    return Object.entries(shape.shape as Record<string, z.ZodType>).flatMap(([key, field]) => {
      const name = path === "" ? key : `${path}.${key}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [row(name, field, inner, key), ...rowsOf(field, name)];
    });
  });
}

function row(name: string, field: z.ZodType, group: z.ZodType, key: string): [string, string] {
  const isOptional = field.safeParse(undefined).success;
  const isKind = group instanceof z.ZodDiscriminatedUnion && group.def.discriminator === key;
  // A kind's own description is that of one choice.
  const description = isKind ? "" : (descriptionOf(field) ?? "");
  const words = isKind ? kindsOf(group, key) : choicesOf(field);
  const choices = words.map((word) => `\`${word}\``).join(", ");
  const what = [description, choices && `One of ${choices}.`].filter(Boolean).join(" ");
  const shown = `\`${name}\``;
  return [isOptional ? `_${shown}_` : shown, what.replaceAll("|", "\\|")];
}

function kindsOf(group: z.ZodDiscriminatedUnion, key: string): string[] {
  return (group.options as z.ZodObject[]).flatMap(({ shape }) =>
    choicesOf(shape[key] as z.ZodType),
  );
}
