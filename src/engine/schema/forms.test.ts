import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { casesIn } from "../../testing/hold-cases.ts";
import { siteSchema } from "./site.ts";
import { email, formerName, href, webAddress } from "./values/address-fields.ts";
import { image } from "./values/image.ts";
import { svgName } from "./values/picture-name.ts";

const fields: Record<string, z.ZodType> = {
  email: email(),
  webAddress: webAddress(),
  href: href(),
  origin: siteSchema.shape.origin,
  contact: siteSchema.shape.security.unwrap().shape.contact,
  formerName: formerName(),
  picture: image("", "card").shape.file,
  svg: svgName(),
};

const cases = casesIn<Record<string, { mistakes: string[]; right: string[] }>>(
  import.meta.dirname,
  "forms.test.yaml",
);

describe.each(Object.entries(cases))("the form of %s", (name, { mistakes, right }) => {
  const isTaken = (text: string) => fields[name]?.safeParse(text).success;

  it.each(mistakes)("is not that of %j", (text) => expect(isTaken(text)).toBe(false));

  it.each(right)("is that of %j", (text) => expect(isTaken(text)).toBe(true));
});
