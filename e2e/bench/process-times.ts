import { spawnSync } from "node:child_process";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageBin } from "../../scripts/package-bin.ts";
import { contentFolder } from "../support/content.ts";
import { generateProducts } from "../support/generate-products.ts";
import { inProject } from "../support/project.ts";
import { type Figure, figuresOf, repeat } from "./measure.ts";

/** A build as a whole process, and how it grows with the products. */
export async function buildTime(): Promise<Figure[]> {
  const [few, many] = [3, 203];
  const folder = await mkdtemp(join(tmpdir(), "build-"));
  const build = (content: string) =>
    secondsOf(content, packageBin("vite"), "build", "--outDir", folder);
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
  const check = (content: string) => secondsOf(content, "scripts/content/start.mjs", "check");
  const runs = await repeat(async () => ({ shipped: check(contentFolder), most: check(most) }));
  return figuresOf(
    runs,
    ["content check, the whole process", "s", ({ shipped }) => shipped, 0.4],
    ["content check of 4,000 products", "s", ({ most }) => most, 3],
  );
}

/** Seconds that a script takes with a content folder; throws with what it printed where it fails. */
function secondsOf(content: string, ...args: string[]): number {
  const env = { ...process.env, NODE_ENV: "production", CONTENT_DIR: content };
  const start = performance.now();
  const options = { cwd: inProject(), env, maxBuffer: Number.POSITIVE_INFINITY };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  if (status !== 0) throw new Error(`${args.join(" ")} ends with ${status}: ${stdout}${stderr}`);
  return (performance.now() - start) / 1000;
}

/** A copy of the content with a number of made-up products. */
async function contentWith(products: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  await cp(contentFolder, folder, { recursive: true });
  await generateProducts(folder, products);
  return folder;
}
