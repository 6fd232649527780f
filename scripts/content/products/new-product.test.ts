import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkContent } from "../../../src/check/check.ts";
import { Cancelled } from "../../../src/check/refusal.ts";
import { temporaryContent } from "../../../src/check/testing/temporary-content.ts";
import { errorsIn, fileIn } from "../testing/content-folder.ts";
import { preparedAsker } from "../testing/prepared-asker.ts";
import { newProduct } from "./new-product.ts";

const given = { tagline: "One: line", icon: "book", bullets: ["First", "no"], eta: "Q4 2099" };

describe("a new product", () => {
  it("is written from flags alone, with a comment above each field, and passes the check", async () => {
    const directory = temporaryContent();
    const path = await newProduct(directory, "third-thing", given);
    expect(path).toBe(join(directory, "products", "third-thing.yaml"));
    const text = readFileSync(path, "utf8");
    expect(text).toMatch(/^# A product card\.\n\n# Name of the product\.\nname: Third Thing\n\n# /);
    expect(text).toContain('tagline: "One: line"\n');
    expect(text).toContain('bullets:\n  - First\n  - "no"\n');
    expect(text).toMatch(/\n# Drawing on the card\. One of: awning, .*\n(# .*\n)*icon: book\n/);
    expect(text).toMatch(/\n# Address of a preview.*\n# href:\n/);
    expect(text.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(errorsIn(directory)).toEqual([]);
    expect(checkContent({ directory }).content?.products).toHaveLength(3);
  });

  it("comes behind the cards that have a place", async () => {
    const directory = temporaryContent({ "products/first.yaml": (text) => `${text}order: 7\n` });
    expect(readFileSync(await newProduct(directory, "a", given), "utf8")).toContain("order: 8\n");
  });

  it("makes the folder for the first one, whatever lies beside it", async () => {
    const directory = temporaryContent({ products: null });
    const file = await newProduct(directory, "site", given);
    expect(readFileSync(file, "utf8")).toContain("order: 1\n");
    expect(checkContent({ directory }).content?.products).toHaveLength(1);
  });

  it("asks for what no flag says, and for the badge's look only with a badge", async () => {
    const directory = temporaryContent();
    const asker = preparedAsker(
      ...["", "A line", "bok", "book", "", "One", "Two", "", "planed", ""],
      ...["2027", "Q4 2099", "65%", "65", "", "", ""],
    );
    const path = await newProduct(directory, "asked", {}, asker);
    expect(errorsIn(directory)).toEqual([]);
    expect(readFileSync(path, "utf8")).toMatch(/progress: 65\n/);
    const heard = asker.heard.join("\n");
    expect(heard).toContain("Did you mean `book`?");
    expect(heard).toContain("Write Q1, Q2, Q3 or Q4 and the year, such as Q4 2027.");
    expect(heard).toContain("Did you mean `planned`?");
    expect(heard).not.toContain("badgeVariant");
    expect(heard).not.toContain("price");
  });

  it("that is available is asked for price and link, and for nothing that is to come", async () => {
    const directory = temporaryContent();
    const { eta: _, ...lasting } = given;
    const flags = { ...lasting, status: "available", price: "9 pounds" };
    const link = "Buy: now: https://shop.fixture.internal/";
    const path = await newProduct(directory, "sold", { ...flags, link });
    const text = readFileSync(path, "utf8");
    expect(text).toContain("\nstatus: available\n");
    expect(text).toContain('\nlink:\n  text: "Buy: now"\n  href: https://shop.fixture.internal/\n');
    expect(text).toMatch(/\n# eta:\n/);
    expect(errorsIn(directory)).toEqual([]);
    await expect(newProduct(directory, "x", { ...flags, link: "https://a.b" })).rejects.toThrow(
      /--link: .*such as Buy: https/,
    );
    await expect(newProduct(directory, "x", { ...given, ...flags })).rejects.toThrow(
      /A product that is available has no `eta`\. Delete it\./,
    );
  });

  it("is not written where the person stops", async () => {
    const directory = temporaryContent();
    const stopped = newProduct(directory, "x", {}, preparedAsker("Name"));
    await expect(stopped).rejects.toBeInstanceOf(Cancelled);
    expect(readdirSync(join(directory, "products"))).toEqual(["first.yaml", "second.yaml"]);
  });

  it("holds any text that a person may type", async () => {
    const texts = "#1,- x,a: b,&x,*x,',\",%,\\,012,true,{a,नमस्ते".split(",");
    const directory = temporaryContent();
    for (const [index, tagline] of texts.entries())
      await newProduct(directory, `p${index}`, { ...given, tagline });
    const { content } = checkContent({ directory });
    const written = content?.products.filter(({ slug }) => /^p\d+$/.test(slug)) ?? [];
    expect(written.map(({ tagline }) => tagline).sort()).toEqual([...texts].sort());
  });
});

describe("a new product is refused", () => {
  it.each([
    ["", /small letters, digits and single hyphens only, such as `my-product`/],
    ["../x", /such as `x`/],
    ["..", /such as `my-product`/],
    ["a/b", /such as `a-b`/],
    ["a\\b", /such as `a-b`/],
    ["a\0b", /such as `a-b`/],
    ["CON", /such as `my-product`/],
    ["con", /name of a device on Windows/],
    ["lpt1", /name of a device on Windows/],
    ["GreenThing", /such as `green-thing`/],
    ["తెలుగు", /such as `my-product`/],
    ["-x", /such as `x`/],
    ["x.yaml", /such as `x-yaml`/],
    ["x".repeat(300), /at most 60 letters, and this one 300/],
  ])("with the slug %j", async (slug, message) => {
    const directory = temporaryContent();
    await expect(newProduct(directory, slug, given)).rejects.toThrow(message);
    expect(readdirSync(join(directory, "products"))).toEqual(["first.yaml", "second.yaml"]);
    expect(readdirSync(directory).sort()).toEqual(["pages", "products", "site.yaml"]);
  });

  it("where there is one of that name, and that one stays as it is", async () => {
    const directory = temporaryContent({ "products/Third.yml": "mine" });
    const first = fileIn(directory, "products/first.yaml");
    await expect(newProduct(directory, "first", given)).rejects.toThrow(/first\.yaml exists/);
    await expect(newProduct(directory, "third", given)).rejects.toThrow(/Third\.yml exists/);
    expect(fileIn(directory, "products/first.yaml")).toBe(first);
  });

  it("where the content is missing, or the folder elsewhere", async () => {
    const directory = temporaryContent();
    const products = join(directory, "products");
    const nowhere = join(directory, "nowhere");
    await expect(newProduct(nowhere, "x", given)).rejects.toThrow(/folder is missing/);
    expect(existsSync(nowhere)).toBe(false);
    rmSync(products, { recursive: true });
    mkdirSync(join(directory, "elsewhere"));
    symlinkSync(join(directory, "elsewhere"), products);
    await expect(newProduct(directory, "x", given)).rejects.toThrow(/products is a link/);
    expect(readdirSync(join(directory, "elsewhere"))).toEqual([]);
  });
});
