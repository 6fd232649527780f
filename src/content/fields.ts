/** What the fields of an owner's kind of section are made of: `faircopy/fields` (docs/extend.md). */
export * as z from "zod";
export { anchor, email, href, link, page, source } from "./address-fields.ts";
export { image } from "./image.ts";
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
} from "./primitives.ts";
export { table } from "./table.ts";
export { day } from "./times.ts";
