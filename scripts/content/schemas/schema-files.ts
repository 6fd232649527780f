import { pageKeys } from "../../../src/content/page-keys.ts";
import { pageSchemas } from "../../../src/content/schema/pages.ts";
import { productSchema } from "../../../src/content/schema/product.ts";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { jsonSchemaOf } from "./json-schema.ts";

/** Where the schemas lie in a content folder; hidden, so that the check takes them for no content. */
const folder = ".schema";

/** The schema of a content file, by paths from the content folder with forward slashes. */
export function schemaPathOf(file: string): string {
  const [group, name = group] = file.replace(/\.yaml$/, "").split("/");
  if (group === "products") return `${folder}/product.json`;
  return group === "pages" ? `${folder}/pages/${name}.json` : `${folder}/${name}.json`;
}

/** All schemas as JSON, by their paths from the content folder. */
export function schemaFiles(): Map<string, string> {
  const schemas = [
    ["site.yaml", siteSchema],
    ["products/any.yaml", productSchema],
    ...pageKeys.map((key) => [`pages/${key}.yaml`, pageSchemas[key]] as const),
  ] as const;
  return new Map(
    schemas.map(([file, schema]) => [
      schemaPathOf(file),
      `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
    ]),
  );
}
