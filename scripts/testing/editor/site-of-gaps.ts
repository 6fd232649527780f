import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sectionKinds } from "../../../src/content/section-kinds.ts";
import { loadContent } from "../../content/files/load.ts";
import { changeList } from "../../edit/change-list.ts";
import { init } from "../../edit/init.ts";
import { createPage } from "../../edit/page-files.ts";
import { temporaryFolder } from "../temporary-content.ts";

/**
 * The folder of a new site, with a new page of each layout, two products, an entry of each collection, and a page with
 * each kind of section as the panel adds it.
 */
export async function siteOfGaps(language: string): Promise<string> {
  const folder = join(temporaryFolder(), "site");
  const set = ["contact.hours={mon-fri: 9:00–17:00}"];
  await init(folder, { given: { name: "Kiln", language }, set });
  const directory = join(folder, "content");
  cpSync("e2e/firms/kilns/pictures", join(directory, "pictures"), { recursive: true });
  for (const [what, title] of files)
    for (const { file, text = "" } of createPage(directory, what, title, [])) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  const kinds = Object.keys(sectionKinds).filter((kind) => kind !== "hero");
  for (const [at, kind] of kinds.entries()) {
    const change = { action: "add", index: at + 1, kind } as const;
    const loaded = loadContent(directory);
    const changed = changeList(loaded, "pages/sections.yaml", ["sections"], change);
    for (const { file, text } of changed) writeFileSync(file, text);
  }
  return folder;
}

const files = [
  ...["sections", "text", "case"].map((layout) => [layout, layout] as const),
  ...["About", "Imprint", "Products"].map((title) => ["page", title] as const),
  ...[["post", "Post"] as const, ["event", "Event"] as const, ["job", "Job"] as const],
  ...[["product", "One"] as const, ["product", "Other"] as const],
] as const;
