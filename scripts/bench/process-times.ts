import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "../../e2e/support/content.ts";
import { generateProducts } from "../../e2e/support/generate-products.ts";
import { inProject } from "../../e2e/support/project.ts";
import { build } from "../publish/testing/build.ts";
import type { Bench } from "./bench.ts";
import { type Figure, figuresOf } from "./figure.ts";

const [few, many, more, most] = [3, 203, 1000, 4000] as const;

/** A build as a whole process, with a few products and with many. */
export async function buildTime(bench: Bench): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "build-"));
  const contents = { few: await contentWith(few), many: await contentWith(many) };
  const time = async (environment = {}) => {
    const start = performance.now();
    await build(folder, environment);
    return performance.now() - start;
  };
  const runs = await bench.repeat(async () => ({
    shipped: (await time()) / 1000,
    ofFew: await time({ CONTENT_DIR: contents.few }),
    ofMany: await time({ CONTENT_DIR: contents.many }),
  }));
  const each = `build, for each product from ${few} to ${many}`;
  return figuresOf(runs, [
    ["build, the whole process", "s", ({ shipped }) => shipped, { limit: 1.5 }],
    [each, "ms", ({ ofFew, ofMany }) => (ofMany - ofFew) / (many - few), { limit: 2 }],
  ]);
}

/** The content check as a whole process, and how it grows with the products and with mistakes. */
export async function checkTime(bench: Bench): Promise<Figure[]> {
  const sound = { more: await contentWith(more), most: await contentWith(most) };
  const spoilt = { more: await contentWith(more), most: await contentWith(most) };
  for (const content of Object.values(spoilt)) await spoilProducts(content);
  const runs = await bench.repeat(async () => ({
    shipped: secondsOfCheck(contentFolder),
    more: secondsOfCheck(sound.more),
    most: secondsOfCheck(sound.most),
    spoiltMore: secondsOfCheck(spoilt.more, 1),
    spoiltMost: secondsOfCheck(spoilt.most, 1),
  }));
  // How much dearer a product is among the most than among the more.
  const growth = (shipped: number, less: number, all: number) =>
    (all - less) / (most - more) / ((less - shipped) / more);
  const ratio = `content check, cost of a product at ${most} against ${more}`;
  const [below, bar] = [{ limit: 0.5, kind: "below" } as const, { limit: 1.25 }];
  return figuresOf(runs, [
    ["content check, the whole process", "s", (run) => run.shipped, below],
    [`content check of ${more} products`, "s", (run) => run.more],
    [`content check of ${most} products`, "s", (run) => run.most],
    [ratio, "×", (run) => growth(run.shipped, run.more, run.most), bar],
    [
      `${ratio}, all mistaken`,
      "×",
      (run) => growth(run.shipped, run.spoiltMore, run.spoiltMost),
      bar,
    ],
  ]);
}

/** Seconds that the check of a content folder takes; throws with what it printed where it ends with another code. */
function secondsOfCheck(folder: string, exitCode = 0): number {
  const args = ["scripts/content/start.mjs", "check"];
  const env = { ...process.env, NODE_ENV: "production", CONTENT_DIR: folder };
  const start = performance.now();
  const options = { cwd: inProject(), env, maxBuffer: Number.POSITIVE_INFINITY };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  if (status !== exitCode) throw new Error(`The check ends with ${status}: ${stdout}${stderr}`);
  return (performance.now() - start) / 1000;
}

/** Gives each product of a folder a link to a part that is not there, and a picture that is missing. */
async function spoilProducts(content: string): Promise<void> {
  for (const name of await readdir(join(content, "products"))) {
    const file = join(content, "products", name);
    const text = await readFile(file, "utf8");
    const link = text.replace("Reads what you give it", `"[It](/contact#${name})"`);
    await writeFile(file, `${link}image: {file: ${name}.jpg, alt: A screen}\n`);
  }
}

/** A copy of the content with a number of made-up products. */
async function contentWith(products: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  await cp(contentFolder, folder, { recursive: true });
  await generateProducts(folder, products);
  return folder;
}
