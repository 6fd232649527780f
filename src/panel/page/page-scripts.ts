/** A script of a document that the server sends, with the one of this document that it would replace. */
interface PageScript {
  script: HTMLScriptElement;
  parent: "head" | "body";
  live: HTMLScriptElement | undefined;
}

/** The scripts of a document that the server sends. */
export function scriptsIn(next: Document): PageScript[] {
  return [...next.scripts].map((script) => ({
    script,
    parent: next.head.contains(script) ? "head" : "body",
    live: [...document.scripts].find((one) => keyOf(one) === keyOf(script)),
  }));
}

/**
 * What tells a script from the others of its document. That in the head has neither id nor address, and so have those
 * in the body that only some pages need, of which one page may have several.
 */
function keyOf({ parentElement, id, src, dataset, text }: HTMLScriptElement): string {
  const [named] = Object.keys(dataset);
  const isOfSome = parentElement?.localName === "body" && !id && !src && !named;
  return [parentElement?.localName, id, src, named, isOfSome && text].join(" ");
}

/** Whether a script does something else than the one that has run. */
export const isOtherCode = ({ script, live }: PageScript): boolean =>
  live !== undefined && script.type !== "application/json" && live.text !== script.text;

/** Whether a script of an owner's section has run, which finds its elements then. */
export const isOwnThatRan = ({ script, live }: PageScript): boolean =>
  live !== undefined && script.src.includes("/@fs/");

/** Runs a script that has not run; gives one that has what it reads from its element. */
export function bringScript({ script, parent, live }: PageScript): void {
  const element = live ?? document.createElement("script");
  for (const name of element.getAttributeNames())
    if (!script.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of script.attributes) element.setAttribute(name, value);
  if (element.text !== script.text) element.text = script.text;
  if (!live) document[parent].append(element);
}
