import type { ExampleFile } from "./define-rule.ts";

/** The file that an example is of, as people know it. */
export function fileOfExample(where: ExampleFile): string {
  if (where === "files") return "the folder content/";
  if (where === "site") return "content/site.yaml";
  return where === "product" ? "a file in content/products/" : `content/pages/${where}.yaml`;
}
