import type { ExportedPage, ExportedSite } from "./exported-site.ts";

/** Attributes that name other elements of the page by their ids. */
const references = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "popovertarget"];

/** Ids that occur twice, and references that no element answers to. */
export function referenceFaults({ pages }: ExportedSite): string[] {
  return pages.flatMap(faultsOf);
}

function faultsOf({ file, document }: ExportedPage): string[] {
  const ids = document.querySelectorAll("[id]").map((element) => element.id ?? "");
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const missing = references.flatMap((name) =>
    document
      .querySelectorAll(`[${name}]`)
      .flatMap((element) => element.getAttributeValue(name)?.split(/\s+/) ?? [])
      .filter((id) => !ids.includes(id))
      .map((id) => `${file} refers to the id "${id}" by ${name}, and no element has it.`),
  );
  return [...twice.map((id) => `${file} has the id "${id}" more than once.`), ...missing];
}
