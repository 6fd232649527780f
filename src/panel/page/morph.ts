import { Idiomorph } from "idiomorph";
import { noteSent, sentNodes } from "./sent-nodes.ts";

/**
 * Changes an element of the document where what the server sends of it differs from what it has sent before. What
 * visitors, scripts and extensions have changed or added since stays.
 *
 * @param next Noted as sent, and without scripts.
 */
export function morph(live: Element, next: Element): void {
  const before = new Map<Node, Node | undefined>();
  const added: Node[] = [];
  const named = nameUnchanged(live, next);
  Idiomorph.morph(live, next, {
    head: { style: "morph" },
    restoreFocus: false,
    callbacks: {
      beforeNodeMorphed(node: Node, sent: Node) {
        const [was, now] = [sentNodes.get(node), sentNodes.get(sent) as Node];
        before.set(node, was);
        sentNodes.set(node, now);
        return !was?.isEqualNode(now);
      },
      beforeAttributeUpdated(name: string, element: Element) {
        const [was, now] = [before.get(element), sentNodes.get(element)] as Element[];
        return was?.getAttribute(name) !== now?.getAttribute(name);
      },
      beforeNodeRemoved: (node: Node) => sentNodes.has(node),
      afterNodeAdded(node: Node) {
        if (!sentNodes.has(node)) added.push(node);
      },
    },
  });
  for (const element of named) element.removeAttribute("id");
  for (const node of added) noteSent(node);
}

/** Gives each element that stays as it is an id, by which it is found where it is then. Returns these elements. */
function nameUnchanged(live: Element, next: Element): Element[] {
  const after = elementsByMarkup(next);
  return [...elementsByMarkup(live)].flatMap(([markup, element], index) => {
    const same = after.get(markup);
    if (!element || !same) return [];
    element.id = same.id = `_unchanged${index}`;
    return [element];
  });
}

/** The elements of a body without an id, by what the server sends of them; none where several are the same. */
function elementsByMarkup(root: Element): Map<string, Element | undefined> {
  const found = new Map<string, Element | undefined>();
  for (const element of root.querySelectorAll("body :not([id], svg *)")) {
    const { outerHTML } = (sentNodes.get(element) ?? {}) as Partial<Element>;
    if (outerHTML) found.set(outerHTML, found.has(outerHTML) ? undefined : element);
  }
  return found;
}
