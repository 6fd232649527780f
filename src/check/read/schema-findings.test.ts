import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { shape, text } from "../../content/schema/primitives.ts";
import { productSchema } from "../../content/schema/product.ts";
import { siteSchema } from "../../content/schema/site.ts";
import { cpuTime } from "../testing/cpu-time.ts";
import { contactText, productText, productWith } from "../testing/example-texts.ts";
import { findingsIn, holdMistakes, wordsOf } from "../testing/hold-mistakes.ts";
import { readYaml } from "./read.ts";
import { checkShape } from "./schema-findings.ts";

const { contact, delivery, header } = siteSchema.shape;
const group = () => shape({ heading: text("One."), text: text("Two.") });
const siteValues = siteSchema.pick({ sample: true, origin: true, titleTemplate: true });

/** A sound text, which may lack all, and its schema, for each part of the mistakes. */
const parts: Record<string, [sound: string, schema: z.ZodType]> = {
  "Values of a product": [productText, productSchema],
  "Values of the group `contact`": [contactText, contact],
  "A group of several kinds": [contactText, contact.extend({ delivery })],
  "Values of the site": ["", siteValues.partial()],
  "Keys of a product": [productText, productSchema],
  "Keys of the group `contact`": [contactText, contact],
  "Keys beside the group `contact`": ["", shape({ contact: contact.partial() })],
  "Keys in a list": ["", header],
  "Keys and values of the delivery": ["", delivery],
  "Groups of the same keys": [
    "",
    shape({ first: group(), second: group(), heading: text("Three.").optional() }),
  ],
};

describe("a mistake of shape is one finding at its place", () => {
  const [, ...kinds] = readFileSync(join(import.meta.dirname, "shape-mistakes.txt"), "utf8")
    .trimEnd()
    .split("\n## ");
  it("is told of each part", () => expect(kinds).toHaveLength(Object.keys(parts).length));

  describe.each(kinds.map((kind) => kind.trimEnd().split("\n")))("%s", (title, ...rows) => {
    const [sound, schema] = parts[title] as (typeof parts)[string];
    const mistakes = rows.map((row) => {
      const [passage = "", instead = "", words = ""] = row.split(" | ").map(unescaped);
      return passage === "+"
        ? [`${sound}${instead}\n`, words]
        : [sound.replace(passage, () => instead), words];
    });
    holdMistakes(Object.fromEntries(mistakes), schema);
  });
});

function unescaped(words: string): string {
  return words.replaceAll(/\\(?:\\|n|u[0-9A-F]{4})/g, (sign) => JSON.parse(`"${sign}"`));
}

it("a form on this machine needs no secure way, and may have a trap", () => {
  const local = { method: "post", endpoint: "http://127.0.0.1:8080/f", fields: { _gotcha: "" } };
  expect(delivery.safeParse(local).success).toBe(true);
});

it("finds several mistakes in one run", () => {
  const text = productWith("icon: book", "icn: bok")
    .replace("65", "true")
    .replace("closed", "shut");
  expect(findingsIn(text, productSchema).map(({ message }) => message)).toEqual([
    "Unknown key `icn`.",
    "`progress` is true, not a number.",
    '`waitlist` cannot be "shut".',
  ]);
});

it.each([
  ["- a\n", "The file is a list, not a group of keys."],
  ["words\n", 'The file is the text "words", not a group of keys.'],
  ["~\n", "The file is empty."],
])("takes %j for no group of keys", (text, message) => {
  const found = findingsIn(text, productSchema);
  expect(found.map(wordsOf)).toEqual([expect.stringContaining(`${message} Write its keys`)]);
  expect(found[0]?.start).toEqual({ line: 1, column: 1, offset: 0 });
});

it("says nothing more about a value that could not be read", () => {
  const found = findingsIn(productWith("65", "!x 65"), productSchema);
  expect(found.map(({ message }) => message)).toEqual(["The tag `!x` cannot be used here."]);
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

it("stays fast with thousands of mistakes", () => {
  const entries = "  - {txt: a, page: ~}\n".repeat(4000);
  const text = `navigationLabel: a\nmenu: b\nlinks:\n${entries}`;
  let count = 0;
  const time = cpuTime(() => {
    count = findingsIn(text, header).length;
  });
  expect(time).toBeLessThan(1500);
  expect(count).toBe(8001);
});
