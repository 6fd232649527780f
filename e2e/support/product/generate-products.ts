import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";

/** Puts a number of made-up products in place of those of a content folder. */
export async function generateProducts(content: string, count: number): Promise<void> {
  const folder = join(content, "products");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (let number = 1; number <= count; number += 1) {
    const product = {
      name: `Product ${number}`,
      tagline: `What number ${number} is for`,
      icon: "book",
      bullets: ["Reads what you give it", "Says what it has found", "Works without a network"],
      eta: `Q4 ${new Date().getUTCFullYear() + 1}`,
      progress: number % 101,
      waitlist: "closed",
      order: number,
    };
    await writeFile(join(folder, `product-${number}.yaml`), stringify(product));
  }
}
