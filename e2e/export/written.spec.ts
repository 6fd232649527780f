import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { basePath } from "../../scripts/disk/base-path.ts";
import { filesWithTexts } from "../../scripts/testing/files/files-with-texts.ts";
import {
  bootWeight,
  brotliSizes,
  pageWeights,
  scriptWeights,
  type Weight,
} from "../bench/weights.ts";
import { routes } from "../support/content.ts";
import { testedFolder } from "../support/host.ts";
import { expect, plainTest as test } from "../support/test.ts";

const assets = join(testedFolder, "assets");
// Within tests, since a list of them needs no build.
const listScripts = () => readdirSync(assets).filter((file) => file.endsWith(".js"));
const readAsset = (file: string) => readFileSync(join(assets, file), "utf8");

// V8 looks for it in front of all else, where a minifier leaves no comment.
test("the libraries, and no other chunks, ask to be compiled as they come", () => {
  const asking = listScripts().filter((file) =>
    readAsset(file).startsWith("//# allFunctionsCalledOnLoad\n"),
  );
  expect(asking.map((file) => file.replace(/-.*/, "")).sort()).toEqual(["app", "ariakit"]);
});

// Browsers write dates and numbers of a language as their own data have it, and React drops a document
// that differs from what it renders by one letter (error 418, in WebKit's Arabic).
test("no script leaves it to the browser how a language writes dates and numbers", () => {
  const scripts = listScripts();
  expect(scripts.length).toBeGreaterThan(5);
  const formatting = /DateTimeFormat|NumberFormat|toLocale(Date|Time)?String/;
  expect(scripts.filter((file) => formatting.test(readAsset(file)))).toEqual([]);
});

test("all pages have the same boot script, but for what keeps texts where there is a form", () => {
  const pages = routes.map(({ file }) => readFileSync(join(testedFolder, file), "utf8"));
  const scriptsOf = (hasForm: boolean) =>
    pages
      .filter((html) => html.includes("<form") === hasForm)
      .map((html) => `${/<script data-app=[^>]*>(.*?)<\/script>/s.exec(html)?.[1]}`);
  const [[plain = "", ...others], [keeping = "", ...further]] = [scriptsOf(false), scriptsOf(true)];
  expect(plain).toContain("addEventListener");
  expect([new Set([plain, ...others]).size, new Set([keeping, ...further]).size]).toEqual([1, 1]);
  expect(keeping.length).toBeGreaterThan(plain.length);
});

test("each page and its first need stay within their bars", { tag: "@daily" }, async () => {
  const sizeOf = brotliSizes((address) =>
    readFileSync(join(testedFolder, address.slice(basePath().length))),
  );
  for (const { key, file } of routes) {
    const html = readFileSync(join(testedFolder, file), "utf8");
    for (const weight of [...pageWeights(html), ...scriptWeights(html, sizeOf)])
      expectBelowBar(weight, key);
  }
  expectBelowBar(await bootWeight(), "all pages");

  function expectBelowBar({ what, size, bar }: Weight, key: string): void {
    expect.soft(size, `${key}: ${what}`).toBeGreaterThan(0);
    expect.soft(size, `${key}: ${what}`).toBeLessThanOrEqual(bar);
  }
});

test("nothing of writing on the page is in an export", { tag: "@daily" }, () => {
  const texts = filesWithTexts(testedFolder, /\.(html|js|css)$/);
  expect(texts.length).toBeGreaterThan(10);
  for (const [name, text] of texts)
    expect(text, name).not.toMatch(/@words\/|x-words-token|_words"/);
});
