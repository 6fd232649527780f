import { checkExport } from "../../scripts/build/inspect/check-export.ts";
import { readExport } from "../../scripts/build/inspect/exported-site.ts";
import { ownerFiles } from "../../scripts/content/files/assets.ts";
import { contentsOf, wordsOfOthers } from "../../scripts/testing/suites/own-words.ts";
import { invalidMarkup } from "../../scripts/testing/suites/valid-markup.ts";
import { requirePart } from "../support/content.ts";
import { sites } from "../support/product/sites.ts";
import { expect, plainTest as test } from "../support/test.ts";

for (const [name, { content, folder, base }] of Object.entries(sites))
  test(`the site ${name} has no fault, and its markup is valid`, async () => {
    const [own] = contentsOf(content());
    const site = readExport(folder, requirePart(own), base, ownerFiles(content()));
    expect(checkExport(site).faults).toEqual([]);
    expect(await invalidMarkup(site)).toEqual([]);
  });

for (const name of ["arabic", "german"] as const)
  test(`the site of the ${name} firm shows only what is its own`, () => {
    const { content, folder, base } = sites[name];
    const contents = contentsOf(content());
    const site = readExport(folder, requirePart(contents[0]), base, ownerFiles(content()));
    expect(wordsOfOthers(site, contents)).toEqual([]);
  });
