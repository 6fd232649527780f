import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import openTemporaryFolder from "./temporary-folder.ts";

let system: string;

beforeEach(() => {
  system = mkdtempSync(join(tmpdir(), "system-"));
  for (const name of ["TMPDIR", "TEMP", "TMP"]) vi.stubEnv(name, system);
});

afterEach(() => {
  // At once: the folder goes, and files of tests look for theirs before their first test.
  vi.unstubAllEnvs();
  rmSync(system, { recursive: true });
});

/** A folder of another run: one that works there now, or one that was killed long ago. */
function leaveRun(name: "running" | "killed"): string {
  const folder = `tests-of-${userInfo().uid}.next-${name}`;
  mkdirSync(join(system, folder, "profile"), { recursive: true });
  if (name === "killed") utimesSync(join(system, folder), 0, 0);
  return folder;
}

it("a run has one folder of its own, which goes with all in it when the run ends", async () => {
  const close = await openTemporaryFolder();
  const folder = tmpdir();
  mkdtempSync(join(folder, "profile-"));
  await (await openTemporaryFolder())();
  expect(tmpdir()).toBe(folder);
  expect(readdirSync(system)).toEqual([basename(folder)]);
  await close();
  expect(readdirSync(system)).toEqual([]);
});

it("what a killed run left goes with the next one, and a running one's stays", async () => {
  leaveRun("killed");
  const running = leaveRun("running");
  const close = await openTemporaryFolder();
  expect(readdirSync(system).sort()).toEqual([running, basename(tmpdir())].sort());
  await close();
  expect(readdirSync(system)).toEqual([running]);
});
