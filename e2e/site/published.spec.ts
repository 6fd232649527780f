import { basePath } from "../../scripts/export/base-path.ts";
import { ownerFiles } from "../../scripts/export/owner-files.ts";
import { checkExport } from "../../scripts/publish/check-export.ts";
import { readExport } from "../../scripts/publish/exported-site.ts";
import { site } from "../support/content.ts";
import { testedFolder } from "../support/host.ts";
import { expect, plainTest as test } from "../support/test.ts";

test("the export passes all checks before publishing", async () => {
  const built = await readExport(testedFolder, { site }, basePath(), ownerFiles());
  expect((await checkExport(built)).faults).toEqual([]);
});
