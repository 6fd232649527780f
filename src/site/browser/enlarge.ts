import { closeOnBack } from "./close-on-back.ts";
import { hasModifier } from "./has-modifier.ts";
import { dropSecondPress } from "./second-press.ts";

/**
 * Opens the dialog of a gallery with a large photograph, and turns to the others: by its buttons, or by the arrow keys in
 * the direction of the page. The browser itself keeps the focus in it, and closes it by Escape; Back closes it too.
 *
 * @param link to the photograph. It gets the focus back.
 */
export function open(link: HTMLAnchorElement): void {
  const gallery = link.closest(".gallery") as HTMLElement;
  const dialog = gallery.querySelector("dialog") as HTMLDialogElement;
  if (dialog.open) return;
  const [image, caption, place, words] = ["img", "figcaption", "[role] > *", "[role] > * + *"].map(
    (part) => dialog.querySelector(part),
  ) as [HTMLImageElement, HTMLElement, HTMLElement, HTMLElement];
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-press]")];
  let at = links.indexOf(link);
  const turn = (step: number) => {
    at = (at + step + links.length) % links.length;
    const shown = links[at] as HTMLAnchorElement;
    const small = shown.querySelector("img") as HTMLImageElement;
    // It is there already. Until the large one is, a browser would show the photograph before with these words.
    image.src = small.currentSrc;
    image.src = shown.href;
    image.alt = small.alt;
    caption.textContent = shown.closest("figure")?.querySelector("figcaption")?.textContent ?? "";
    place.textContent = `${shown.dataset["press"]}`;
    words.textContent = `. ${small.alt} ${caption.textContent}`;
  };
  const shownAt = Date.now();
  dialog.onmousedown = (event) => dropSecondPress(event, shownAt);
  dialog.onclick = (event) => {
    if (dropSecondPress(event, shownAt)) return;
    const { step } = (event.target as Element).closest<HTMLElement>("[data-step]")?.dataset ?? {};
    if (step === "0") dialog.close();
    else if (step) turn(Number(step));
  };
  dialog.onkeydown = (event) => {
    const { key, repeat } = event;
    // The key that has opened it, and is still held.
    if (key === "Enter" && repeat) event.preventDefault();
    if (hasModifier(event)) return;
    const forward = getComputedStyle(dialog).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (/^Arrow(?:Left|Right)$/.test(key)) turn(key === forward ? 1 : -1);
  };
  turn(0);
  dialog.showModal();
  const leaveEntry = closeOnBack(() => dialog.close());
  dialog.onclose = () => {
    link.focus();
    leaveEntry();
  };
  // The focus is on a button, which can be far below the photograph.
  dialog.scrollTop = 0;
}
