import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactElement } from "react";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import { punctuationOf } from "../content/direction-of.ts";
import { Fact } from "./fact.tsx";
import { MapFrame } from "./map-frame.tsx";
import { markupOf } from "./testing/markup-of.tsx";

const source = join(import.meta.dirname, "..");
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx$/.test(file) && !/\.(stories|test)\.|^workshop/.test(file),
);

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

/** Attributes whose words people see or hear. */
const spoken = /^(aria-label|aria-description|title|alt|label|placeholder|data-tooltip|template)$/;

/** Texts of JSX that people read: between elements, and in the attributes that are words. */
function textsIn(node: unknown, isShown = false): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => textsIn(one, isShown));
  if (typeof node !== "object" || node === null || !("type" in node)) return [];
  const { type, ...parts } = node as SyntaxNode;
  if (type === "JSXText") return [String(parts["value"])];
  if (type === "Literal" && isShown) return [String(parts["value"] ?? "")];
  if (type === "TemplateElement" && isShown)
    return [String((parts["value"] as { cooked: string }).cooked)];
  if (type === "JSXAttribute") {
    const { name } = parts["name"] as { name: unknown };
    return textsIn(parts["value"], spoken.test(String(name)));
  }
  if (type === "JSXElement" || type === "JSXFragment")
    return [...textsIn(parts["openingElement"]), ...textsIn(parts["children"], true)];
  // What a condition or a call is made of is not shown; the elements in it may be.
  if (type === "LogicalExpression")
    return [...textsIn(parts["left"]), ...textsIn(parts["right"], isShown)];
  if (type === "ConditionalExpression")
    return [
      ...textsIn(parts["test"]),
      ...textsIn([parts["consequent"], parts["alternate"]], isShown),
    ];
  const goesOn = /^(JSXExpressionContainer|TemplateLiteral|ParenthesizedExpression)$/.test(type);
  return Object.values(parts).flatMap((part) => textsIn(part, isShown && goesOn));
}

function punctuationIn(file: string, code: string): string[] {
  const { program } = parseSync(file, code);
  return textsIn(program)
    .map((text) => text.replaceAll(/\{\w+\}/g, ""))
    .filter((text) => /\p{P}/u.test(text));
}

describe("punctuation in components", () => {
  it.each([
    ["<p>{label}: {value}</p>", [": "]],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
    ["<p>{`${label}:`}</p>", [":"]],
    ['<p>{isOpen && "yes!"}</p>', ["yes!"]],
    ["<p>{isOpen ? a : <b>(b)</b>}</p>", ["(b)"]],
    ['<a aria-label="a, b" href="a,b" />', ["a, b"]],
    ['<ul>{items.map((item) => <li key="a:b">{item}; </li>)}</ul>', ["; "]],
    ['<FilledText template="{a}, {b}" />', [", "]],
    ['<p className="footer-list">{fill(template, { a: "," })}</p>', []],
  ])("is found where people read it: %s", (code, found) => {
    expect(punctuationIn("a.tsx", `const a = ${code};`)).toEqual(found);
  });

  it("is none: it comes from the language", () => {
    const found = files.flatMap((file) =>
      punctuationIn(file, readFileSync(join(source, file), "utf8")).map(
        (text) => `${file}: ${text}`,
      ),
    );
    expect(files.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });
});

describe("labels and notes", () => {
  const content = fixtureContent();
  const { site } = content;
  function shown(element: ReactElement, joined: object): string {
    const words = { ...site.interface, newTab: "new", ...joined };
    return markupOf(element, { ...site, interface: words });
  }
  const western = punctuationOf("en");
  const french = { ...western, labelled: "{label}\u00a0: {value}" };
  const japanese = punctuationOf("ja");
  const { map } = fixturePage(content, "contact");
  if (!map) throw new Error("The fixture is not sound.");
  const place = { latitude: 1, longitude: 2 };

  it.each([
    ["en", western, "<span>A:</span> <span>B", "\u00a0(new)"],
    ["fr", french, "<span>A\u00a0:</span> <span>B", "\u00a0(new)"],
    ["ja", japanese, "<span>A：</span><span>B", "（new）"],
  ])("are joined as the language does: %s", (_, joined, fact, note) => {
    expect(shown(<Fact label="A">B</Fact>, joined)).toContain(fact);
    expect(shown(<MapFrame words={map} place={place} />, joined)).toContain(
      `hidden">${note}</span>`,
    );
  });
});
