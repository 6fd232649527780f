import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runJob } from "../../scripts/testing/suites/workflow.ts";
import { npmOf } from "../support/product/npm.ts";
import { packPackage } from "../support/product/owner.ts";
import { inProject } from "../support/project.ts";
import { expect, plainTest as test } from "../support/test.ts";

const settings = ["user.name=Kiln", "user.email=post@kiln.dev"].flatMap((one) => ["-c", one]);

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", [...settings, ...args], { cwd });
  if (status !== 0) throw new Error(`${stderr}`);
  return `${stdout}`;
}

test("a site that is pushed and cloned elsewhere passes its workflow", { tag: "@nightly" }, () => {
  test.setTimeout(900_000);
  // 10 comes with the Node.js of the workflow.
  const run = npmOf("10");
  test.skip(!run, "npm reaches no registry.");
  const folder = mkdtempSync(join(tmpdir(), "begun-"));
  // As templates for other kinds of projects have it.
  writeFileSync(join(folder, ".gitignore"), "*.tgz\nvendor/\n");
  for (const command of [
    ["npm", "install", packPackage()],
    ["npx", "faircopy", "init", "--company", "Kiln", "--language", "nl"],
    ["npm", "install"],
  ]) {
    const result = run?.(command, folder);
    expect(result?.status, result?.said).toBe(0);
  }
  const content = join(folder, "content");
  rmSync(content, { recursive: true });
  cpSync(inProject("e2e/firms/dutch"), content, { recursive: true });
  const site = readFileSync(join(content, "site.yaml"), "utf8");
  const moved = site.replace(/^origin: .*/m, "origin: https://kiln.github.io");
  writeFileSync(join(content, "site.yaml"), moved);
  git(folder, "init", "--initial-branch", "master");
  git(folder, "add", "--all");
  git(folder, "commit", "--message", "Begin");
  const place = mkdtempSync(join(tmpdir(), "elsewhere-"));
  git(place, "init", "--bare", "pushed.git");
  git(folder, "push", join(place, "pushed.git"), "master");
  git(place, "clone", "--branch", "master", "pushed.git", "clone");
  const home = join(place, "home");
  mkdirSync(home);
  const { PATH, CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;
  const job = runJob(
    join(place, "clone/.github/workflows/site.yml"),
    "check",
    {
      github: {
        event_name: "push",
        ref: "refs/heads/master",
        repository: "kiln/pots",
        event: { repository: { default_branch: "master" } },
      },
    },
    {
      cwd: join(place, "clone"),
      env: { PATH, CHROMIUM_PATH, HEADLESS_SHELL_PATH, HOME: home, CI: "true" },
    },
  );
  expect(job.status, job.said).toBe(0);
  expect(job.outputs).toEqual({ publish: "true", address: "https://kiln.github.io/pots/" });
  expect(job.reached).toContain("actions/upload-pages-artifact");
  const page = readFileSync(join(place, "clone/dist/index.html"), "utf8");
  expect(page).toContain('href="/pots/contact"');
});
