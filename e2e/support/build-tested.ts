import { cpSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentDirectory } from "../../scripts/disk/content-directory.ts";
import { build } from "../../scripts/suites/build-by-command.ts";
import { testedFolder } from "./host.ts";

/**
 * Builds what the tests are for, before the first of them. Where that fails, none is run. Both the build and the
 * tests read a copy of the content, which nobody edits meanwhile.
 */
export default (): Promise<void> => {
  const copy = join(tmpdir(), "content");
  cpSync(contentDirectory(), copy, { recursive: true });
  process.env["CONTENT_DIR"] = copy;
  return build(testedFolder);
};
