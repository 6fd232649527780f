import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { blankEntry } from "../../../src/engine/edit/blank-entry.ts";
import { changeList } from "../../../src/engine/edit/change-list.ts";
import { createPage } from "../../../src/engine/edit/page-files.ts";
import { sourceFile } from "../../../src/engine/edit/source-files.ts";
import { sectionKinds } from "../../../src/engine/schema/section-kinds.ts";
import type { Texts } from "../../../src/engine/site/files/file-set.ts";
import { loadContent } from "../../disk/check-content.ts";
import { init } from "../../edit/init.ts";
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
  for (const [what, title] of files) write(createPage(loadContent(directory), what, title, []));
  const kinds = Object.keys(sectionKinds).filter((kind) => kind !== "hero");
  for (const [at, kind] of kinds.entries()) {
    const change = { action: "add", index: at + 1, kind } as const;
    const loaded = loadContent(directory);
    const page = sourceFile(loaded.located, "pages/sections.yaml");
    const entry = page?.field.at(["sections"], page.value)?.element;
    // A person chooses a picture first.
    const chosen = entry && blankEntry(entry, { kind }, { page: "home", picture: "door.jpg" });
    write(changeList(loaded, "pages/sections.yaml", ["sections"], change, [chosen]));
  }
  return folder;
}

function write(texts: Texts): void {
  for (const [file, text = ""] of texts) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const files = [
  ...["sections", "text", "case"].map((layout) => [layout, layout] as const),
  ...["About", "Imprint", "Products"].map((title) => ["page", title] as const),
  ...[["post", "Post"] as const, ["event", "Event"] as const, ["job", "Job"] as const],
  ...[["product", "One"] as const, ["product", "Other"] as const],
] as const;
