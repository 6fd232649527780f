import type { SyntheticEvent } from "react";

const controls = "summary, button, input, select, textarea, a[href], [tabindex]";

/** A control of an element that can take the focus: the element itself, or the first in it. */
function controlIn(element: Element): HTMLElement | undefined {
  const all = [element, ...element.querySelectorAll(controls)];
  return all.find(
    (one): one is HTMLElement =>
      one instanceof HTMLElement &&
      one.matches(controls) &&
      !one.matches(":disabled") &&
      one.checkVisibility(),
  );
}

/** The elements from a node on, on one side of it. */
function elementsFrom(node: Node | null, side: "nextSibling" | "previousSibling"): Element[] {
  if (!node) return [];
  const others = elementsFrom(node[side], side);
  return node instanceof Element ? [node, ...others] : others;
}

let isElsewhere = false;

/** Whether somebody has gone to another control since the last press, whose work may still be under way. */
export const hasGoneOn = (): boolean => isElsewhere;

const fields = "input:not([type=checkbox], [type=radio]), textarea, select";

/** Notices when somebody goes on after a press, by Tab or into a field. */
function notice(event: Event): void {
  const { type, key, ctrlKey, metaKey, target } = event as KeyboardEvent;
  const isLine = target instanceof HTMLTextAreaElement && !ctrlKey && !metaKey;
  if (type === "click") isElsewhere = target instanceof Element && target.matches(fields);
  else if (key === "Tab") isElsewhere = true;
  else if (key === "Enter" && !isLine) isElsewhere = false;
}

/**
 * Takes the focus to what has just been rendered, in a task of its own: Orca reads nothing of a control that is there
 * and focused at once.
 */
export function focusRendered<Control extends HTMLElement>(
  find: () => Control | null | undefined,
  then?: (control: Control) => void,
): void {
  setTimeout(() => {
    const control = find();
    control?.focus();
    if (control) then?.(control);
  });
}

/** Shows the focus again where a picture that has loaded in the same group has pushed it out of sight. */
export function showFocus({ currentTarget }: SyntheticEvent): void {
  const focused = currentTarget.closest('[role="group"]')?.querySelector(":focus");
  focused?.scrollIntoView({ block: "nearest" });
}

/**
 * Keeps the focus in a view of the panel where a press takes its control away, such as the entry that it deletes, or
 * to another place, such as the text that is translated now: what stands in that place then gets it, or what is
 * nearest. Otherwise it would fall back to the page.
 */
export function keepFocus(root: ShadowRoot): void {
  for (const name of ["click", "keydown"]) root.addEventListener(name, notice, { capture: true });
  let focused: Node | undefined;
  root.addEventListener("focusin", ({ target }) => {
    focused = target as Node;
  });
  // Who leaves a control that stays goes elsewhere. Chromium says so of one that goes, too.
  root.addEventListener("focusout", ({ target }) =>
    queueMicrotask(() => {
      keep(observer.takeRecords());
      if (focused === target && focused?.isConnected) focused = undefined;
    }),
  );
  function keep(records: readonly MutationRecord[]) {
    const gone = focused;
    if (!gone || document.activeElement !== document.body) return;
    const isMoved = records.some((one) => [...one.addedNodes].some((node) => node.contains(gone)));
    if (gone.isConnected && !isMoved) return;
    focused = undefined;
    const record = records.find(
      ({ target, removedNodes }) =>
        target.isConnected && [...removedNodes].some((node) => node.contains(gone)),
    );
    let place = record?.target;
    let before = record?.previousSibling?.isConnected ? record.previousSibling : null;
    if (gone instanceof HTMLElement && gone.dataset["place"] && place) {
      // From a text of a list to the next, also of another file.
      const removed = new Range();
      if (before) removed.setStartAfter(before);
      else removed.setStart(place, 0);
      const rows = [...root.querySelectorAll<HTMLElement>("[data-place]")];
      const next = rows.find((row) => row.checkVisibility() && removed.comparePoint(row, 0) > 0);
      if (next) return next.focus();
    }
    // What replaces a view as a whole takes the focus itself.
    while (place instanceof Element && !place.matches("aside, .panel, .bar")) {
      const after = before ? before.nextSibling : place.firstChild;
      const near = [
        ...elementsFrom(after, "nextSibling"),
        ...elementsFrom(before, "previousSibling"),
      ];
      const next = near.map(controlIn).find((one) => one !== undefined);
      if (next) return next.focus();
      before = place;
      place = place.parentElement ?? undefined;
    }
  }
  const observer = new MutationObserver(keep);
  observer.observe(root, { childList: true, subtree: true });
}
