import { cp, mkdtemp, readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { program } from "../../scripts/publish/build-by-command.ts";
import { contentFolder } from "../support/content.ts";
import { generatePages } from "../support/generate-pages.ts";
import type { Figure } from "./measure.ts";
import { run } from "./process-times.ts";

/** Numbers of pages that are added to the content in force, with the bars of the build in seconds and MB. */
const steps: [pages: number, seconds?: number, megabytes?: number][] = [
  [51],
  [407],
  [1000, 30, 1000],
  [4000, 120, 2000],
];

/** How builds and their files grow with the number of pages: once each, with all link previews drawn anew. */
export async function growth(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const subject = `work ${Date.now()}`;
  let few: Record<string, number> | undefined;
  for (const [pages, seconds, megabytes] of steps) {
    const content = await mkdtemp(join(tmpdir(), "content-"));
    await cp(contentFolder, content, { recursive: true });
    await generatePages(content, pages, subject);
    const folder = await mkdtemp(join(tmpdir(), "build-"));
    const add = (what: string, unit: string, value: number, bar?: number) =>
      figures.push({ what: `${pages} pages more: ${what}`, unit, values: [value], bar });

    const built = run(content, program, "build", "--out", folder);
    add("build, the whole process", "s", built.seconds, seconds);
    add("its most memory", "MB", built.megabytes, megabytes);
    add("build with kept previews", "s", run(content, program, "build", "--out", folder).seconds);
    add(
      "content check",
      "s",
      run(content, program, "check").seconds,
      pages === 4000 ? 6 : undefined,
    );
    const sizes = await sizesIn(folder);
    few ??= sizes;
    for (const [what, size] of Object.entries(sizes)) add(what, "B", size, few[what]);
  }
  return figures;
}

/** Sizes of files that are to be the same however many pages there are, in bytes. */
async function sizesIn(folder: string): Promise<Record<string, number>> {
  const sizeOf = async (file: string) => (await stat(join(folder, file))).size;
  const chunks = await readdir(join(folder, "assets"));
  const app = chunks.find((file) => file.startsWith("app-")) ?? "";
  return {
    "first page": await sizeOf("index.html"),
    app: await sizeOf(join("assets", app)),
    _headers: await sizeOf("_headers"),
  };
}
