import type { RenderedField } from "../../../engine/schema/groups/rendered-fields.ts";

/** The fields of every form, whose errors are called what they say. */
export const threeFields: readonly [RenderedField, RenderedField, RenderedField] = [
  { name: "name", kind: "name", label: "Name", missing: "nameMissing" },
  {
    ...{ name: "email", kind: "email", label: "E-mail" },
    ...{ missing: "emailMissing", invalid: "emailInvalid" },
  },
  { name: "message", kind: "message", label: "Message", missing: "messageMissing" },
];
