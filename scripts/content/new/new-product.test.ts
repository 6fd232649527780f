import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "../../check/check.ts";
import { temporaryContent } from "../../check/testing/temporary-content.ts";
import { newProduct } from "./new-product.ts";

const given = { tagline: "Line", icon: "book", bullets: ["First"], eta: "Q4 2099" };

it("a new product holds any text that a person may type", async () => {
  const texts = "#1,- x,a: b,&x,*x,',\",%,\\,012,true,{a,नमस्ते".split(",");
  const directory = temporaryContent();
  for (const [index, tagline] of texts.entries())
    await newProduct(directory, `p${index}`, { ...given, tagline });
  const { content } = checkContent({ directory });
  const written = content?.products.filter(({ slug }) => /^p\d+$/.test(slug)) ?? [];
  expect(written.map(({ tagline }) => tagline).sort()).toEqual([...texts].sort());
});

it("a new product is refused where the folder lies elsewhere", async () => {
  const directory = temporaryContent();
  const [products, elsewhere] = ["products", "elsewhere"].map((name) => join(directory, name));
  rmSync(products as string, { recursive: true });
  mkdirSync(elsewhere as string);
  symlinkSync(elsewhere as string, products as string);
  await expect(newProduct(directory, "x", given)).rejects.toThrow(/products is a link/);
  expect(readdirSync(elsewhere as string)).toEqual([]);
});
