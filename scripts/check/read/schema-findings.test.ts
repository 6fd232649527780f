import { describe, expect, it } from "vitest";
import { image } from "../../../src/content/schema/image.ts";
import { logo } from "../../../src/content/schema/logo.ts";
import { sectionsPage } from "../../../src/content/schema/pages/sections.ts";
import { textPage } from "../../../src/content/schema/pages/text.ts";
import { list, paragraph, shape, text } from "../../../src/content/schema/primitives.ts";
import { productSchema } from "../../../src/content/schema/product.ts";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { table } from "../../../src/content/schema/table.ts";
import { growsInProportion } from "../testing/cpu-time.ts";
import { productText } from "../testing/example-texts.ts";
import { findingsIn, holdListed } from "../testing/hold-mistakes.ts";
import { readYaml } from "./read.ts";
import { checkShape } from "./schema-findings.ts";

const { contact, delivery, header } = siteSchema.shape;
const contactText = `email: a@example.org
phones: [{label: Sales, number: "+442079460000", display: "020"}]
address: [Lane]
place: {latitude: 1, longitude: 2}
`;
const group = () => shape({ heading: text("One."), text: text("Two.") });
const groups = shape({ first: group(), second: group(), heading: text("Three.").optional() });
const texts = shape({
  value: paragraph("A fact.").optional(),
  heading: text("A heading.").optional(),
});
const siteValues = siteSchema.pick({ sample: true, origin: true, titleTemplate: true });

describe("a mistake of shape is one finding at its place", () => {
  holdListed(new URL("shape-mistakes.txt", import.meta.url), {
    "Values of a product": [productText, productSchema],
    "Values of the group `contact`": [contactText, contact],
    "A group of several kinds": [contactText, contact.extend({ delivery })],
    "Values of the site": ["", siteValues.partial()],
    "Keys of a product": [productText, productSchema],
    "A file that is no product": ["", productSchema],
    "Keys of the group `contact`": [contactText, contact],
    "Keys beside the group `contact`": ["", shape({ contact: contact.partial() })],
    "Keys in a list": ["", header],
    "Keys of groups in braces": ["", texts],
    "Keys and values of the delivery": ["", delivery],
    "Groups of the same keys": ["", groups],
    "A group of which one key must be there": ["", shape({ links: header.shape.links })],
    "A section of which one key must be there": ["", textPage.shape.sections.element],
    "A section among the entries of another": [
      "",
      shape({ sections: sectionsPage().shape.sections }),
    ],
    "A table": ["", table("A table.")],
    "A text in place of a list": ["", texts],
    "A list of lists": ["", shape({ rows: list(list(text("A cell."), "A row."), "Rows.") })],
    "A picture": ["", shape({ image: image("A picture.", "card") })],
    "A logo": ["", shape({ logo: logo("The mark.") })],
  });
});

it("a form on this machine needs no secure way, and may have a trap", () => {
  const local = { method: "post", endpoint: "http://127.0.0.1:8080/f", fields: { _gotcha: "" } };
  expect(delivery.safeParse(local).success).toBe(true);
});

it("gives the data, with defaults, when all is well", () => {
  const given = { method: "emailjs", serviceId: "a", templateId: "b", publicKey: "c" };
  const { file } = readYaml({ file: "x.yaml", text: JSON.stringify(given) });
  if (file === undefined) throw new Error("The file could not be read.");
  expect(checkShape(delivery, file)).toEqual({
    data: { ...given, origin: "https://api.emailjs.com" },
    diagnostics: [],
    refused: [],
  });
});

it.each(["\t", ";", ", b", ', "b"'])("takes time in proportion to a row of many %j", (cell) => {
  const row = (count: number) => {
    const text = `columns: [a, b]\nrows:\n  - a${cell.repeat(count)} b\n`;
    expect(findingsIn(text, table("A table."))).toHaveLength(1);
  };
  expect(growsInProportion(row, 40_000)).toBe(true);
});

it("takes time in proportion to thousands of mistakes", () => {
  const mistakes = (count: number) => {
    const entries = "  - {txt: a, page: ~}\n".repeat(count);
    const text = `navigationLabel: a\nmenu: b\nlinks:\n${entries}`;
    expect(findingsIn(text, header)).toHaveLength(2 * count + 1);
  };
  expect(growsInProportion(mistakes, 4000)).toBe(true);
});
