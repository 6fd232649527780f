import { expect, it } from "vitest";
import { fill, partsOf, slotsOf } from "./template.ts";

it.each([
  ["{page} – {company}", { page: "About", company: "A {page} & B" }, "About – A {page} & B"],
  // A slot without a value stays.
  ["Write to {email}.", {}, "Write to {email}."],
  // A value can end with a full stop.
  ["© {company}. All rights.", { company: "Firm Inc." }, "© Firm Inc. All rights."],
  ["© {company}. All rights.", { company: "Firm" }, "© Firm. All rights."],
])("the template %j is filled slot by slot", (template, values, text) => {
  expect(fill(template, values)).toBe(text);
});

it("templates give their slots in order, and are split at them", () => {
  expect(slotsOf("{page} – {company}")).toEqual(["page", "company"]);
  expect(partsOf("© {year} {company}.")).toEqual([
    { text: "© ", slot: "year" },
    { text: " ", slot: "company" },
    { text: "." },
  ]);
});
