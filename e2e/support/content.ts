import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { contentDirectory } from "../../src/check/read/content-directory.ts";
import type { PageKey } from "../../src/content/page-keys.ts";
import type { Pages } from "../../src/content/schema/pages.ts";
import type { Product } from "../../src/content/schema/product.ts";
import type { Site } from "../../src/content/schema/site.ts";

/** Folder of the words that the tested export was built from. */
export const contentFolder = contentDirectory();

function read(...path: string[]): unknown {
  return parse(readFileSync(join(contentFolder, ...path), "utf8"));
}

export const site = read("site.yaml") as Site;

/** Words of one page. */
export function pageContent<Key extends PageKey>(key: Key): Pages[Key] {
  return read("pages", `${key}.yaml`) as Pages[Key];
}

export const products = readdirSync(join(contentFolder, "products"))
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => read("products", file) as Product);
