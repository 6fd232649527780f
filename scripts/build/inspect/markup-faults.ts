import { say } from "../../../src/words/say.ts";
import type { ExportedPage } from "./exported-site.ts";
import { attributeOf, type HtmlElement } from "./parse-page.ts";

type Fault = readonly [element: HtmlElement, message: string];

/**
 * What is wrong with the HTML of a page: its syntax first, then what browsers would nest in another way, ids, headings,
 * and what a reader cannot do without. The tests of the program look closer, with html-validate.
 */
export function markupFaults(page: ExportedPage): string[] {
  const { file, elements, errors } = page;
  const notValid = (line = 1, column = 1, fault: string) =>
    say("page-markup.invalid", { place: `${file}:${line}:${column}`, fault });
  // Behind a mistake in the syntax nothing else is where it was meant to be.
  if (errors.length > 0)
    return errors.map(({ code, startLine, startCol }) =>
      notValid(startLine, startCol, code.replaceAll("-", " ")),
    );
  const faults = [
    ...elements.flatMap((element, index) => nestingFaults(element, elements[index + 1])),
    ...idFaults(page),
    ...headingFaults(elements),
    ...missingParts(elements),
  ];
  return faults.map(([{ sourceCodeLocation }, message]) =>
    notValid(sourceCodeLocation?.startLine, sourceCodeLocation?.startCol, message),
  );
}

const words = (text: string) => new Set(text.split(" "));
const voids = words("area base br col embed hr img input link meta source track wbr");
/** Elements that hold words alone, and what they cannot hold (HTML, "phrasing content"). */
const ofWords = words(
  "p h1 h2 h3 h4 h5 h6 span button label em strong b i small s u sub sup q cite code abbr time mark pre",
);
const blocks = words(
  "address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul",
);
const ofLinks = words("a ins del map noscript");
const controls = words("a button details iframe input label select textarea");
/** Elements by those that alone may hold them. */
const parents: Readonly<Record<string, ReadonlySet<string>>> = {
  li: words("ul ol menu"),
  dt: words("dl div"),
  dd: words("dl div"),
  figcaption: words("figure"),
  legend: words("fieldset"),
  summary: words("details"),
  option: words("select datalist optgroup"),
};
/** Elements by what alone they may hold. */
const children: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: words("li script template"),
  ol: words("li script template"),
  dl: words("dt dd div script template"),
};

const elementAbove = ({ parentNode }: HtmlElement): HtmlElement | undefined =>
  parentNode && "tagName" in parentNode ? parentNode : undefined;

function ancestors(element: HtmlElement): HtmlElement[] {
  const above = elementAbove(element);
  return above ? [above, ...ancestors(above)] : [];
}

/** Whether an element and its parent are there as they are written, and may be so. */
function nestingFaults(element: HtmlElement, next?: HtmlElement): Fault[] {
  const { tagName: name, sourceCodeLocation: place, namespaceURI } = element;
  const above = ancestors(element);
  const [parent] = above;
  if (!place) return [[parent ?? element, say("page-markup.faults.adds", { name })]];
  // Drawings have rules of their own, and XML's empty elements.
  if (!namespaceURI.endsWith("xhtml")) return [];
  const isClosed = place.endTag || voids.has(name);
  if (!isClosed) return [[element, say("page-markup.faults.ends", { name })]];
  if (!parent) return [];
  const { startTag, endTag } = parent.sourceCodeLocation ?? {};
  const isWithin =
    !startTag ||
    !endTag ||
    (place.startOffset >= startTag.endOffset && place.endOffset <= endTag.startOffset);
  const isBefore = (next?.sourceCodeLocation?.startOffset ?? Infinity) < place.startOffset;
  if (!isWithin || isBefore) return [[element, say("page-markup.faults.moves", { name })]];
  const faults: string[] = [];
  const holder = above.find(({ tagName }) => !ofLinks.has(tagName));
  if (holder && ofWords.has(holder.tagName) && blocks.has(name))
    faults.push(say("page-markup.faults.holds", { around: holder.tagName, name }));
  if (parents[name]?.has(parent.tagName) === false || children[parent.tagName]?.has(name) === false)
    faults.push(say("page-markup.faults.holds", { around: parent.tagName, name }));
  const around = above.find((one) => one.tagName === "button" || isLink(one));
  const isHidden = attributeOf(element, "type") === "hidden";
  const isControl = name === "a" ? isLink(element) : controls.has(name) && !isHidden;
  if (around && (isControl || attributeOf(element, "tabindex") !== undefined))
    faults.push(say("page-markup.faults.holds-control", { around: around.tagName, name }));
  return faults.map((message) => [element, message]);
}

