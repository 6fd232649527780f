import { spawnSync } from "node:child_process";
import { appendFile, cp, mkdtemp, readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { program } from "../../scripts/suites/build-by-command.ts";
import { contentFolder } from "../support/content.ts";
import { inProject } from "../support/project.ts";
import type { Figure } from "./figure.ts";
import { generatePages } from "./generate-pages.ts";

/** Numbers of added pages, with the bars of the first build and, in CPU seconds, of the check. */
const steps: [pages: number, seconds?: number, megabytes?: number, checkSeconds?: number][] = [
  [51],
  [407],
  [1000, 30, 1000],
  [2000],
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
    addFigure("first build", "s", built.seconds, seconds);
    addFigure("first build, CPU", "s", built.cpu);
    addFigure("its most memory", "MB", built.megabytes, megabytes);
    await appendFile(join(content, "pages/page-1.yaml"), "updated: 2026-01-02\n");
    const again = measureCommand(content, "build", "--out", folder);
    addFigure("build after a change of one page, CPU", "s", again.cpu);
    addFigure("content check, CPU", "s", measureCommand(content, "check").cpu, checkSeconds);
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

/** Prints the CPU seconds of a process and the most memory that it used, in kilobytes, as its last line. */
const printUsage = `data:text/javascript,${encodeURIComponent(`process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.log("\\n" + JSON.stringify([(userCPUTime + systemCPUTime) / 1e6, maxRSS / 1000]));
});`)}`;

/** Seconds, CPU seconds and megabytes of a command. Throws with its output if it fails. */
function measureCommand(content: string, ...args: string[]) {
  const env = { ...process.env, NODE_ENV: "production", CONTENT_DIR: content };
  const options = { cwd: inProject(), env, encoding: "utf8", maxBuffer: 2 ** 30 } as const;
  const start = performance.now();
  const all = ["--import", printUsage, program, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, options);
  if (status !== 0) throw new Error(`${args.join(" ")} ends with ${status}: ${stdout}${stderr}`);
  const seconds = (performance.now() - start) / 1000;
  const [cpu, megabytes]: [number, number] = JSON.parse(`${stdout.trim().split("\n").at(-1)}`);
  return { seconds, cpu, megabytes };
}
