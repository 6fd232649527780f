import { spawnSync } from "node:child_process";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { program } from "../../scripts/publish/build-by-command.ts";
import { contentFolder } from "../support/content.ts";
import { generateProducts } from "../support/generate-products.ts";
import { inProject } from "../support/project.ts";
import { type Figure, figuresOf, repeat } from "./measure.ts";

/** A build as a whole process, and how it grows with the products. */
export async function buildTime(): Promise<Figure[]> {
  const [few, many] = [3, 203];
  const folder = await mkdtemp(join(tmpdir(), "build-"));
  const build = (content: string) => run(content, program, "build", "--out", folder).seconds;
  const [withFew, withMany] = [await contentWith(few), await contentWith(many)];
  const runs = await repeat(async () => ({
    shipped: build(contentFolder),
    each: ((build(withMany) - build(withFew)) * 1000) / (many - few),
  }));
  return figuresOf(
    runs,
    ["build, the whole process", "s", ({ shipped }) => shipped, 1.5],
    [`build, for each product from ${few} to ${many}`, "ms", ({ each }) => each, 2],
  );
}

/** The content check as a whole process, of the content in force and of very many products. */
export async function checkTime(): Promise<Figure[]> {
  const most = await contentWith(4000);
  const check = (content: string) => run(content, program, "check").seconds;
  const runs = await repeat(async () => ({ shipped: check(contentFolder), most: check(most) }));
  return figuresOf(
    runs,
    ["content check, the whole process", "s", ({ shipped }) => shipped, 0.4],
    ["content check of 4,000 products", "s", ({ most }) => most, 3],
  );
}

/** Prints the most memory that a process took, in kilobytes, as its last line. */
const printMemory =
  "data:text/javascript,process.on('exit',()=>console.log('\\n'+process.resourceUsage().maxRSS))";

/** Seconds and megabytes that a script takes with a content folder; throws with what it printed where it fails. */
export function run(content: string, ...args: string[]): { seconds: number; megabytes: number } {
  const env = { ...process.env, NODE_ENV: "production", CONTENT_DIR: content };
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", printMemory, ...args],
    {
      cwd: inProject(),
      env,
      encoding: "utf8",
      maxBuffer: Number.POSITIVE_INFINITY,
    },
  );
  if (status !== 0) throw new Error(`${args.join(" ")} ends with ${status}: ${stdout}${stderr}`);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, megabytes: Number(stdout.trim().split("\n").at(-1)) / 1000 };
}

/** A copy of the content with a number of made-up products. */
async function contentWith(products: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  await cp(contentFolder, folder, { recursive: true });
  await generateProducts(folder, products);
  return folder;
}
