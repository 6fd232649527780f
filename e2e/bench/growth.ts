import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { program } from "../../scripts/test/build-by-command.ts";
import { contentFolder } from "../support/content.ts";
import { inProject } from "../support/project.ts";
import type { Figure } from "./figure.ts";
import { generatePages } from "./generate-pages.ts";

/** Numbers of added pages, with the bars of the build and of the check. */
const steps: [pages: number, seconds?: number, megabytes?: number, checkSeconds?: number][] = [
  [51],
  [407],
  [1000, 30, 1000],
  [4000, 120, 2000, 6],
];

/** How builds and their files grow with the number of pages. The first build of each draws all link previews. */
export async function growth(): Promise<Figure[]> {
  const figures: Figure[] = [];
  let few: Record<string, number> | undefined;
  for (const [pages, seconds, megabytes, checkSeconds] of steps) {
    const content = await mkdtemp(join(tmpdir(), "content-"));
    await cp(contentFolder, content, { recursive: true });
    await generatePages(content, pages, `work ${Date.now()}`);
    const folder = await mkdtemp(join(tmpdir(), "build-"));
    const addFigure = (what: string, unit: Figure["unit"], value: number, bar?: number) =>
      figures.push({ what: `${pages} pages more: ${what}`, unit, values: [value], bar });

    const built = measureCommand(content, "build", "--out", folder);
    addFigure("build, the whole process", "s", built.seconds, seconds);
    addFigure("its most memory", "MB", built.megabytes, megabytes);
    addFigure(
      "build with kept previews",
      "s",
      measureCommand(content, "build", "--out", folder).seconds,
    );
    addFigure("content check", "s", measureCommand(content, "check").seconds, checkSeconds);
    const sizes = await sizesIn(folder);
    few ??= sizes;
    for (const [what, size] of Object.entries(sizes)) addFigure(what, "B", size, few[what]);
  }
  return figures;
}

/** Bytes of files that do not depend on the number of pages. */
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

/** Prints the most memory that a process used, in kilobytes, as its last line. */
const printMemory =
  "data:text/javascript,process.on('exit',()=>console.log('\\n'+process.resourceUsage().maxRSS))";

/** Seconds and megabytes of a command. Throws with its output if it fails. */
function measureCommand(
  content: string,
  ...args: string[]
): { seconds: number; megabytes: number } {
  const env = { ...process.env, NODE_ENV: "production", CONTENT_DIR: content };
  const options = { cwd: inProject(), env, encoding: "utf8", maxBuffer: 2 ** 30 } as const;
  const start = performance.now();
  const all = ["--import", printMemory, program, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, options);
  if (status !== 0) throw new Error(`${args.join(" ")} ends with ${status}: ${stdout}${stderr}`);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, megabytes: Number(stdout.trim().split("\n").at(-1)) / 1000 };
}
