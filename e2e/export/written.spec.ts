import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testedFolder } from "../support/host.ts";
import { expect, plainTest as test } from "../support/test.ts";

// Browsers write dates and numbers of a language as their own data have it, and React drops a document
// that differs from what it renders by one letter (error 418, in WebKit's Arabic).
test("no script leaves it to the browser how a language writes dates and numbers", () => {
  const assets = join(testedFolder, "assets");
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  const formatting = /DateTimeFormat|NumberFormat|toLocale(Date|Time)?String/;
  const found = scripts.filter((file) => formatting.test(readFileSync(join(assets, file), "utf8")));
  expect(found).toEqual([]);
});
