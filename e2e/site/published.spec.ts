import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkExport } from "../../scripts/build/inspect/check-export.ts";
import { readExport } from "../../scripts/build/inspect/exported-site.ts";
import { basePath } from "../../scripts/disk/base-path.ts";
import { ownerFiles } from "../../scripts/disk/owner-files.ts";
import { contentFolder, site } from "../support/content.ts";
import { testedFolder } from "../support/host.ts";
import { expect, plainTest as test } from "../support/test.ts";

test("the tests read a copy of the content, as the build does", () => {
  expect(contentFolder).toBe(join(tmpdir(), "content"));
});

test("the export passes all checks before publishing", async () => {
  const built = readExport(testedFolder, { site }, basePath(), ownerFiles());
  expect(checkExport(built).faults).toEqual([]);
});
