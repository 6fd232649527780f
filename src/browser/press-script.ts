/**
 * The inline script of a page with photographs that can be enlarged. It loads what opens one at the first press; where
 * that fails, or a new tab is asked for, the link leads to the photograph itself.
 */
addEventListener("click", (event) => {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = (target as Element).closest<HTMLAnchorElement>("a[data-press]");
  if (!link || event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  const boot = document.querySelector("script[data-app]") as HTMLElement;
  import(/* @vite-ignore */ boot.dataset["enlarge"] as string)
    .then((chunk: { enlarge(link: HTMLAnchorElement): void }) => chunk.enlarge(link))
    .catch(() => location.assign(link.href));
});
