import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { basePath } from "../../scripts/export/base-path.ts";
import {
  brotliSizes,
  meetsBar,
  pageWeights,
  scriptWeights,
} from "../../scripts/publish/weights.ts";
import { routes } from "../support/content.ts";
import { testedFolder } from "../support/host.ts";
import { expect, plainTest as test } from "../support/test.ts";

const assets = join(testedFolder, "assets");
const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
const textOf = (file: string) => readFileSync(join(assets, file), "utf8");

// V8 looks for it in front of all else, where a minifier leaves no comment.
test("the libraries, and no other chunks, ask to be compiled as they come", () => {
  const asking = scripts.filter((file) =>
    textOf(file).startsWith("//# allFunctionsCalledOnLoad\n"),
  );
  expect(asking.map((file) => file.replace(/-.*/, "")).sort()).toEqual(["app", "ariakit"]);
});

// Browsers write dates and numbers of a language as their own data have it, and React drops a document
// that differs from what it renders by one letter (error 418, in WebKit's Arabic).
test("no script leaves it to the browser how a language writes dates and numbers", () => {
  expect(scripts.length).toBeGreaterThan(5);
  const formatting = /DateTimeFormat|NumberFormat|toLocale(Date|Time)?String/;
  expect(scripts.filter((file) => formatting.test(textOf(file)))).toEqual([]);
});

test("a page where nothing moves and nothing is kept has no words of it in its scripts", () => {
  const pages = readdirSync(testedFolder).filter((file) => file.endsWith(".html"));
  const still = pages
    .map((file) => readFileSync(join(testedFolder, file), "utf8"))
    .filter((html) => !/ data-(moving|kept)=/.test(html));
  expect(still.length).toBeGreaterThan(0);
  for (const html of still) expect(html).not.toMatch(/saveData|(session|local)Storage/);
});

test("each page and what it loads at the first need stay within their bars", () => {
  const sizeOf = brotliSizes((address) =>
    readFileSync(join(testedFolder, address.slice(basePath().length))),
  );
  for (const { key, file } of routes) {
    const html = readFileSync(join(testedFolder, file), "utf8");
    for (const { what, size, unit, bar } of [
      ...pageWeights(html),
      ...scriptWeights(html, sizeOf),
    ]) {
      expect.soft(size, `${key}: ${what}`).toBeGreaterThan(0);
      const said = `${key}: ${what}: ${size} ${unit}, ${bar.limit} is the bar`;
      expect.soft(meetsBar(size, bar), said).toBe(true);
    }
  }
});
