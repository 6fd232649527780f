import { describe, expect, it } from "vitest";
import { findingsInFolder } from "../testing/findings-in-folder.ts";
import { temporaryContent } from "../testing/temporary-content.ts";
import { loadContent } from "./load.ts";

const set = (key: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^${key}:.*`, "m"), `${key}: ${value}`);

describe("a sound folder", () => {
  it("gives typed content and the text of each file", () => {
    const directory = temporaryContent();
    const { content, diagnostics, sources } = loadContent(directory);
    expect(diagnostics).toEqual([]);
    expect(content?.site.language).toBe("en");
    expect(Object.keys(content?.pages ?? {})).toHaveLength(7);
    expect(content?.products.map(({ slug }) => slug)).toEqual(["first", "second"]);
    expect(sources).toHaveLength(10);
    expect(sources.every(({ text }) => text.length > 0)).toBe(true);
  });

  it("orders products by place, then by name, with those without a place last", () => {
    const product = (order: string) => (text: string) => `${text}${order}`;
    const directory = temporaryContent();
    const text = loadContent(directory).sources.find(({ file }) => file.endsWith("first.yaml"))
      ?.text as string;
    const products = loadContent(
      temporaryContent({
        "products/first.yaml": product("order: 7\n"),
        "products/b-none.yaml": text,
        "products/a-none.yml": text,
        "products/a.yaml": text,
        "products/z-one.yaml": `${text}order: -1\n`,
        "products/a-seven.yaml": `${text}order: 7\n`,
      }),
    ).content?.products;
    expect(products?.map(({ slug }) => slug)).toEqual([
      "z-one",
      "a-seven",
      "first",
      "a",
      "a-none",
      "b-none",
      "second",
    ]);
  });

  it("ignores hidden files, notes and what systems leave behind", () => {
    const directory = temporaryContent({
      ".DS_Store": "x",
      "README.md": "# Notes",
      "pages/.home.yaml.swp": "x",
      "pages/home.yaml~": "x",
      "products/Thumbs.db": "x",
    });
    expect(findingsInFolder(directory)).toEqual([]);
  });

  it("accepts Windows line ends", () => {
    const windows = (text: string) => text.replaceAll("\n", "\r\n");
    expect(
      findingsInFolder(temporaryContent({ "site.yaml": windows, "pages/privacy.yaml": windows })),
    ).toEqual([]);
  });
});

describe("several mistakes", () => {
  it("are all found in one run, by file, line and column", () => {
    const directory = temporaryContent({
      "site.yaml": (text) =>
        set("sample", "maybe")(text).replace("startPage: home", "startPage: hom"),
      "pages/home.yaml": (text) => text.replace("title:", "title"),
      "products/first.yaml": set("progress", "101"),
      "products/second.yaml": null,
      "pages/about.yaml": null,
    });
    expect(findingsInFolder(directory)).toEqual([
      "pages/about.yaml This file is missing.",
      "pages/home.yaml [title Tools for teams] This line has no colon after its key.",
      "products/first.yaml [101] `progress` cannot be 101.",
      'site.yaml [maybe] `sample` is the text "maybe", not true or false.',
      'site.yaml [hom] `startPage` cannot be "hom".',
    ]);
    expect(loadContent(directory).content).toBeUndefined();
  });

  it("of which one is enough to give no content", () => {
    expect(
      loadContent(temporaryContent({ "products/first.yaml": set("eta", "") })).content,
    ).toBeUndefined();
    expect(
      loadContent(temporaryContent({ "pages/home.yaml": (text) => `${text}title: x\n` })).content,
    ).toBeUndefined();
  });
});
