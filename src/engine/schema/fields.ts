/** What the fields of an owner's kind of section are made of: `faircopy/fields` (docs/extend.md). */
export * as z from "zod";
export { table } from "./groups/table.ts";
export { anchor, email, href, link, page, source } from "./values/address-fields.ts";
export { image } from "./values/image.ts";
export {
  choice,
  icon,
  list,
  paragraph,
  passage,
  shape,
  template,
  term,
  text,
} from "./values/primitives.ts";
export { day } from "./values/times.ts";
