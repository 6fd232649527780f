import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, program } from "../../scripts/suites/build-by-command.ts";
import { testedFolder } from "../support/host.ts";
import { contentsOf } from "../support/product/build.ts";
import { inProject } from "../support/project.ts";
import { expect, plainTest as test } from "../support/test.ts";

const hasFaketime = spawnSync("faketime", ["--version"]).status === 0;

test("the same content gives the same bytes everywhere", async () => {
  // In a folder that is not there yet.
  const there = join(mkdtempSync(join(tmpdir(), "there-")), "not/yet");
  await build(there, { TZ: "Asia/Kolkata", LC_ALL: "te_IN.UTF-8", NODE_ENV: "development" });
  const contents = contentsOf(there);
  expect(Object.keys(contents).length).toBeGreaterThan(20);
  expect(contentsOf(testedFolder)).toEqual(contents);
});

test("a build stopped by a file size limit leaves nothing", () => {
  test.skip(process.platform === "win32", "Windows has no such limit.");
  // In a fresh clone the first command bundles the program, which no site does.
  spawnSync(process.execPath, [program, "--version"], { cwd: inProject() });
  const folder = mkdtempSync(join(tmpdir(), "limited-"));
  const command = `ulimit -f 20 && exec "${process.execPath}" "${program}" build --out "${folder}/site"`;
  const { status, stderr } = spawnSync("sh", ["-c", command], {
    cwd: inProject(),
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^The site cannot .*`ulimit -f unlimited`.*\n$/),
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

for (const year of [1970, 2036])
  test(`check and build pass on a machine whose clock says ${year}`, { tag: "@nightly" }, () => {
    test.skip(!hasFaketime, "faketime is not installed.");
    const folder = mkdtempSync(join(tmpdir(), "clock-"));
    const runOnDay = (...command: string[]) =>
      spawnSync("faketime", [`${year}-06-01 12:00:00`, process.execPath, program, ...command], {
        cwd: inProject(),
        env: { ...process.env, SOURCE_DATE_EPOCH: "" },
        encoding: "utf8",
      });
    const check = runOnDay("check");
    expect(check.status, check.stdout).toBe(0);
    expect(check.stdout).toContain("security-expiry");
    const built = runOnDay("build", "--out", folder);
    expect(built.status, built.stderr).toBe(0);
    expect(readFileSync(join(folder, "index.html"), "utf8")).toContain(`>${year}</span>`);
  });
