import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { checkContent } from "../../src/check/check.ts";
import { loadContent } from "../../src/check/read/load.ts";
import { textsIn } from "../../src/check/text/texts-in.ts";
import type { Content } from "../../src/content/schema/content.ts";
import { deliveryTexts } from "../../src/content/schema/delivery.ts";
import { sectionKinds } from "../../src/sections/schemas.ts";
import { checkExport } from "../publish/check-export.ts";
import { attributeOf, type ExportedSite } from "../publish/exported-site.ts";
import { builtSite } from "../publish/testing/built-site.ts";
import { firms, firmsDay } from "./firms.ts";
import { strayTexts, strayWords } from "./stray-words.ts";

const read = firms.map((firm) => {
  const content = loadContent(firm.env.CONTENT_DIR).content as Content;
  return { ...firm, content };
});
const built = read.filter(({ isBuilt }) => isBuilt);

it("some firm has each way of delivery", () => {
  const methods = read.map(({ content }) => content.site.delivery.method);
  expect([...new Set(methods)].sort()).toEqual(Object.keys(deliveryTexts).sort());
});

it("some firm that is built has each kind of section, a page of text, and pictures", () => {
  const pages = built.flatMap(({ content }) => Object.values(content.pages));
  const sections = pages.flatMap((page) => (page.layout === "sections" ? page.sections : []));
  expect(new Set(sections.map(({ kind }) => kind))).toEqual(new Set(Object.keys(sectionKinds)));
  expect(pages.map(({ layout }) => layout)).toContain("text");
  expect(pages.flatMap(picturesIn)).not.toEqual([]);
});

it.each(read)(
  "the content of the firm $name has nothing to mend, unless it is a sample",
  ({ env, content }) => {
    // A sample says that it is none of a real firm, and has promised what the specification does.
    const { sample } = content.site;
    const due = sample ? ["placeholder", "eta-past"] : [];
    const options = { directory: env.CONTENT_DIR, publish: !sample, today: firmsDay };
    const told = checkContent(options).diagnostics.filter(
      ({ severity, rule }) =>
        severity !== "info" && !(severity === "warning" && due.includes(rule)),
    );
    expect(told).toEqual([]);
  },
);

it("texts of the sample are found in any file but a picture, however written, unless a firm has them", () => {
  const directory = mkdtempSync(join(tmpdir(), "strange-"));
  const [sample, other] = ["sample", "german"].map((name) => read.find((one) => one.name === name));
  const texts = textsIn(sample?.content).filter((text) => /['"&]/.test(text));
  const inMarkup = texts.map((text) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;"),
  );
  writeFileSync(join(directory, "a.html"), inMarkup.join());
  writeFileSync(join(directory, "b.js"), texts.map((text) => text.replaceAll("'", "\\'")).join());
  writeFileSync(join(directory, "c.png"), texts.join());
  const site = { directory, files: new Set(["a.html", "b.js", "c.png"]) } as ExportedSite;
  const found = ["a.html", "b.js"].flatMap((file) => texts.map((text) => `${file}: ${text}`));
  const strange = strayTexts(site, other?.content as Content);
  expect(strange).toEqual(expect.arrayContaining(found));
  expect(strange.join("\n")).not.toContain("c.png");
  expect(strayTexts(site, sample?.content as Content)).toEqual([]);
});

/** Files of the photographs that a value names; a drawing may stand in the page itself. */
function picturesIn(value: unknown): string[] {
  return textsIn(value).filter((text) => /^[\w-]+\.(jpg|png)$/.test(text));
}

describe.each(built)("the site of the firm $name", ({ env, content }) => {
  let site: ExportedSite;

  beforeAll(async () => {
    site = await builtSite(content, env);
  }, 120_000);

  it("passes all checks before publishing", async () => {
    const findings = await checkExport(site);
    expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
  });

  // A character that no font draws ends the build.
  it("has a picture for links to each page", () => {
    const addresses = site.pages.flatMap(
      (page) => attributeOf(page, 'meta[property="og:image"]', "content") ?? [],
    );
    const paths = addresses.map((address) => decodeURIComponent(new URL(address).pathname));
    const files = paths.map((path) => path.slice(env.BASE_PATH.length));
    expect(files).toHaveLength(site.pages.length - 1);
    expect(files.filter((file) => !site.files.has(file))).toEqual([]);
  });

  it("shows the photographs that its pages name", () => {
    const shown = site.pages.map(({ html }) => html).join("");
    const wanted = picturesIn(content.pages).map((file) => `/${file.replace(/\.\w+$/, "-")}`);
    expect(wanted.filter((start) => !shown.includes(start))).toEqual([]);
  });

  // A name that stays long has lost its rules: pages name them in short.
  it("names each class as its rules do", () => {
    const rows = site.pages.flatMap(({ html }) => [...html.matchAll(/ class="([^"]*)"/g)]);
    const names = new Set(rows.flatMap(([, row]) => `${row}`.split(" ")));
    expect(names.size).toBeGreaterThan(0);
    expect([...names].filter((name) => !/^[a-z]{1,2}$/.test(name))).toEqual([]);
  });

  it("has no English in it but its own", () => {
    expect(strayWords(site, env.CONTENT_DIR)).toEqual([]);
  });

  it("holds no text of the sample in any file, scripts included", () => {
    expect(strayTexts(site, content)).toEqual([]);
  });
});
