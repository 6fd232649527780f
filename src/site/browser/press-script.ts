/**
 * The inline script of a page with photographs that can be enlarged, or with films of a service. It loads what opens one
 * at the first press; where that fails, or a new tab is asked for, the link leads to the photograph or film itself.
 */
addEventListener("click", (event) => {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = (target as Element).closest<HTMLAnchorElement>("a[data-press]");
  if (!link || event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  const boot = document.querySelector("script[data-app]") as HTMLElement;
  const isFilm = /^https:/.test(link.dataset["press"] as string);
  const address = isFilm ? boot.dataset["film"] : boot.dataset["enlarge"];
  // Nothing comes up before a visitor who has gone on meanwhile. Safari focuses no link that is pressed.
  const isWaiting = () => {
    const active = document.activeElement as HTMLElement;
    return active === link || active.tabIndex < 0;
  };
  link.ariaBusy = "true";
  import(/* @vite-ignore */ address as string)
    .then((chunk: { open(link: HTMLAnchorElement): unknown }) => isWaiting() && chunk.open(link))
    .catch(() => isWaiting() && location.assign(link.href))
    .finally(() => {
      link.ariaBusy = null;
    });
});
