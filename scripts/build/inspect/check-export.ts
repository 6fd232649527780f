import { basePath } from "../../disk/base-path.ts";
import { ownerFiles } from "../../disk/owner-files.ts";
import { readCheckedSite } from "../render/checked-content.ts";
import { type ExportedSite, readExport } from "./exported-site.ts";
import { heavyPages } from "./heavy-pages.ts";
import { linkFaults } from "./link-faults.ts";
import { markupFaults } from "./markup-faults.ts";

/** What is wrong with the build of the content in a folder, see {@link checkExport}. */
export function checkBuild(folder: string, base = basePath()) {
  const [content] = readCheckedSite().contents;
  return checkExport(readExport(folder, content, base, ownerFiles()));
}

/** What is wrong with a build: faults prevent publishing, remarks are only worth knowing. */
export function checkExport(site: ExportedSite): Record<"faults" | "remarks", string[]> {
  const faults = [...linkFaults(site), ...site.pages.flatMap(markupFaults)];
  const heavy = heavyPages(site);
  // The weight of a page is a fault only if the owner has set a limit.
  if (site.pageLimit === undefined) return { faults, remarks: heavy };
  return { faults: [...faults, ...heavy], remarks: [] };
}
