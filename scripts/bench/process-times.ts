import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build, removeBuild } from "../../e2e/support/build.ts";
import { contentFolder } from "../../e2e/support/content.ts";
import { generateProducts } from "../../e2e/support/generate-products.ts";
import { inProject } from "../../e2e/support/project.ts";
import type { Bench } from "./bench.ts";
import { type Figure, figuresOf } from "./figure.ts";

const [few, many, more, most] = [3, 203, 1000, 4000] as const;

/** A build as a whole process, with a few products and with many. */
export async function buildTime(bench: Bench): Promise<Figure[]> {
  const folder = "dist.bench-build";
  bench.onClose(() => removeBuild(folder));
  const contents = { few: await contentWith(bench, few), many: await contentWith(bench, many) };
  const time = (environment = {}) => millisecondsOf(() => build(folder, environment));
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
  const sound = [await contentWith(bench, more), await contentWith(bench, most)] as const;
  const spoilt = [await contentWith(bench, more), await contentWith(bench, most)] as const;
  for (const content of spoilt) await spoilProducts(content);
  type Times = readonly [more: number, most: number];
  const timesOf = async (
    [less, all]: readonly [string, string],
    exitCode: number,
  ): Promise<Times> => [await secondsOfCheck(less, exitCode), await secondsOfCheck(all, exitCode)];
  const runs = await bench.repeat(async () => ({
    shipped: await secondsOfCheck(contentFolder, 0),
    sound: await timesOf(sound, 0),
    spoilt: await timesOf(spoilt, 1),
  }));
  // How much dearer a product is among the most than among the more.
  const growth = (shipped: number, [less, all]: Times) =>
    (all - less) / (most - more) / ((less - shipped) / more);
  const ratio = `content check, cost of a product at ${most} against ${more}`;
  const below = { limit: 0.5, kind: "below" } as const;
  return figuresOf(runs, [
    ["content check, the whole process", "s", ({ shipped }) => shipped, below],
    [`content check of ${more} products`, "s", ({ sound: [less] }) => less],
    [`content check of ${most} products`, "s", ({ sound: [, all] }) => all],
    [ratio, "×", ({ shipped, sound }) => growth(shipped, sound), { limit: 1.25 }],
    [
      `${ratio}, all mistaken`,
      "×",
      ({ shipped, spoilt }) => growth(shipped, spoilt),
      { limit: 1.25 },
    ],
  ]);
}

/** Seconds that the check of a content folder takes; throws with what it printed where it ends with another code. */
async function secondsOfCheck(folder: string, exitCode: number): Promise<number> {
  const args = ["scripts/content/start.mjs", "check"];
  const env = { ...process.env, NODE_ENV: "production", CONTENT_DIR: folder };
  const options = { cwd: inProject(), env, maxBuffer: Number.POSITIVE_INFINITY };
  const time = await millisecondsOf(() =>
    promisify(execFile)(process.execPath, args, options).then(
      ({ stdout }) => {
        if (exitCode !== 0) throw new Error(`The check finds no mistake: ${stdout}`);
      },
      (error) => {
        if (error.code !== exitCode) throw error;
      },
    ),
  );
  return time / 1000;
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

/** A copy of the content with a number of made-up products; it goes with the bench. */
async function contentWith(bench: Bench, products: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  bench.onClose(() => rm(folder, { recursive: true, force: true }));
  await cp(contentFolder, folder, { recursive: true });
  await generateProducts(folder, products);
  return folder;
}

/** Milliseconds on the clock that some work takes. */
async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
