import type { Page } from "playwright/test";

/** Ids that occur twice, and references to ids that do not occur, as the page stands now. */
export function faultyReferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = [
      ...["for", "form", "list", "popovertarget", "aria-labelledby", "aria-describedby"],
      ...["aria-controls", "aria-owns", "aria-details", "aria-errormessage"],
      "aria-activedescendant",
    ];
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const twice = ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `two id="${id}"`);
    const missing = [...document.querySelectorAll("body *")].flatMap((element) => {
      const link = element.getAttribute("href");
      const references = [
        ...(link?.startsWith("#") ? [["href", decodeURIComponent(link.slice(1))]] : []),
        ...attributes.flatMap((name) =>
          (element.getAttribute(name)?.split(/\s+/) ?? []).map((id) => [name, id]),
        ),
      ];
      return references
        .filter(([, id = ""]) => !ids.includes(id))
        .map(([name, id]) => `${element.localName} ${name}="${id}"`);
    });
    return [...twice, ...missing];
  });
}
