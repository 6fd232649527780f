import type { Layout } from "../../../src/content/layouts.ts";
import type { Pages } from "../../../src/content/schema/pages.ts";
import type { ProductFields } from "../../../src/content/schema/product.ts";
import type { Site } from "../../../src/content/schema/site.ts";
import type { Assets } from "./assets/assets.ts";
import type { LocatedFile } from "./located.ts";

/** The files of a content folder with their places, as far as they could be read. */
export interface LocatedContent {
  site?: LocatedFile<Site>;
  pages: LocatedPage[];
  /** Keys of all pages, also of those that could not be read. */
  pageKeys: string[];
  /** The same of all products. */
  productKeys: string[];
  products: (LocatedFile<ProductFields> & { slug: string })[];
  assets: Assets;
  /** Whether nothing is wrong with the files and their shape. */
  isWhole: boolean;
}

/** A page's file, with the page's key. */
export type LocatedPage = {
  [Name in Layout]: LocatedFile<Pages[Name]> & { key: string; layout: Name };
}[Layout];
