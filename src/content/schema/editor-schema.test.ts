import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { parseColour } from "../../design/colour.ts";
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

const mistakes: Record<keyof typeof fields, readonly string[]> = {
  email: [
    ...["nobody", "a@b", "mailto:a@b.example", "a..b@c.example", ".a@b.example", "a.@b.example"],
    ...["“a@b.example”", "a@b.example.", "a@-b.example", "a b@c.example", "<a@b.example>"],
  ],
  webAddress: ["www.a.example", "HTTPS://a.example", "https:// a.example", "https://u:p@a.example"],
  href: [
    ...["about", "www.a.example", "javascript:alert(1)", "//a.example", "tel:+44 20", "mailto:"],
    "/a b",
  ],
  origin: ["http://a.example", "https://a.example/", "https://a.example/b", "a.example"],
  contact: ["/contact", "#contact", "http://a.example", "a@b.example"],
  page: ["/about", "about.yaml", " ", "pages/about"],
  formerName: ["?p=12", "about?p=12", "/", "assets", "files/a"],
  colour: ["#12", "#12345", "#ggg", "oklch(38%", "dark blue", "38%"],
  picture: ["till", "till.gif", "pictures/till.jpg", "till.jpg "],
  svg: ["logo", "logo.png", "pictures/logo.svg"],
};

const right: Record<keyof typeof fields, readonly string[]> = {
  email: [
    ...[
      "a@b.example",
      "A@B.EXAMPLE",
      "a.b+c_d'e-f@g-h.i.example",
      "josé@müller.example",
      "नाम@उदाहरण.भारत",
    ],
    ...["𞤀𞤣@𞤀𞤣.example", "a@b.xn--p1ai"],
  ],
  webAddress: ["https://a.example", "http://a.example:8080/b@c?d#e", "https://münchen.example/ü"],
  href: [
    ...["https://a.example/b@c", "/", "/about#team", "/हमारे", "#top", "tel:+442079460000"],
    ...["tel:*2700", "tel:112", "tel:+18003569377;ext=12"],
    ...["mailto:a@b.example", "mailto:a@b.example,c@d.example?subject=Hello%20you"],
  ],
  origin: ["https://a.example", "https://a-b.example:8443", "https://xn--mller-kva.example"],
  contact: ["https://a.example/report", "mailto:a@b.example"],
  page: ["about", "über-uns", "हमारे-बारे-में"],
  formerName: ["about-us", "über-uns", "/services/printing.php", "About_Us", "about us"],
  colour: [
    ...["#123", "#abcdef", "navy", "Navy", "oklch(38% 0.085 160)", "rgb(1 2 3)", "rgb(1,2,3)"],
    ...["color(display-p3 0.1 0.2 0.3)", "hsl(120deg 10% 10%)"],
  ],
  picture: ["till.jpg", "a till.jpeg", "काउंटर.webp"],
  svg: ["logo.svg", "our logo.svg"],
};

describe.each(Object.keys(fields) as (keyof typeof fields)[])("the editor schema of %s", (name) => {
  const field: z.ZodType = fields[name];
  const { pattern, patternErrorMessage } = factsOf(field).editorSchema ?? {};
  // Editors differ in whether they use the Unicode mode.
  const isForm = (text: string) => {
    const [plain, unicode] = ["", "u"].map((mode) => new RegExp(`${pattern}`, mode).test(text));
    expect(plain).toBe(unicode);
    return plain;
  };
  const isTaken = (text: string) =>
    field.safeParse(text).success && (name !== "colour" || parseColour(text) !== undefined);

  it.each(mistakes[name])("rejects %j, as the check does", (text) => {
    expect([isForm(text), name === "page" || isTaken(text)]).toEqual([false, name === "page"]);
    expect(patternErrorMessage).toMatch(/^Write .+\.$/);
  });

  it.each(right[name])("accepts %j, as the check does", (text) => {
    expect([isForm(text), isTaken(text)]).toEqual([true, true]);
  });
});
