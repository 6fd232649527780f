import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isWhole } from "../../scripts/check/testing/whole.ts";
import { build, program } from "../../scripts/publish/build-by-command.ts";
import { buildInTurn, contentsOf } from "../support/product/build.ts";
import { inProject } from "../support/project.ts";
import { expect, plainTest as test } from "../support/test.ts";

const hasFaketime = spawnSync("faketime", ["--version"]).status === 0;

test("the same content gives the same bytes, whatever the place, process, zone, language and NODE_ENV, in the year that SOURCE_DATE_EPOCH says", async () => {
  const epoch = { SOURCE_DATE_EPOCH: `${Date.UTC(1970, 5) / 1000}` };
  // In folders that are not there yet.
  const here = join(mkdtempSync(join(tmpdir(), "here-")), "not/yet");
  const there = mkdtempSync(join(tmpdir(), "there-"));
  await buildInTurn(here, epoch);
  const elsewhere = { TZ: "Asia/Kolkata", LC_ALL: "te_IN.UTF-8", NODE_ENV: "development" };
  await build(there, { ...epoch, ...elsewhere });
  const contents = contentsOf(here);
  expect(Object.keys(contents).length).toBeGreaterThan(20);
  expect(contentsOf(there)).toEqual(contents);
  expect(readFileSync(join(here, "index.html"), "utf8")).toContain(">1970</span>");
});

test("a build refuses a folder that holds something else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "notes-"));
  writeFileSync(join(folder, "notes.txt"), "");
  await expect(buildInTurn(folder, {})).rejects.toThrow("is not from a build alone");
  expect(readdirSync(folder)).toEqual(["notes.txt"]);
});

for (const year of [1970, 2036])
  test(`check and build pass on a machine whose clock says ${year}`, async () => {
    test.skip(!isWhole, "Four builds and checks more.");
    test.skip(!hasFaketime, "faketime is not installed.");
    const folder = mkdtempSync(join(tmpdir(), "clock-"));
    const onThatDay = (...command: string[]) =>
      spawnSync("faketime", [`${year}-06-01 12:00:00`, process.execPath, ...command], {
        cwd: inProject(),
        env: { ...process.env, SOURCE_DATE_EPOCH: "" },
        encoding: "utf8",
      });
    const check = onThatDay(program, "check");
    expect(check.status, check.stdout).toBe(0);
    expect(check.stdout).toContain("security-expiry");
    const built = onThatDay(program, "build", "--out", folder);
    expect(built.status, built.stderr).toBe(0);
    expect(readFileSync(join(folder, "index.html"), "utf8")).toContain(`>${year}</span>`);
  });
