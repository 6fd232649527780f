import type { ShownField } from "../../../engine/schema/groups/shown-fields.ts";

/** The fields of every form, whose errors are called what they say. */
export const threeFields: readonly [ShownField, ShownField, ShownField] = [
  { name: "name", kind: "name", label: "Name", missing: "nameMissing" },
  {
    ...{ name: "email", kind: "email", label: "E-mail" },
    ...{ missing: "emailMissing", invalid: "emailInvalid" },
  },
  { name: "message", kind: "message", label: "Message", missing: "messageMissing" },
];
