import * as z from "zod";
import { shapeOf, unwrap } from "../../check/read/findings/field.ts";
import type { ShownImage } from "../../content/rendition.ts";
import { type Image, placeOf } from "../../content/schema/image.ts";
import type { Renditions } from "./renditions.ts";

/** A value of the content in which each picture knows its files; without renditions it has no pictures. */
export function withRenditions<Value>(
  schema: z.ZodType,
  value: Value,
  renditions: Pick<Renditions, "of"> | undefined,
): Value {
  return visit(schema, value) as Value;

  function visit(field: z.ZodType, inner: unknown): unknown {
    if (typeof inner !== "object" || inner === null) return inner;
    if (Array.isArray(inner)) {
      const list = unwrap(field);
      if (!(list instanceof z.ZodArray)) return inner;
      return inner.map((entry) => visit(list.element as z.ZodType, entry));
    }
    const shape = shapeOf(field, inner);
    const file = shape["file"];
    const place = file && placeOf(file);
    if (place) {
      if (renditions === undefined) return undefined;
      const image = inner as Image;
      return { ...image, rendition: renditions.of(image.file, place) } satisfies ShownImage;
    }
    // Some keys are added to what the schema knows, such as written days.
    return Object.fromEntries(
      Object.entries(inner).map(([key, entry]) => [
        key,
        shape[key] ? visit(shape[key], entry) : entry,
      ]),
    );
  }
}
