import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findingsInFolder } from "../../testing/findings-in-folder.ts";
import type { FixtureEdits } from "../../testing/fixture.ts";
import { temporaryContent } from "../../testing/temporary-content.ts";
import { loadContent } from "../load.ts";

describe("files that are missing or in the wrong place", () => {
  it.each<[string, FixtureEdits, string, RegExp]>([
    ["no site file", { "site.yaml": null }, "site.yaml This file is missing.", /Create it/],
    ["no page", { "pages/home.yaml": null }, "pages/home.yaml This file is missing.", /Create/],
    ["no folder of pages", { pages: null }, "pages This folder is missing.", /Create it/],
    ["no folder of products", { products: null }, "products This folder is missing.", /Create/],
    [
      "no product",
      { "products/first.yaml": null, "products/second.yaml": null },
      "products There is no product.",
      /`first-product\.yaml`/,
    ],
    [
      "a misspelt page",
      { "pages/about.yaml": null, "pages/abuot.yaml": "x" },
      "pages/abuot.yaml Nothing on the site reads this file.",
      /^Did you mean `about\.yaml`\? Rename it\.$/,
    ],
    [
      "a page with another ending",
      { "pages/about.yaml": null, "pages/about.yml": "x" },
      "pages/about.yml Nothing on the site reads this file.",
      /`about\.yaml`/,
    ],
    [
      "a page in capitals",
      { "pages/about.yaml": null, "pages/About.yaml": "x" },
      "pages/About.yaml Nothing on the site reads this file.",
      /`about\.yaml`/,
    ],
    [
      "a page too many",
      { "pages/prices.yaml": "x" },
      "pages/prices.yaml Nothing on the site reads this file.",
      /here belong `home\.yaml`, `about\.yaml`/,
    ],
    [
      "a page beside the folder of pages",
      { "home.yaml": "x" },
      "home.yaml Nothing on the site reads this file.",
      /^Move it into the folder `.*\/pages`\.$/,
    ],
    [
      "a folder too many",
      { "posts/one.yaml": "x" },
      "posts Nothing on the site reads this folder.",
      /Move it elsewhere/,
    ],
    [
      "a misspelt folder",
      { products: null, "product/one.yaml": "x" },
      "product Nothing on the site reads this folder.",
      /^Did you mean `products`\? Rename it\.$/,
    ],
    [
      "a folder in place of a file",
      { "site.yaml": null, "site.yaml/x": "x" },
      "site.yaml A folder stands where a file should be.",
      /Rename or delete/,
    ],
    [
      "a product's name in capitals",
      { "products/Third_Product.yaml": "x" },
      "products/Third_Product.yaml The name of a product's file has small letters, digits and single hyphens only.",
      /`third-product\.yaml`/,
    ],
    [
      "a product with another ending",
      { "products/third.md": "x" },
      "products/third.md This is no product: its name does not end in .yaml.",
      /`third\.yaml`/,
    ],
    [
      "a folder among products",
      { "products/old/third.yaml": "x" },
      "products/old Nothing on the site reads this folder.",
      /Move it elsewhere/,
    ],
    [
      "a product twice, by ending",
      { "products/first.yml": "x" },
      "products/first.yml `first.yaml` is a product of the same name.",
      /Rename one/,
    ],
    [
      "a product twice, by capitals",
      { "products/First.yaml": "x" },
      "products/First.yaml `first.yaml` is a product of the same name.",
      /Rename one/,
    ],
  ])("%s is one finding", (_, edits, finding, hint) => {
    const directory = temporaryContent(edits);
    expect(findingsInFolder(directory)).toEqual([finding]);
    const { content, diagnostics } = loadContent(directory);
    expect(diagnostics[0]?.hint).toMatch(hint);
    expect(content).toBeUndefined();
  });

  it("a file in place of a folder is one finding", () => {
    const directory = temporaryContent({ products: null });
    writeFileSync(join(directory, "products"), "x");
    expect(findingsInFolder(directory)).toEqual([
      "products A file stands where a folder should be.",
    ]);
  });

  it("says that the content folder itself is missing, or no folder", () => {
    const directory = temporaryContent();
    expect(loadContent(join(directory, "nowhere")).diagnostics).toMatchObject([
      { file: `${directory}/nowhere`, message: "This folder is missing." },
    ]);
    expect(loadContent(join(directory, "site.yaml")).diagnostics).toMatchObject([
      { file: `${directory}/site.yaml`, message: "A file stands where a folder should be." },
    ]);
  });
});

describe("files that are no plain text", () => {
  it.each<[string, string | Uint8Array, string]>([
    ["an empty one", "", "The file is empty."],
    ["one larger than a megabyte", "#".repeat(1024 * 1024 + 1), "The file is larger than 1 MB."],
    [
      "one in Latin-1",
      Buffer.from("title: x\nheading: caf\u00E9\n", "latin1"),
      "[\uFFFD] The file is not in UTF-8; the first wrong byte stands here.",
    ],
    ["one in UTF-16", Buffer.from("\uFEFFtitle: x\n", "utf16le"), "The file is in UTF-16."],
    [
      "one of zeros",
      new Uint8Array(1000),
      "[\0] The character U+0000 cannot stand in a text file.",
    ],
  ])("%s is one finding", (_, bytes, finding) => {
    expect(findingsInFolder(temporaryContent({ "pages/about.yaml": bytes }))).toEqual([
      `pages/about.yaml ${finding}`,
    ]);
  });

  it("a byte order mark is a finding, and the rest is checked all the same", () => {
    const edit = (text: string) => `\uFEFF${text.replace(/progress:.*/, "progress: 200")}`;
    expect(findingsInFolder(temporaryContent({ "products/first.yaml": edit }))).toEqual([
      "products/first.yaml [\uFEFF] The file begins with a byte order mark.",
      "products/first.yaml [200] `progress` cannot be 200.",
    ]);
  });

  it.skipIf(process.platform === "win32")("links are findings, wherever they lead", () => {
    const directory = temporaryContent({ "pages/about.yaml": null, products: null });
    const other = temporaryContent();
    symlinkSync(join(other, "pages/about.yaml"), join(directory, "pages/about.yaml"));
    symlinkSync(join(other, "products"), join(directory, "products"));
    expect(findingsInFolder(directory)).toEqual([
      "pages/about.yaml A link stands where a file should be.",
      "products A link stands where a folder should be.",
    ]);
  });

  it("a folder may be reached by a link", () => {
    const directory = temporaryContent();
    const links = temporaryContent();
    mkdirSync(join(links, "links"));
    symlinkSync(directory, join(links, "links/content"), "junction");
    expect(loadContent(join(links, "links/content")).diagnostics).toEqual([]);
  });
});
