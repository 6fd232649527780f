import { describe, expect, it } from "vitest";
import { loadContent } from "./load.ts";
import { findingsInFolder } from "./testing/findings-in-folder.ts";
import { temporaryContent } from "./testing/temporary-content.ts";

function hints(directory: string): (string | undefined)[] {
  return loadContent(directory).diagnostics.map(({ hint }) => hint);
}

const set = (key: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^${key}:.*`, "m"), `${key}: ${value}`);

describe("a sound folder", () => {
  it("gives typed content and the text of each file", () => {
    const directory = temporaryContent();
    const { content, diagnostics, sources } = loadContent(directory);
    expect(diagnostics).toEqual([]);
    expect(content?.site.language).toBe("en");
    expect(Object.keys(content?.pages ?? {})).toHaveLength(6);
    expect(content?.products.map(({ slug }) => slug)).toEqual(["first", "second"]);
    expect(sources).toHaveLength(9);
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
      "pages/home.yaml [title words] This line has no colon after its key.",
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

describe("what no single value shows", () => {
  it("a section that the policy requires and lacks", () => {
    const directory = temporaryContent({
      "pages/privacy.yaml": (text) => text.replace("- id: words", "- id: wrods"),
    });
    expect(findingsInFolder(directory)).toEqual([
      "pages/privacy.yaml [words] The policy must have a section with the id `words`, and has none.",
    ]);
    expect(hints(directory)).toEqual(["Is it the section `wrods`? Give both the same id."]);
  });

  it("two sections with one id", () => {
    const twice = "  - id: words\n    heading: a\n    paragraphs: [b]\n";
    const directory = temporaryContent({
      "pages/privacy.yaml": (text) => text.replace("sections:\n", `sections:\n${twice}`),
    });
    expect(findingsInFolder(directory)).toEqual([
      "pages/privacy.yaml [words] Another section has the id `words` already.",
    ]);
  });

  it("an open waitlist without a support address", () => {
    const open = { "products/second.yaml": set("waitlist", "open") };
    expect(findingsInFolder(temporaryContent(open))).toEqual([
      "products/second.yaml [open] An open waitlist needs a support address, and the site has none.",
    ]);
    const address = (text: string) =>
      text.replace("contact:\n", "contact:\n  supportEmail: a@example.org\n");
    expect(findingsInFolder(temporaryContent({ ...open, "site.yaml": address }))).toEqual([]);
  });
});
