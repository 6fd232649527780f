/** What the server has sent of each node of the document, without what visitors and scripts have changed since. */
export const sentNodes = new WeakMap<Node, Node>();

/** Notes a node as the server has sent it, with all in it but scripts. Returns a copy of that. */
export function noteSent<Sent extends Node>(node: Sent): Sent {
  const copy = node.cloneNode() as Sent;
  sentNodes.set(node, copy);
  for (const child of node.childNodes)
    if (!(child instanceof HTMLScriptElement)) copy.appendChild(noteSent(child));
  return copy;
}
