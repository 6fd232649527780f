import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { packageBin } from "../scripts/test/package-bin.ts";
import { build, removeBuild } from "./support/build.ts";
import { onNginx } from "./support/host.ts";
import { inProject } from "./support/project.ts";
import { expect, test } from "./test.ts";

test.skip(onNginx, "No host has to do with how a site is built.");

/** Every file of a folder with a hash of what it holds. */
function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        file.slice(folder.length),
        createHash("sha256").update(readFileSync(file)).digest("hex"),
      ]),
  );
}

test("the same content gives the same bytes, whatever the place, zone and language", async () => {
  const epoch = { SOURCE_DATE_EPOCH: "1800000000" };
  try {
    const here = await build("dist.here", { ...epoch, TZ: "UTC", LC_ALL: "C" });
    const there = await build("dist.there", {
      ...epoch,
      TZ: "Asia/Kolkata",
      LC_ALL: "te_IN.UTF-8",
    });
    const contents = contentsOf(here);
    expect(Object.keys(contents).length).toBeGreaterThan(20);
    expect(contentsOf(there)).toEqual(contents);
  } finally {
    await removeBuild("dist.here");
    await removeBuild("dist.there");
  }
});

test("the year of the build comes from SOURCE_DATE_EPOCH", async () => {
  try {
    const folder = await build("dist.year", { SOURCE_DATE_EPOCH: "1000000000" });
    expect(readFileSync(join(folder, "index.html"), "utf8")).toContain(">2001</span>");
  } finally {
    await removeBuild("dist.year");
  }
});

test("a build that is killed leaves the old folder whole, or the next build brings it back", async () => {
  test.setTimeout(120_000);
  const name = "dist.killed";
  const environment = { SOURCE_DATE_EPOCH: "1800000000" };
  try {
    const folder = await build(name, environment);
    const whole = contentsOf(folder);
    for (const patience of [150, 400, 700, 1000, 1300, 1600, 1900]) {
      await killAfter(startBuild(name, environment), patience);
      if (existsSync(folder)) expect(contentsOf(folder)).toEqual(whole);
    }
    expect(contentsOf(await build(name, environment))).toEqual(whole);
    const beside = readdirSync(inProject()).filter((file) => file.startsWith(`${name}.`));
    expect(beside, "Nothing is left beside it.").toEqual([]);
  } finally {
    for (const file of readdirSync(inProject()))
      if (file.startsWith(name)) rmSync(inProject(file), { recursive: true, force: true });
  }
});

function startBuild(folder: string, environment: Record<string, string>): ChildProcess {
  return spawn(
    process.execPath,
    [packageBin(inProject(), "vite"), "build", "--outDir", folder, "--logLevel", "silent"],
    { cwd: inProject(), env: { ...process.env, NODE_ENV: "production", ...environment } },
  );
}

/** Kills a process without warning after some milliseconds, and waits for its end. */
function killAfter(child: ChildProcess, patience: number): Promise<void> {
  const timer = setTimeout(() => child.kill("SIGKILL"), patience);
  return new Promise((ended) => {
    child.on("exit", () => {
      clearTimeout(timer);
      ended();
    });
  });
}
