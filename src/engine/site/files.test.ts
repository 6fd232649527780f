import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { loadContent } from "../../../scripts/disk/check-content.ts";
import { displayPath } from "../../../scripts/disk/display-path.ts";
import { readAssets } from "../../../scripts/disk/owner-files.ts";
import { checkFiles, readingOf } from "../../../scripts/testing/files/check-files.ts";
import { inWordsOf } from "../../../scripts/testing/in-words-of.ts";
import { hasLinks, isPosix } from "../../../scripts/testing/system.ts";
import { temporaryContent } from "../../../scripts/testing/temporary-content.ts";

const litter = readFileSync(new URL("litter.test.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((name) => /^[^ ]/.test(name));

it.each(["", "pages/", "products/", "pictures/", "files/", "files/root/"])(
  "what systems and storage leave is no file: %s",
  (folder) => {
    const files = [...litter, "Icon\r"].map((name) => [folder + name, "x"]);
    expect(readingOf(Object.fromEntries(files))).toEqual([]);
  },
);

it("two pages have the same name whose letters differ only in how they are put together", () => {
  const twice = { "pages/é.yaml": "layout: text", "pages/e\u0301.yaml": "layout: text" };
  expect(readingOf(twice)).toContainEqual(
    expect.stringContaining("Another file has the same name"),
  );
});

it("a site may do without products, and without most pages", () => {
  expect(checkFiles({ products: null }).content?.products).toEqual([]);
  const pages = ["about", "products", "contact", "accessibility", "privacy"];
  const gone = pages.map((key) => [`pages/${key}.yaml`, null]);
  const { content, located } = checkFiles(Object.fromEntries(gone), { only: [] });
  expect(Object.keys(content?.pages ?? {})).toEqual(["home", "imprint", "not-found"]);
  expect(located.pageKeys).toEqual(["home", "imprint", "not-found"]);
});

it("files are listed by what becomes of them, and notes are none", () => {
  const names = [
    ...["files/price-list.pdf", "files/press.tar.gz", "files/README.md", "pictures/till.jpg"],
    ...["files/root/BingSiteAuth.xml", "files/root/.well-known/assetlinks.json"],
  ];
  const { files, root, pictures } = readAssets(
    temporaryContent(Object.fromEntries(names.map((name) => [name, "x"]))),
  );
  expect([files, root, pictures].map((some) => some.map(({ name }) => name))).toEqual([
    ["press.tar.gz", "price-list.pdf"],
    [".well-known/assetlinks.json", "BingSiteAuth.xml"],
    ["till.jpg"],
  ]);
});

it("products stand by place, then by name, with those without a place last", () => {
  const text = checkFiles().sources.find(({ file }) => file.endsWith("first.yaml"))?.text ?? "";
  const { content } = checkFiles({
    "products/first.yaml": `${text}order: 7\n`,
    "products/b-none.yaml": text,
    "products/a-none.yaml": text,
    "products/z-one.yaml": `${text}order: -1\n`,
    "products/a-seven.yaml": `${text}order: 7\n`,
  });
  const slugs = content?.products.map(({ slug }) => slug);
  expect(slugs).toEqual(["z-one", "a-seven", "first", "a-none", "b-none", "second"]);
});

it("the content folder itself is missing, or no folder", () => {
  const directory = temporaryContent();
  expect(inWordsOf(loadContent(join(directory, "nowhere")).diagnostics)).toMatchObject([
    { file: `${directory}/nowhere`, message: "This folder is missing." },
  ]);
  expect(inWordsOf(loadContent(join(directory, "site.yaml")).diagnostics)).toMatchObject([
    { file: `${directory}/site.yaml`, message: "This is a file, not a folder." },
  ]);
});

describe("what is no plain text", () => {
  const zero = "[\0] The character U+0000 cannot be in a text file.";
  const decoded = "[\uFFFD] The file is not in UTF-8; the first wrong byte is here.";

  it.each<[string, string | Uint8Array, string]>([
    ["an empty file", "", "The file is empty."],
    ["a file larger than a megabyte", "#".repeat(1024 ** 2 + 1), "The file is larger than 1 MB."],
    ["a file in Latin-1", Buffer.from("heading: caf\u00E9\n", "latin1"), decoded],
    ["a file of zeros", new Uint8Array(1000), zero],
  ])("%s is one finding", (_, bytes, finding) => {
    expect(readingOf({ "pages/about.yaml": bytes })).toEqual([`pages/about.yaml ${finding}`]);
  });

  it("of a file with a byte order mark the rest is checked all the same", () => {
    const spoilProduct = (text: string) => `\uFEFF${text.replace(/progress:.*/, "progress: 200")}`;
    expect(readingOf({ "products/first.yaml": spoilProduct })).toEqual([
      "products/first.yaml [\uFEFF] The file begins with a byte order mark.",
      "products/first.yaml [200] `progress` cannot be 200.",
    ]);
  });
});

describe("what is no ordinary file", () => {
  /** The findings about a place in which something else stands. */
  function faultsWith(place: string, put: (path: string) => void): string[] {
    const directory = temporaryContent({ products: null });
    const path = join(directory, place);
    mkdirSync(dirname(path), { recursive: true });
    put(path);
    return inWordsOf(loadContent(directory).diagnostics).map(({ file, message }) =>
      `${file} ${message}`.replace(`${directory}/`, ""),
    );
  }

  it.skipIf(!isPosix).each(["files/prices.pdf", "files/root/ads.txt", "pictures/till.jpg"])(
    "a pipe, which nobody can read to its end: %s",
    (place) => {
      const found = faultsWith(place, (path) => execFileSync("mkfifo", [path]));
      expect(found).toEqual([`${place} This is not an ordinary file.`]);
    },
  );

  it.skipIf(!hasLinks).each([
    ["pages/new.yaml", "file"],
    ["products", "folder"],
    ["files", "folder"],
    ["pictures", "folder"],
    ["files/prices.pdf", "file"],
  ])("a link, wherever it leads: %s", (place, kind) => {
    const found = faultsWith(place, (path) => symlinkSync(tmpdir(), path));
    expect(found).toEqual([`${place} This is a link, not a ${kind}.`]);
  });

  it.skipIf(!hasLinks)("but the content folder may be reached by a link", () => {
    const links = temporaryContent();
    symlinkSync(temporaryContent(), join(links, "content"), "junction");
    expect(loadContent(join(links, "content")).diagnostics).toEqual([]);
  });
});

it("shows a path below the working directory from there, any other whole, and with forward slashes", () => {
  expect(displayPath(resolve("content", "site.yaml"))).toBe("content/site.yaml");
  expect(displayPath(resolve("..data", "site.yaml"))).toBe("..data/site.yaml");
  expect(displayPath(process.cwd())).toBe(".");
  const elsewhere = join(dirname(process.cwd()), "elsewhere", "site.yaml");
  expect(displayPath(elsewhere)).toBe(elsewhere.replaceAll(sep, "/"));
});
