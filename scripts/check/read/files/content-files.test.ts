import { mkdirSync, symlinkSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { readingOf } from "../../testing/check-files.ts";
import { temporaryContent } from "../../testing/temporary-content.ts";
import { loadContent } from "../load.ts";
import { displayPath } from "./display-path.ts";

describe("files that are missing or in the wrong place", () => {
  it.each(["", "pages/", "products/", "pictures/", "files/", "files/root/"])(
    "are none where systems and storage leave theirs: %s",
    (folder) => {
      const litter = [
        ...[
          ".DS_Store",
          "._about.yaml",
          "__MACOSX/._a.jpg",
          "Icon\r",
          ".Trashes/x",
          ".till.jpg.icloud",
        ],
        ...[
          "Thumbs.db",
          "ehthumbs.db",
          "Desktop.ini",
          "$RECYCLE.BIN/x",
          "~$about.docx",
          "~WRL0001.tmp",
        ],
        ...[
          ".849C9593-D756-4E56-8D6E-42412F2A707B",
          ".dropbox",
          ".dropbox.cache/x",
          ".tmp.driveupload/x",
        ],
        ...[
          ".stfolder/x",
          ".sync_1f.db",
          "@eaDir/till.jpg/SYNOPHOTO_THUMB_M.jpg",
          "#recycle/x",
          "@tmp/x",
        ],
        ...[
          "till.jpg@SynoEAStream",
          "@Recycle/x",
          ".@__thumb/till.jpg",
          ".directory",
          "lost+found/x",
        ],
        ...[".~lock.a.ods#", ".about.yaml.swp", "#about.yaml#", "about.yaml~", ".fuse_hidden0001"],
      ].map((name) => [folder + name, "x"]);
      expect(readingOf(Object.fromEntries(litter))).toEqual([]);
    },
  );

  it("are two pages whose names differ only in how a letter is put together", () => {
    const directory = temporaryContent({ "pages/é.yaml": "x: 1", "pages/e\u0301.yaml": "x: 1" });
    const hints = loadContent(directory).diagnostics.map(
      ({ message, hint }) => `${message} ${hint}`,
    );
    const words = /^Another file has the same name\..* `é.yaml` is there already\.$/;
    expect(hints).toContainEqual(expect.stringMatching(words));
  });

  it("are none where a name has a letter that is neither small nor large", () => {
    const text = "layout: text\n";
    const { located } = loadContent(temporaryContent({ "pages/サービス.yaml": text }));
    expect(located.pages.map(({ key }) => key)).toContain("サービス");
  });

  it("are no products, of which there may be none", () => {
    const { content } = loadContent(temporaryContent({ products: null }));
    expect(content?.products).toEqual([]);
  });

  it("are no page that a site may do without", () => {
    const pages = ["about", "products", "contact", "accessibility", "privacy"];
    const gone = pages.map((key) => [`pages/${key}.yaml`, null]);
    const { content, located } = loadContent(temporaryContent(Object.fromEntries(gone)));
    expect(Object.keys(content?.pages ?? {})).toEqual(["home", "imprint", "not-found"]);
    expect(located.pageKeys).toEqual(["home", "imprint", "not-found"]);
  });

  it("says that the content folder itself is missing, or no folder", () => {
    const directory = temporaryContent();
    expect(loadContent(join(directory, "nowhere")).diagnostics).toMatchObject([
      { file: `${directory}/nowhere`, message: "This folder is missing." },
    ]);
    expect(loadContent(join(directory, "site.yaml")).diagnostics).toMatchObject([
      { file: `${directory}/site.yaml`, message: "This is a file, not a folder." },
    ]);
  });
});

describe("files that are no plain text", () => {
  const latin = Buffer.from("title: x\nheading: caf\u00E9\n", "latin1");
  const zero = "[\0] The character U+0000 cannot be in a text file.";
  const decoded = "[\uFFFD] The file is not in UTF-8; the first wrong byte is here.";

  it.each<[string, string | Uint8Array, string]>([
    ["an empty one", "", "The file is empty."],
    ["one larger than a megabyte", "#".repeat(1024 * 1024 + 1), "The file is larger than 1 MB."],
    ["one in Latin-1", latin, decoded],
    ["one of zeros", new Uint8Array(1000), zero],
  ])("%s is one finding", (_, bytes, finding) => {
    expect(readingOf({ "pages/about.yaml": bytes })).toEqual([`pages/about.yaml ${finding}`]);
  });

  it("a byte order mark is a finding, and the rest is checked all the same", () => {
    const edit = (text: string) => `\uFEFF${text.replace(/progress:.*/, "progress: 200")}`;
    expect(readingOf({ "products/first.yaml": edit })).toEqual([
      "products/first.yaml [\uFEFF] The file begins with a byte order mark.",
      "products/first.yaml [200] `progress` cannot be 200.",
    ]);
  });

  it.skipIf(process.platform === "win32")("links are findings, wherever they lead", () => {
    const directory = temporaryContent({ "pages/about.yaml": null, products: null });
    const other = temporaryContent();
    symlinkSync(join(other, "pages/about.yaml"), join(directory, "pages/about.yaml"));
    symlinkSync(join(other, "products"), join(directory, "products"));
    const found = loadContent(directory).diagnostics;
    expect(found.map(({ file, message }) => [file.slice(directory.length + 1), message])).toEqual([
      ["pages/about.yaml", "This is a link, not a file."],
      ["products", "This is a link, not a folder."],
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

it("shows a path below the working directory from there, any other whole, and with forward slashes", () => {
  expect(displayPath(resolve("content", "site.yaml"))).toBe("content/site.yaml");
  expect(displayPath(resolve("..data", "site.yaml"))).toBe("..data/site.yaml");
  expect(displayPath(process.cwd())).toBe(".");
  const elsewhere = join(dirname(process.cwd()), "elsewhere", "site.yaml");
  expect(displayPath(elsewhere)).toBe(elsewhere.replaceAll(sep, "/"));
});
