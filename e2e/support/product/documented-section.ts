import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inProject } from "../project.ts";
import { ownerWith } from "./editing-server.ts";

/** The files in docs/extend.md, by their paths in an owner's folder; that of a page is a part of it. */
export async function documentedFiles(): Promise<Map<string, string>> {
  const page = await readFile(inProject("docs/extend.md"), "utf8");
  const blocks = page.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms);
  return new Map(Array.from(blocks, ([, path = "", text = ""]) => [path, text]));
}

/**
 * The folder of an owner with the section of docs/extend.md.
 *
 * @param change Gives files other texts; it gets each by its path.
 */
export async function folderWithSection(
  change = (_path: string, text: string) => text,
): Promise<string> {
  const folder = await ownerWith("english");
  // A page with one section more is translated no longer.
  await rm(join(folder, "content/languages"), { recursive: true });
  for (const [path, text] of await documentedFiles()) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    const before = path.startsWith("content/") ? await readFile(file, "utf8") : "";
    await writeFile(file, before + change(path, text));
  }
  return folder;
}
