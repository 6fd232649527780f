import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { parseColour } from "../../design/colour.ts";
import { casesIn } from "../../testing/hold-cases.ts";
import { email, formerName, href, page, webAddress } from "./addresses.ts";
import { factsOf } from "./facts.ts";
import { image } from "./image.ts";
import { logo } from "./logo.ts";
import { siteSchema } from "./site.ts";

const { origin, theme, security } = siteSchema.shape;
const fields = {
  email: email(""),
  webAddress: webAddress(""),
  href: href(""),
  origin,
  contact: security.unwrap().shape.contact,
  page: page(""),
  formerName: formerName(""),
  colour: theme.shape.light.shape.paper,
  picture: image("", "card").shape.file,
  svg: logo("").shape.file.unwrap(),
} satisfies Record<string, z.ZodType>;
type Name = keyof typeof fields;

const cases = casesIn<Record<Name, { mistakes: string[]; right: string[] }>>(
  import.meta.dirname,
  "editor-schema.test.yaml",
);

describe.each(Object.keys(fields) as Name[])("the editor schema of %s", (name) => {
  const field: z.ZodType = fields[name];
  const { mistakes, right } = cases[name];
  const { pattern, patternErrorMessage } = factsOf(field).editorSchema ?? {};
  // Editors differ in whether they use the Unicode mode.
  const isForm = (text: string) => {
    const [plain, unicode] = ["", "u"].map((mode) => new RegExp(`${pattern}`, mode).test(text));
    expect(plain).toBe(unicode);
    return plain;
  };
  const isTaken = (text: string) =>
    field.safeParse(text).success && (name !== "colour" || parseColour(text) !== undefined);

  it.each(mistakes)("rejects %j, as the check does", (text) => {
    expect([isForm(text), name === "page" || isTaken(text)]).toEqual([false, name === "page"]);
    expect(patternErrorMessage).toMatch(/^Write .+\.$/);
  });

  it.each(right)("accepts %j, as the check does", (text) => {
    expect([isForm(text), isTaken(text)]).toEqual([true, true]);
  });
});
