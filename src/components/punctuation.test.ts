import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "..");
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx$/.test(file) && !/\.test\.|^editing/.test(file),
);

/** Attributes with text for people. */
const spoken =
  /^(aria-label|aria-description|title|alt|label|placeholder|data-icontooltip|template)$/;

/** Parts of each kind of node that are shown if the node is, in addition to `children`. */
const shownParts: Readonly<Record<string, readonly string[]>> = {
  // Conditions and arguments are not shown, but elements in them can be.
  ConditionalExpression: ["consequent", "alternate"],
  JSXExpressionContainer: ["expression"],
  LogicalExpression: ["right"],
  ParenthesizedExpression: ["expression"],
  TemplateLiteral: ["quasis", "expressions"],
};

/** Texts of JSX for people: between elements, and in the attributes above. */
// biome-ignore lint/suspicious/noExplicitAny: any syntax.
function textsIn(node: any, isShown = false): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => textsIn(one, isShown));
  if (typeof node?.type !== "string") return [];
  const { type, ...parts } = node;
  if (type === "JSXText" || (type === "Literal" && isShown)) return [`${node.value ?? ""}`];
  if (type === "TemplateElement" && isShown) return [node.value.cooked];
  if (type === "JSXAttribute") return textsIn(node.value, spoken.test(node.name.name));
  return Object.entries(parts).flatMap(([name, part]) => {
    const goesOn = name === "children" || (isShown && shownParts[type]?.includes(name));
    return textsIn(part, goesOn);
  });
}

function punctuationIn(file: string, code: string): string[] {
  const { program } = parseSync(file, code);
  return textsIn(program)
    .map((text) => text.replaceAll(/\{\w+\}/g, ""))
    .filter((text) => /\p{P}/u.test(text));
}

it("components contain no punctuation, which comes from the language pack", () => {
  const found = files.flatMap((file) =>
    punctuationIn(file, readFileSync(join(source, file), "utf8")).map((text) => `${file}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
