import * as z from "zod";
import { slotsOf } from "../../../src/content/template.ts";

/**
 * A schema as JSON Schema, for editors: completion, and on hover what each field is for. Draft 7 is
 * the newest that every editor knows.
 */
export function jsonSchemaOf(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === "string") Object.assign(jsonSchema, wordsRule(jsonSchema));
    },
  });
}

/** Of a text, what its check holds and the conversion does not see. */
function wordsRule({ description = "", ...rest }: z.core.JSONSchema.BaseSchema): object {
  if (rest.enum || rest.const || rest.pattern || rest.format) return {};
  const slots = slotsOf(description);
  if (slots.length === 0) return { minLength: 1 };
  const wanted = slots.map((slot) => `(?=[\\s\\S]*\\{${slot}\\})`).join("");
  const others = `(?![\\s\\S]*\\{(?!(?:${slots.join("|")})\\})[a-z]+\\})`;
  return {
    pattern: `^${wanted}${others}`,
    // Known to the YAML and JSON language servers.
    patternErrorMessage: `Write each of ${slots.map((slot) => `{${slot}}`).join(", ")} and no other slot.`,
  };
}
