import { expect, test } from "playwright/test";
import { checkExport } from "../../scripts/publish/check-export.ts";
import { readExport } from "../../scripts/publish/exported-site.ts";
import { basePath } from "../../src/export/base-path.ts";
import { routes, site } from "../support/content.ts";
import { testedFolder } from "../support/host.ts";

test("the export passes all checks before publishing", async () => {
  const built = await readExport(testedFolder, { base: basePath(), origin: site.origin, routes });
  for (const { check, faults } of await checkExport(built)) expect.soft(faults, check).toEqual([]);
});
