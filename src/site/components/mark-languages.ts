import { createContext, createElement, Fragment, type ReactNode, useContext } from "react";
import { foreignWords, plainWords } from "../../words/foreign-words.ts";
import {
  hasLettersFromRight,
  reverses,
  scrambledParts,
  withIsolates,
} from "../../words/left-to-right.ts";
import { useSiteDirection } from "../data/site-context.ts";

/** Whether a site has words that need elements of their own. */
export const marksWords: boolean =
  import.meta.env.HAS_FOREIGN_WORDS || import.meta.env.HAS_TEXT_FROM_RIGHT;

/**
 * A node in which words in another language have it as an attribute (WCAG 3.1.2), and what would be scrambled between
 * words from right to left is isolated.
 */
export function withMarks(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(withMarks);
  if (typeof node !== "string") return node;
  if (!foreignWords.test(node)) return inOrder(node);
  // Before each language are its words, and before these others.
  const parts = node.split(new RegExp(foreignWords, "g"));
  const nodes = parts.map((part, index) => {
    if (index % 3 === 0) return inOrder(part);
    return index % 3 === 1 && createElement("span", { lang: parts[index + 1], dir: "auto" }, part);
  });
  return createElement(Fragment, null, ...nodes.filter(Boolean));
}

/** A text in which something may be scrambled, which depends on where it is shown. */
const inOrder = (text: string): ReactNode =>
  import.meta.env.HAS_TEXT_FROM_RIGHT && scrambledParts(text).length > 1
    ? createElement(TextInOrder, { text })
    : text;

/** The direction that an element sets for what is in it, if any does. */
const Direction = /* @__PURE__ */ createContext<string | undefined>(undefined);

function TextInOrder({ text }: { text: string }): ReactNode {
  const direction = useSiteDirection();
  const around = useContext(Direction) ?? direction;
  if (!direction || (around !== "rtl" && !hasLettersFromRight(text))) return text;
  const nodes = scrambledParts(text).map((part, index) =>
    index % 2 === 0 ? part : createElement(reverses(part) ? "bdo" : "bdi", { dir: "ltr" }, part),
  );
  return createElement(Fragment, null, ...nodes);
}

/** Elements that hold nothing but words. */
const wordsAlone: readonly unknown[] = ["title", "option", "textarea"];

/** Attributes that somebody sees; of a page's facts, the words. */
const isShown = (name: string, { name: fact, property = fact }: Record<string, unknown>) =>
  /^(alt|label|placeholder|title|data-icontooltip)$/.test(name) ||
  (name === "content" && /^(description|og:(title|description|image:alt))$/.test(`${property}`));

/**
 * The properties of an element with its texts marked: its children show elements, and its attributes have plain words. A
 * component gets its texts as they are written.
 */
export function withLanguages(type: unknown, props: Record<string, unknown>): typeof props {
  const change = (name: string, value: unknown) => {
    const isWords = wordsAlone.includes(type);
    if (name === "children" && type === "bdo") return value;
    if (name === "children" && !isWords) return withDirection(type, props["dir"], value);
    const isPlain = typeof type === "string" || name.startsWith("aria-");
    if (!isPlain || typeof value !== "string") return value;
    const isSeen = isWords ? name === "children" : isShown(name, props);
    const plain = plainWords(value);
    return import.meta.env.HAS_TEXT_FROM_RIGHT && isSeen ? withIsolates(plain) : plain;
  };
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, change(name, value)]),
  );
}

/** The children of an element, which know its direction if it sets one. */
function withDirection(type: unknown, dir: unknown, children: unknown): ReactNode {
  const nodes = withMarks(children as ReactNode);
  if (!import.meta.env.HAS_TEXT_FROM_RIGHT || typeof type !== "string" || !dir) return nodes;
  const value = { value: dir === "rtl" ? dir : "ltr" };
  if (!Array.isArray(nodes)) return createElement(Direction.Provider, value, nodes);
  // In development JSX takes several children as an array alone.
  return [createElement(Direction.Provider, { ...value, key: "direction" }, ...nodes)];
}