const isLink = (element: HtmlElement) =>
  element.tagName === "a" && attributeOf(element, "href") !== undefined;

/** Attributes that hold ids of other elements. */
const references =
  "for list form headers popovertarget aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage aria-flowto aria-labelledby aria-owns".split(
    " ",
  );

function idFaults({ elements, ids }: ExportedPage): Fault[] {
  return elements.flatMap((element) => {
    const faults: Fault[] = [];
    const id = attributeOf(element, "id");
    if (id !== undefined && !/^\S+$/.test(id))
      faults.push([element, say("page-markup.faults.id", { id })]);
    if (id !== undefined && ids.get(id) !== element)
      faults.push([element, say("page-markup.faults.id-twice", { id })]);
    for (const attribute of references)
      for (const id of attributeOf(element, attribute)?.match(/\S+/g) ?? [])
        if (!ids.has(id))
          faults.push([element, say("page-markup.faults.no-id", { attribute, id })]);
    return faults;
  });
}

/** One `h1`, no level left out, and none empty; a dialog has its own order. */
function headingFaults(elements: readonly HtmlElement[]): Fault[] {
  const isDialog = (element: HtmlElement) =>
    element.tagName === "dialog" || /dialog$/.test(attributeOf(element, "role") ?? "");
  const headings = elements.filter(
    (element) => /^h[1-6]$/.test(element.tagName) && !ancestors(element).some(isDialog),
  );
  let before = 0;
  return headings.flatMap((heading): Fault[] => {
    const level = Number(heading.tagName[1]);
    const isFault = level === 1 ? before > 0 : level > before + 1;
    const message = before
      ? say("page-markup.faults.level", { level, before })
      : say("page-markup.faults.first-level", { level });
    before = level;
    if (isFault) return [[heading, message]];
    return isEmpty(heading) ? [[heading, say("page-markup.faults.empty-heading")]] : [];
  });
}

/** Whether an element has neither words nor a picture with some. */
const isEmpty = ({ childNodes }: HtmlElement): boolean =>
  childNodes.every((node) =>
    "tagName" in node
      ? isEmpty(node) && !attributeOf(node, "alt") && !attributeOf(node, "aria-label")
      : !("value" in node && node.value.trim()),
  );

/** What no page goes without: its language, a title, one main part, and a text for each picture. */
function missingParts(elements: readonly HtmlElement[]): Fault[] {
  const faults: Fault[] = [];
  const [html] = elements;
  const those = (name: string) => elements.filter(({ tagName }) => tagName === name);
  if (html && !attributeOf(html, "lang"))
    faults.push([html, say("page-markup.faults.no-language")]);
  const titles = those("title").filter(({ namespaceURI }) => namespaceURI === html?.namespaceURI);
  if (html && (titles.length !== 1 || titles.some(isEmpty)))
    faults.push([html, say("page-markup.faults.title")]);
  for (const other of those("main").slice(1))
    faults.push([other, say("page-markup.faults.second-main")]);
  for (const image of those("img"))
    if (attributeOf(image, "alt") === undefined)
      faults.push([image, say("page-markup.faults.no-alt")]);
  return faults;
}
