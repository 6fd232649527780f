import { parseSync } from "vite";
import { filesWithTexts } from "./files/files-with-texts.ts";

/** A regular expression of the product. */
export interface Pattern {
  source: string;
  flags: string;
  /** The first file that has it. */
  file: string;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  if (!isNode(value)) return;
  yield value;
  for (const part of Object.values(value)) if (typeof part === "object") yield* nodesIn(part);
}

/** What stands for a value of a pattern that only the running program has, such as the words of a language. */
const someWord = "x";

/** All regular expressions of some files, each once: those written between slashes, and those that `RegExp` is given. */
export function patternsIn(files: readonly (readonly [file: string, code: string])[]): Pattern[] {
  const programs = files.map(([file, code]) => {
    const nodes = [...nodesIn(parseSync(file, code).program)];
    return { file, nodes };
  });
  const constants = new Map<string, Node>();
  for (const { file, nodes } of programs)
    for (const { type, id, init } of nodes)
      if (type === "VariableDeclarator" && isNode(id) && isNode(init))
        for (const name of [`${file} ${id["name"]}`, `${id["name"]}`])
          if (!constants.has(name)) constants.set(name, init);

  /** The text of an expression, as far as it stands in the code. */
  function textOf(node: unknown, file: string, depth = 0): string {
    if (!isNode(node) || depth > 9) return someWord;
    const inner = (one: unknown) => textOf(one, file, depth + 1);
    const { type, regex, value, quasi, object, property, name, left, right, operator } = node;
    if (type === "Literal")
      return regex ? (regex as Pattern & { pattern: string }).pattern : `${value}`;
    if (type === "MemberExpression" && isNode(property) && property["name"] === "source")
      return inner(object);
    if (type === "BinaryExpression" && operator === "+") return inner(left) + inner(right);
    if (type === "TemplateLiteral" || type === "TaggedTemplateExpression") {
      const { quasis, expressions } = (quasi ?? node) as Record<string, Node[]>;
      const texts = quasis?.map((one) => one["value"] as { cooked: string; raw: string }) ?? [];
      return texts
        .map(({ cooked, raw }, at) => {
          const behind = expressions?.[at];
          return (quasi ? raw : cooked) + (behind ? inner(behind) : "");
        })
        .join("");
    }
    const constant = constants.get(`${file} ${name}`) ?? constants.get(`${name}`);
    return type === "Identifier" && constant ? inner(constant) : someWord;
  }

  const patterns = new Map<string, Pattern>();
  for (const { file, nodes } of programs)
    for (const node of nodes) {
      const { type, regex, callee } = node;
      const isBuilt =
        /^(New|Call)Expression$/.test(type) && isNode(callee) && callee["name"] === "RegExp";
      if (!regex && !isBuilt) continue;
      const [source, flags] = isBuilt ? (node["arguments"] as Node[]) : [node, undefined];
      const given = regex ? (regex as Pattern).flags : flags?.["value"];
      const pattern = { source: textOf(source, file), flags: `${given ?? ""}`, file };
      patterns.set(`/${pattern.source}/${pattern.flags}`, pattern);
    }
  return [...patterns.values()];
}

/** All regular expressions of the product, but those of its tests. */
export const productPatterns = (): Pattern[] =>
  patternsIn(
    ["src", "scripts"].flatMap((folder) =>
      filesWithTexts(folder, /^(?!testing\/|.*\.test\.|.*\.js$).*\.(?:tsx?|mjs)$/).map(
        ([file, text]) => [`${folder}/${file}`, text] as const,
      ),
    ),
  );
