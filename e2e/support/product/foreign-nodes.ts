/**
 * What extensions and translators do to a document. Each runs in the page, and so holds all that it
 * needs itself.
 */

/** Puts in elements and attributes around the page's own, where React does not look. */
export function addAround(): void {
  const make = (name: string) => document.createElement(name);
  const note = make("div");
  note.textContent = "From an extension";
  document.head.prepend(make("style"));
  document.head.append(make("style"), make("script"), make("link"));
  document.body.prepend(make("div"), make("script"));
  document.body.append(note, make("style"));
  for (const element of [document.documentElement, document.body]) {
    element.setAttribute("data-extension", "");
    element.classList.add("extension");
    element.style.setProperty("--extension", "1");
  }
  document.documentElement.append(make("extension-panel"));
}

/**
 * Puts in what a password manager or a toolbar has: a list of links before the page, with a button that opens
 * a popover, and that popover, open, at the end of `html`.
 */
export function addPopover(): void {
  const [nav, opener] = [document.createElement("nav"), document.createElement("button")];
  nav.textContent = "Passwords";
  opener.textContent = "Suggestions";
  opener.type = "button";
  opener.setAttribute("popovertarget", "suggestions");
  document.body.prepend(nav, opener);
  const popover = document.createElement("div");
  popover.id = "suggestions";
  popover.popover = "manual";
  popover.textContent = "Suggested passwords";
  // At the edge, where it covers nothing that a test presses.
  popover.style.cssText = "inset: auto 0 0 auto";
  document.documentElement.append(popover);
  popover.showPopover();
}

/** Puts in a form, a year, a place and a tooltip before the page's own, named as many programs name them. */
export function addNamesakes(): void {
  const panel = document.createElement("div");
  panel.innerHTML =
    '<form action="/about"><input name="word" aria-label="Look up"><button>Go</button></form>' +
    '<b data-year="1999">1999</b><i data-at="top">Top</i><button data-tooltip="Foreign">Tip</button>';
  document.body.prepend(panel);
}

/** Wraps each text twice, as Chromium's and Google's translators do, and says it in capitals. */
export function translate(): void {
  document.documentElement.lang = "en-x-capitals";
  document.documentElement.classList.add("translated-ltr");
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, font")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    text.replaceWith(outer);
    inner.append(text.data.toUpperCase());
    outer.append(inner);
  }
}

/** Puts a mark beside each field and a panel around it, as managers of passwords and spelling do. */
export function markFields(): void {
  for (const field of document.querySelectorAll("main input, main textarea")) {
    field.setAttribute("data-manager", "on");
    (field as HTMLElement).style.backgroundImage = "none";
    const mark = document.createElement("button");
    mark.type = "button";
    mark.textContent = "•";
    field.before(document.createElement("spelling-panel"));
    field.after(mark);
  }
}

/** Takes away what blockers of advertisements and of trackers might. */
export function removeParts(): void {
  for (const part of document.querySelectorAll(
    "[data-thisyear], iframe, footer ul, main svg, meta",
  ))
    part.remove();
}
