import { spawnSync } from "node:child_process";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "../../e2e/support/content.ts";
import { generateProducts } from "../../e2e/support/generate-products.ts";
import { inProject } from "../../e2e/support/project.ts";
import { packageBin } from "../package-bin.ts";
import type { Bench } from "./bench.ts";
import { type Figure, figuresOf } from "./figure.ts";

/** A build as a whole process, and how it grows with the products. */
export async function buildTime(bench: Bench): Promise<Figure[]> {
  const [few, many] = [3, 203];
  const folder = await mkdtemp(join(tmpdir(), "build-"));
  const build = (content: string) =>
    secondsOf(content, packageBin("vite"), "build", "--outDir", folder);
  const contents = { few: await contentWith(few), many: await contentWith(many) };
  const runs = await bench.repeat(async () => ({
    shipped: build(contentFolder),
    each: ((build(contents.many) - build(contents.few)) * 1000) / (many - few),
  }));
  return figuresOf(runs, [
    ["build, the whole process", "s", ({ shipped }) => shipped, { limit: 1.5 }],
    [`build, for each product from ${few} to ${many}`, "ms", ({ each }) => each, { limit: 2 }],
  ]);
}

/** The content check as a whole process, and how it grows with the products. */
export async function checkTime(bench: Bench): Promise<Figure[]> {
  const [more, most] = [1000, 4000];
  const check = (content: string) => secondsOf(content, "scripts/content/start.mjs", "check");
  const contents = { more: await contentWith(more), most: await contentWith(most) };
  const runs = await bench.repeat(async () => ({
    shipped: check(contentFolder),
    more: check(contents.more),
    most: check(contents.most),
  }));
  type Run = (typeof runs)[number];
  // How much dearer a product is among the most than among the more.
  const growth = ({ shipped, more: some, most: all }: Run) =>
    (all - some) / (most - more) / ((some - shipped) / more);
  return figuresOf(runs, [
    ["content check, the whole process", "s", ({ shipped }) => shipped, { limit: 0.4 }],
    [`content check of ${most} products`, "s", (run) => run.most, { limit: 3 }],
    [`content check, cost of a product at ${most} against ${more}`, "×", growth, { limit: 1.25 }],
  ]);
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
