/**
 * The inline script of a page with boxes one of which must be ticked, which no attribute says. Until React runs, the
 * browser asks for it in the words of the form.
 */
const askForOne = () => {
  for (const group of document.querySelectorAll<HTMLElement>("[data-missing]"))
    (group.querySelector("input") as HTMLInputElement).setCustomValidity(
      group.querySelector(":checked") ? "" : (group.dataset["missing"] as string),
    );
};

askForOne();
addEventListener("click", askForOne);
