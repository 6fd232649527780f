import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { loadContent } from "../../../src/check/read/load.ts";
import { fileIn } from "../testing/content-folder.ts";
import { initSample, texts, today } from "../testing/init-sample.ts";
import { sampleCopy } from "../testing/sample-copy.ts";
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
    for (const [, text] of texts(directory)) expect(text).not.toMatch(/page: about/);
  });

  it("takes its part of the sample's facts with it", async () => {
    const { said } = await initSample({ without: ["accessibility"] });
    expect(said.join()).not.toMatch(/tests of the sample/);
  });

  it("keeps a list that must have an entry, and leads from there to the contact page", async () => {
    const { directory } = await initSample();
    const site = fileIn(directory, "site.yaml");
    const only = site.replace(
      /(header:\n {2}links:\n)(?: {4}- page: \w+\n)+/,
      "$1    - page: about\n",
    );
    writeFileSync(join(directory, "site.yaml"), only);
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
    writeFileSync(join(directory, "site.yaml"), drawn("about", "home"));
    writeFileSync(join(directory, "pictures/own.svg"), "<svg/>");
    await init(directory, { given: { without: ["about"] }, today });
    expect(fileIn(directory, "site.yaml")).toMatch(
      /drawings:\n {2}- \{for: home, file: own\.svg\}\n$/,
    );
    writeFileSync(join(directory, "site.yaml"), drawn("products"));
    await init(directory, { given: { without: ["products"] }, today });
    expect(fileIn(directory, "site.yaml")).not.toContain("drawings");
  });

  it("is no start page, and no address that a product names", async () => {
    const { directory } = await initSample();
    const site = fileIn(directory, "site.yaml").replace("startPage: home", "startPage: about");
    writeFileSync(join(directory, "site.yaml"), site);
    const product = fileIn(sampleCopy(), "products/fresh-saver.yaml");
    for (const [name, href] of [
      ["path", "/about#us"],
      ["whole", "https://www.kiln.dev/about"],
      ["other", "https://www.elsewhere.dev/about"],
    ])
      writeFileSync(join(directory, `products/${name}.yaml`), `${product}href: ${href}\n`);
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
    const about = join(directory, "pages/about.yaml");
    const [passages = ""] = fileIn(directory, "pages/about.yaml").split("\n  - kind: features");
    writeFileSync(about, `${passages}\n`);
    await init(directory, { given: { without: ["vision"] }, today });
    expect(kinds(directory)).toEqual(["passages"]);
  });

  it("goes from a page in the form that it had before sections", async () => {
    const { directory } = await initSample();
    const earlier = fileIn(directory, "pages/about.yaml")
      .replace("layout: sections\n", "")
      .replace(
        /\nsections:\n(.*\n)*$/,
        `
vision: { heading: Hope, text: Much. }
closing:
  heading: Write to us
  text: A few lines are enough.
  action: { text: Our products, page: products }
`,
      );
    writeFileSync(join(directory, "pages/about.yaml"), earlier);
    expect(kinds(directory)).toEqual(["passages", "action"]);
    await init(directory, { given: { without: ["vision", "products"] }, today });
    expect(kinds(directory)).toEqual(["action"]);
    expect(fileIn(directory, "pages/about.yaml")).toContain("page: contact }");
  });
});
