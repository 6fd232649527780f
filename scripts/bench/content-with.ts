import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "../../e2e/support/content.ts";
import { generateProducts } from "../../e2e/support/generate-products.ts";
import type { Bench } from "./bench.ts";

/** A copy of the content with a number of made-up products; it goes with the bench. */
export async function contentWith(bench: Bench, products: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  bench.onClose(() => rm(folder, { recursive: true, force: true }));
  await cp(contentFolder, folder, { recursive: true });
  await generateProducts(folder, products);
  return folder;
}
