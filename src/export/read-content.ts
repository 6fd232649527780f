import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Content } from "../content/schema/content.ts";
import { pageKeys } from "../content/schema/primitives.ts";

export function readContent(): Content {
  const y = (f: string) => parse(readFileSync(`content/${f}.yaml`, "utf8"));
  return {
    site: y("site"),
    pages: Object.fromEntries(pageKeys.map((k) => [k, y(`pages/${k}`)])) as never,
    products: readdirSync("content/products")
      .map((f) => ({ slug: f.replace(".yaml", ""), ...y(`products/${f.replace(".yaml", "")}`) }))
      .sort((a, b) => a.order - b.order),
  };
}
