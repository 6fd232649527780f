import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { loadContent } from "../../../src/check/read/load.ts";
import { editFiles, sampleCopy } from "../../../src/check/testing/temporary-content.ts";
import { errorsIn, fileIn, textsIn } from "../testing/content-folder.ts";
import { initSample, today } from "../testing/init-sample.ts";
import { init } from "./init.ts";

vi.setConfig({ testTimeout: 60_000 });

describe("a page that the site does without", () => {
  it("goes with its file and the links to it", async () => {
    const { directory, deleted, said } = await initSample({ without: ["about"] });
    expect(deleted.join()).toContain("pages/about.yaml");
    expect(existsSync(join(directory, "pages/about.yaml"))).toBe(false);
    expect(said.join("\n")).toMatch(
      /^about goes: the page about the company, with \d links to it\.$/m,
    );
    for (const [, text] of textsIn(directory)) expect(text).not.toMatch(/page: about/);
  });

  it("leaves nothing to mend where a text of the sample led to it", async () => {
    const { directory } = await initSample({ without: ["about"] });
    expect(errorsIn(directory, { today })).toEqual([]);
    expect(fileIn(directory, "pages/home.yaml")).not.toMatch(/\/about|More about us/);
    expect(fileIn(directory, "pages/home.yaml")).toMatch(/software for work like theirs\.\n/);
  });

  it("takes away a paragraph that is but a link to it, and lets one that must stay lead elsewhere", async () => {
    const { directory } = await initSample();
    const page = (...paragraphs: string[]) =>
      `title: Terms\ndescription: What holds between us.\nheading: Terms\nsections:\n  - heading: Terms\n    paragraphs:\n${paragraphs.map((one) => `      - ${one}\n`).join("")}`;
    const link = '"[More about us](/about#team)"';
    editFiles(directory, {
      "pages/terms.yaml": `layout: text\n${page("They hold.", link)}`,
      "pages/rules.yaml": `layout: text\n${page(link)}`,
    });
    await init(directory, { given: { without: ["about"] }, today });
    expect(fileIn(directory, "pages/terms.yaml")).toBe(`layout: text\n${page("They hold.")}`);
    expect(fileIn(directory, "pages/rules.yaml")).toContain("[More about us](/contact)");
  });

  it("takes its part of the sample's facts with it", async () => {
    const { said } = await initSample({ without: ["accessibility"] });
    expect(said.join()).not.toMatch(/tests of the sample/);
  });

  it("keeps a list that must have an entry, and leads from there to the contact page", async () => {
    const { directory } = await initSample();
    const links = /(header:\n {2}links:\n)(?: {4}- page: \w+\n)+/;
    editFiles(directory, {
      "site.yaml": (text) => text.replace(links, "$1    - page: about\n"),
    });
    const { said } = await init(directory, { given: { without: ["about"] }, today });
    expect(fileIn(directory, "site.yaml")).toMatch(
      /header:\n {2}links:\n {4}- page: contact\n {2}action/,
    );
    expect(said.join("\n")).toMatch(/`header\.links\[0\]\.page` is `contact` now, not `about`\./);
  });

  it("goes from a site that is somebody's own, and from one without it already", async () => {
    const { directory } = await initSample();
    const first = await init(directory, { given: { without: ["products", "about"] }, today });
    expect(first.deleted).toHaveLength(2);
    const second = await init(directory, { given: { without: ["products"] }, today });
    expect([second.deleted, second.written, second.said]).toEqual([[], [], []]);
  });

  it("takes its own drawing with it, and leaves those of other pages", async () => {
    const { directory } = await initSample();
    const site = fileIn(directory, "site.yaml");
    const drawn = (...pages: string[]) =>
      `${site}drawings:\n${pages.map((page) => `  - {for: ${page}, file: own.svg}\n`).join("")}`;
    editFiles(directory, { "site.yaml": drawn("about", "home"), "pictures/own.svg": "<svg/>" });
    await init(directory, { given: { without: ["about"] }, today });
    expect(fileIn(directory, "site.yaml")).toMatch(
      /drawings:\n {2}- \{for: home, file: own\.svg\}\n$/,
    );
    editFiles(directory, { "site.yaml": drawn("products") });
    await init(directory, { given: { without: ["products"] }, today });
    expect(fileIn(directory, "site.yaml")).not.toContain("drawings");
  });

  it("is no start page, and no address that a product names", async () => {
    const { directory } = await initSample();
    const product = fileIn(sampleCopy(), "products/fresh-saver.yaml");
    editFiles(directory, {
      "site.yaml": (text) => text.replace("startPage: home", "startPage: about"),
      "products/path.yaml": `${product}href: /about#us\n`,
      "products/whole.yaml": `${product}href: https://www.kiln.dev/about\n`,
      "products/other.yaml": `${product}href: https://www.elsewhere.dev/about\n`,
    });
    await init(directory, { given: { without: ["about"] }, today });
    expect(fileIn(directory, "site.yaml")).toContain("startPage: home");
    expect(fileIn(directory, "products/path.yaml")).toBe(product);
    expect(fileIn(directory, "products/whole.yaml")).toBe(product);
    expect(fileIn(directory, "products/other.yaml")).toContain("elsewhere.dev/about");
  });
});

describe("a section that the site does without", () => {
  const kinds = (directory: string) => {
    const { pages } = loadContent(directory).content ?? {};
    const about = pages?.["about"];
    return about?.layout === "sections" ? about.sections.map(({ kind }) => kind) : [];
  };

  it("goes, and the others stay", async () => {
    const { directory, said } = await initSample({ without: ["vision"] });
    expect(kinds(directory)).toEqual(["features", "action"]);
    expect(said).toContain("vision goes: vision and mission, on the page about the company.");
    const again = await init(directory, { given: { without: ["vision"] }, today });
    expect([again.written, again.said]).toEqual([[], []]);
  });

  it("stays where it is the only one", async () => {
    const { directory } = await initSample();
    editFiles(directory, {
      "pages/about.yaml": (text) => `${text.split("\n  - kind: features")[0]}\n`,
    });
    await init(directory, { given: { without: ["vision"] }, today });
    expect(kinds(directory)).toEqual(["passages"]);
  });

  it("goes from a page in the form that it had before sections", async () => {
    const { directory } = await initSample();
    const parts = `
vision: { heading: Hope, text: Much. }
closing:
  heading: Write to us
  text: A few lines are enough.
  action: { text: Our products, page: products }
`;
    editFiles(directory, {
      "pages/about.yaml": (text) =>
        text.replace("layout: sections\n", "").replace(/\nsections:\n(.*\n)*$/, parts),
    });
    expect(kinds(directory)).toEqual(["passages", "action"]);
    await init(directory, { given: { without: ["vision", "products"] }, today });
    expect(kinds(directory)).toEqual(["action"]);
    expect(fileIn(directory, "pages/about.yaml")).toContain("page: contact }");
  });
});
