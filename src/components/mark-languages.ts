import { createElement, Fragment, type ReactNode } from "react";
import { foreignWords, plainWords } from "../content/foreign-words.ts";

/** A node in which words in another language have it as an attribute (WCAG 3.1.2). */
export function withForeignWords(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(withForeignWords);
  if (typeof node !== "string" || !foreignWords.test(node)) return node;
  // Before each language are its words, and before these others.
  const parts = node.split(new RegExp(foreignWords, "g"));
  const nodes = parts.map((part, index) => {
    if (index % 3 === 0) return part;
    return index % 3 === 1 && createElement("span", { lang: parts[index + 1], dir: "auto" }, part);
  });
  return createElement(Fragment, null, ...nodes.filter(Boolean));
}

/** Elements that hold nothing but words. */
const wordsAlone: readonly unknown[] = ["title", "option", "textarea"];

/**
 * The properties of an element whose texts may have words in another language: its children show them, and its
 * attributes have the plain words. A component gets its texts as they are written.
 */
export function withLanguages(type: unknown, props: Record<string, unknown>): typeof props {
  const change = (name: string, value: unknown) => {
    if (name === "children" && !wordsAlone.includes(type))
      return withForeignWords(value as ReactNode);
    const isPlain = typeof type === "string" || name.startsWith("aria-");
    return isPlain && typeof value === "string" ? plainWords(value) : value;
  };
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, change(name, value)]),
  );
}
