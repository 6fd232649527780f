import { join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { filesWithTexts } from "../../../scripts/testing/files/files-with-texts.ts";

const source = join(import.meta.dirname, "..");
const files = filesWithTexts(source, /^(?!panel|.*\.test\.).*\.tsx$/);

/** Attributes with text for people. */
const spoken =
  /^(aria-label|aria-description|title|alt|label|placeholder|data-icontooltip|template)$/;

/** Texts of JSX for people: between elements, and in the attributes above. A text in a comparison does not count. */
// biome-ignore lint/suspicious/noExplicitAny: any syntax.
function literalTexts(node: any, isShown = false): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => literalTexts(one, isShown));
  if (typeof node?.type !== "string") return [];
  const { type, value, ...parts } = node;
  if (type === "JSXText" || (type === "Literal" && isShown)) return [`${value}`];
  if (type === "TemplateElement" && isShown) return [value.cooked];
  if (type === "JSXAttribute") return literalTexts(value, spoken.test(node.name.name));
  const isElement = /^JSX(Element|Fragment)$/.test(type);
  const isOther = /^(Binary|Call|Member)Expression$|Function|^JSXOpening/.test(type);
  return literalTexts(Object.values({ ...parts, value }), isElement || (isShown && !isOther));
}

function punctuationIn(file: string, code: string): string[] {
  const { program } = parseSync(file, code);
  return literalTexts(program)
    .map((text) => text.replaceAll(/\{\w+\}/g, ""))
    .filter((text) => /\p{P}/u.test(text));
}

it("components contain no punctuation, which comes from the language pack", () => {
  const found = files.flatMap(([file, code]) =>
    punctuationIn(file, code).map((text) => `${file}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
