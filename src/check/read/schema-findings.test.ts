import { expect, it } from "vitest";
import { productSchema } from "../../content/schema/product.ts";
import { siteSchema } from "../../content/schema/site.ts";
import { cpuTime } from "../testing/cpu-time.ts";
import { productWith } from "../testing/example-texts.ts";
import { findingsIn } from "../testing/expect-mistake.ts";
import { readYaml } from "./read.ts";
import { checkShape } from "./schema-findings.ts";

const { delivery, header } = siteSchema.shape;

it("finds several mistakes in one run", () => {
  const text = productWith("icon: book", "icn: bok")
    .replace("65", "true")
    .replace("closed", "shut");
  expect(findingsIn(productSchema, text).map(({ message }) => message)).toEqual([
    "Unknown key `icn`.",
    "`progress` is true, not a number.",
    '`waitlist` cannot be "shut".',
  ]);
});

it.each([
  ["a list", "- a\n", "The file is a list, not a group of keys."],
  ["a text", "words\n", 'The file is the text "words", not a group of keys.'],
  ["nothing", "~\n", "The file is empty."],
])("names %s in place of a file's keys", (_, text, message) => {
  const [finding, ...others] = findingsIn(productSchema, text);
  expect(others).toEqual([]);
  expect(finding?.message).toBe(message);
  expect(finding?.start).toEqual({ line: 1, column: 1, offset: 0 });
  expect(finding?.hint).toContain("`name`, `tagline`");
});

it("says nothing more about a value that could not be read", () => {
  expect(
    findingsIn(productSchema, productWith("65", "!x 65")).map(({ message }) => message),
  ).toEqual(["The tag `!x` cannot be used here."]);
});

it("gives the data, with defaults, when all is well", () => {
  const text = "method: emailjs\nserviceId: a\ntemplateId: b\npublicKey: c\n";
  const { file } = readYaml({ file: "x.yaml", text });
  if (file === undefined) throw new Error("The file could not be read.");
  expect(checkShape(delivery, file)).toEqual({
    data: {
      method: "emailjs",
      serviceId: "a",
      templateId: "b",
      publicKey: "c",
      origin: "https://api.emailjs.com",
    },
    diagnostics: [],
    refused: [],
  });
});

it("stays fast with thousands of mistakes", () => {
  const entries = "  - {txt: a, page: ~}\n".repeat(4000);
  const text = `navigationLabel: a\nmenu: b\nlinks:\n${entries}`;
  let count = 0;
  const time = cpuTime(() => {
    count = findingsIn(header, text).length;
  });
  expect(time).toBeLessThan(1500);
  expect(count).toBe(8002);
});
