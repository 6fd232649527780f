import { type DefaultTreeAdapterTypes, type ParserError, parse } from "parse5";

export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** A page as browsers read it. */
export interface ParsedPage {
  /** All elements, in the order in which they begin; those within `noscript` and `template` too. */
  elements: HtmlElement[];
  /** The element of each id; the first, if several have it. */
  ids: ReadonlyMap<string, HtmlElement>;
  /** What is wrong with its syntax (HTML, "parse errors"). */
  errors: ParserError[];
}

/** Parses the HTML of a page. */
export function parsePage(html: string): ParsedPage {
  const errors: ParserError[] = [];
  const document = parse(html, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: (error) => errors.push(error),
  });
  const elements = elementsBelow(document);
  const named = elements.flatMap((element) => {
    const id = attributeOf(element, "id");
    return id === undefined ? [] : [[id, element] as const];
  });
  return { elements, ids: new Map(named.reverse()), errors };
}

function elementsBelow(node: DefaultTreeAdapterTypes.ParentNode): HtmlElement[] {
  return node.childNodes.flatMap((child) => {
    if (!("tagName" in child)) return [];
    return [child, ...elementsBelow("content" in child ? child.content : child)];
  });
}

/** The value of an attribute; undefined if the element does not have it. */
export function attributeOf({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
