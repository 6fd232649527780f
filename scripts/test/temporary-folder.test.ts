import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, it, vi } from "vitest";
import openTemporaryFolder from "./temporary-folder.ts";

// `replace-folder.mocked.test.ts` holds what happens to the folders of killed runs.
it("a run has one folder of its own, which goes with all in it when the run ends", async () => {
  const system = mkdtempSync(join(tmpdir(), "system-"));
  for (const name of ["TMPDIR", "TEMP", "TMP"]) vi.stubEnv(name, system);
  const close = await openTemporaryFolder();
  const folder = tmpdir();
  mkdtempSync(join(folder, "profile-"));
  await (await openTemporaryFolder())();
  expect(tmpdir()).toBe(folder);
  expect(readdirSync(system)).toEqual([basename(folder)]);
  await close();
  expect(readdirSync(system)).toEqual([]);
});
