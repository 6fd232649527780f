import { checkExport } from "../../scripts/publish/check-export.ts";
import { readExport } from "../../scripts/publish/exported-site.ts";
import { basePath } from "../../src/export/base-path.ts";
import { ownerFiles } from "../../src/export/owner-files.ts";
import { redirectsOf } from "../../src/export/redirects.ts";
import { pages, routes, site } from "../support/content.ts";
import { testedFolder } from "../support/host.ts";
import { expect, plainTest as test } from "../support/test.ts";

test("the export passes all checks before publishing", async () => {
  const [origin, redirects] = [site.origin, redirectsOf(pages)];
  const settings = { base: basePath(), origin, routes, redirects, owned: ownerFiles() };
  const built = await readExport(testedFolder, settings);
  for (const { check, faults } of await checkExport(built)) expect.soft(faults, check).toEqual([]);
});
