import { describe, expect, it } from "vitest";
import { readingOf } from "../testing/check-files.ts";
import { temporaryContent } from "../testing/temporary-content.ts";
import { loadContent } from "./load.ts";

describe("a sound folder", () => {
  it("orders products by place, then by name, with those without a place last", () => {
    const { sources } = loadContent(temporaryContent());
    const text = sources.find(({ file }) => file.endsWith("first.yaml"))?.text;
    const { content } = loadContent(
      temporaryContent({
        "products/first.yaml": `${text}order: 7\n`,
        "products/b-none.yaml": `${text}`,
        "products/a-none.yaml": `${text}`,
        "products/z-one.yaml": `${text}order: -1\n`,
        "products/a-seven.yaml": `${text}order: 7\n`,
      }),
    );
    const slugs = content?.products.map(({ slug }) => slug);
    expect(slugs).toEqual(["z-one", "a-seven", "first", "a-none", "b-none", "second"]);
  });

  it("ignores hidden files, notes and what systems leave behind", () => {
    const left = [".DS_Store", "README.md", "pages/.home.yaml.swp", "pages/home.yaml~"];
    const edits = [...left, "products/Thumbs.db"].map((name) => [name, "x"]);
    expect(readingOf(Object.fromEntries(edits))).toEqual([]);
  });

  it("accepts Windows line ends", () => {
    const windows = (text: string) => text.replaceAll("\n", "\r\n");
    const edits = { "site.yaml": windows, "pages/privacy.yaml": windows };
    expect(readingOf(edits)).toEqual([]);
  });
});

it("finds several mistakes in one run, by file, line and column", () => {
  const found = readingOf({
    "site.yaml": (text) => text.replace("sample: false", "sample: maybe"),
    "pages/home.yaml": (text) => text.replace("title:", "title"),
    "products/first.yaml": (text) => text.replace("65", "101"),
    "products/second.yaml": null,
    "pages/not-found.yaml": null,
  });
  expect(found).toEqual([
    "pages/home.yaml [title Tools for teams] This line has no key with a colon and a space after it.",
    "pages/not-found.yaml This file is missing.",
    "products/first.yaml [101] `progress` cannot be 101.",
    'site.yaml [maybe] `sample` is the text "maybe", not true or false.',
  ]);
});
