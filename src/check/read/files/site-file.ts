import { join } from "node:path";
import type { Diagnostic } from "../diagnostic.ts";
import { nearest } from "../findings/nearest.ts";
import { displayPath } from "./display-path.ts";
import { fileFinding } from "./file-finding.ts";
import type { Entry } from "./folder.ts";
import { isPageName } from "./page-files.ts";
import { copiedFrom, isPicture } from "./stray-file.ts";

const name = "site.yaml";

/**
 * Finds `site.yaml` among what lies in the content folder itself, where nothing else belongs. A misnamed
 * one is not reported as missing as well.
 */
export function siteFile(
  folder: string,
  entries: readonly Entry[],
): { site: Entry | undefined; diagnostics: Diagnostic[] } {
  const site = entries.find((entry) => entry.name === name);
  const meant = site ?? entries.find((entry) => isMeant(entry.name));
  const diagnostics = entries.flatMap((entry) => {
    if (entry === site) return [];
    const home = (name: string) => `the folder \`${displayPath(join(folder, name))}\``;
    const belongs = isPageName(entry.name)
      ? `Move it into ${home("pages")}.`
      : isPicture(entry.name)
        ? `Move it into ${home("pictures")}.`
        : entry.name.endsWith(".yaml") && !isMeant(entry.name)
          ? `Is it a page? Then move it into ${home("pages")}; if not, move it elsewhere.`
          : `Move it elsewhere; here belong \`${name}\`.`;
    const message = `Nothing on the site reads this ${entry.isFolder ? "folder" : "file"}.`;
    const hint = entry === meant ? `Did you mean \`${name}\`? Rename it.` : belongs;
    return [fileFinding(entry.file, message, hint)];
  });
  if (meant === undefined) {
    const hint = "Create it; its fields are those of the schema in `src/content/schema`.";
    const file = displayPath(join(folder, name));
    diagnostics.push(fileFinding(file, "This file is missing.", hint));
  }
  return { site, diagnostics };
}

function isMeant(file: string): boolean {
  const stem = file.replace(/\..*$/, "");
  return stem === "site" || copiedFrom(stem) === "site" || nearest(stem, ["site"]) !== undefined;
}
