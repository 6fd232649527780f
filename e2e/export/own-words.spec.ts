import { checkExport } from "../../scripts/build/check-export.ts";
import { readExport } from "../../scripts/build/exported-site.ts";
import { ownerFiles } from "../../scripts/content/assets.ts";
import { foreignWords, languagesOf } from "../../scripts/test/own-words.ts";
import { requirePart } from "../support/content.ts";
import { sites } from "../support/product/sites.ts";
import { expect, plainTest as test } from "../support/test.ts";

for (const name of ["arabic", "german"] as const)
  test(`the site of the ${name} firm has no fault, and shows only what is its own`, async () => {
    const { content, folder, base } = sites[name];
    const contents = languagesOf(content());
    const site = await readExport(folder, requirePart(contents[0]), base, ownerFiles(content()));
    expect((await checkExport(site)).faults).toEqual([]);
    expect(foreignWords(site, contents)).toEqual([]);
  });
