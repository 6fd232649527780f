import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Content } from "../../src/content/content.ts";
import { deliveryTexts } from "../../src/content/delivery.ts";
import { sectionKinds } from "../../src/content/section-kinds.ts";
import { checkExport } from "../build/inspect/check-export.ts";
import { readExport } from "../build/inspect/exported-site.ts";
import { publishedContent, withFurtherPages } from "../build/prepare/collections.ts";
import { checkContent } from "../check/check.ts";
import { ownerFiles } from "../content/files/assets.ts";
import { contentsOf, wordsOfOthers } from "../testing/suites/own-words.ts";
import { invalidMarkup } from "../testing/suites/valid-markup.ts";
import { temporaryFolder } from "../testing/temporary-content.ts";
import { allTexts } from "../testing/texts-in.ts";
import { build } from "./build-by-command.ts";
import { firms, firmsDay } from "./firms.ts";

const read = firms.map((firm) => ({ ...firm, contents: contentsOf(firm.env.CONTENT_DIR) }));

it("some firm has each way of delivery", () => {
  const methods = read.flatMap(({ contents }) => contents.map(({ site }) => site.delivery.method));
  expect(new Set(methods)).toEqual(new Set(Object.keys(deliveryTexts)));
});

it("the firm that is built has each kind of section", () => {
  const { contents } = read.find(({ name }) => name === "kilns") ?? {};
  const pages = Object.values(contents?.[0]?.pages ?? {});
  const sections = pages.flatMap((page) => (page.layout === "sections" ? page.sections : []));
  expect(new Set(sections.map(({ kind }) => kind))).toEqual(new Set(Object.keys(sectionKinds)));
});

it.each(read)("the firm $name has nothing to fix, unless it is a sample", ({ env, contents }) => {
  // A sample says that it is not a real firm, and promises what the specification does.
  const sample = contents[0]?.site.sample;
  const due = sample ? ["placeholder", "eta-past"] : [];
  const options = { directory: env.CONTENT_DIR, publish: !sample, today: firmsDay };
  const told = checkContent(options).diagnostics.filter(
    ({ severity, rule }) => severity !== "info" && !due.includes(rule),
  );
  expect(told).toEqual([]);
});

// `e2e/export/own-words.spec.ts` looks at sites that are built anyway.
it.each(read.filter(({ isBuilt }) => isBuilt))(
  "the site of the firm $name has no fault, and shows only what is its own",
  async ({ env, contents }) => {
    const directory = temporaryFolder();
    await build(directory, env);
    const { CONTENT_DIR, BASE_PATH } = env;
    const [content] = contents as [Content];
    const owned = ownerFiles(CONTENT_DIR);
    for (const [file, source] of owned)
      expect(readFileSync(join(directory, file)).equals(readFileSync(source)), file).toBe(true);
    const site = readExport(directory, content, BASE_PATH, owned);
    expect(checkExport(site).faults).toEqual([]);
    expect(await invalidMarkup(site)).toEqual([]);
    expect(wordsOfOthers(site, contents)).toEqual([]);
    // Each page that has an address names a picture for links.
    const pictured = site.pages.filter(({ html }) => html.includes(' property="og:image"'));
    const keys = contents.flatMap((one) =>
      Object.keys(withFurtherPages(publishedContent(one, firmsDay)).pages),
    );
    expect(pictured).toHaveLength(keys.filter((key) => key !== "not-found").length);
    const html = site.pages.map((page) => page.html).join("");
    const photographs = allTexts(content.pages).filter((text) => /^[\w-]+\.(jpg|png)$/.test(text));
    const names = photographs.map((file) => file.replace(/\.\w+$/, ""));
    expect(names.filter((name) => !html.includes(`/${name}-`))).toEqual([]);
  },
  300_000,
);
