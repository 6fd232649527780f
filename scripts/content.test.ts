import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryContent } from "../src/content/testing/temporary-content.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
// Each test starts one or two processes, which a busy machine may keep waiting.
const timeout = 60_000;
const plain = {
  ...process.env,
  NO_COLOR: undefined,
  FORCE_COLOR: undefined,
  CONTENT_DIR: undefined,
};

function content(args: string[], environment: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/content.ts", ...args],
    { cwd: root, env: { ...plain, ...environment }, encoding: "utf8", maxBuffer: 10_000_000 },
  );
  return { status, stdout, stderr };
}

const spoil = (text: string) => text.replace(/progress:.*/, 'progress: "65%"');

describe("content check", { timeout }, () => {
  it("ends with 0 and one line when all is well", () => {
    expect(content(["check", "--content", temporaryContent()])).toEqual({
      status: 0,
      stdout: "9 content files checked: nothing to mend.\n",
      stderr: "",
    });
  });

  it("ends with 1 and the findings when something is wrong", () => {
    const directory = temporaryContent({ "products/first.yaml": spoil });
    const { status, stdout, stderr } = content(["check", "--content", directory]);
    expect([status, stderr]).toEqual([1, ""]);
    expect(stdout).toContain(`${directory}/products/first.yaml:`);
    expect(stdout).toMatch(/:11 {2}error {2}schema\n/);
    expect(stdout).toMatch(/^> \d \| progress: "65%"\n {4}\| {11}\^{5}$/m);
    expect(stdout).not.toContain("\u001B");
  });

  it("takes the folder from CONTENT_DIR, and --content before it", () => {
    const wrong = temporaryContent({ "products/first.yaml": spoil });
    expect(content(["check"], { CONTENT_DIR: wrong }).status).toBe(1);
    const right = ["check", "--content", temporaryContent()];
    expect(content(right, { CONTENT_DIR: wrong }).status).toBe(0);
  });

  it("looks only at the paths given", () => {
    const directory = temporaryContent({ "products/first.yaml": spoil });
    const args = ["check", "--content", directory];
    expect(content([...args, `${directory}/pages`]).status).toBe(0);
    expect(content([...args, `${directory}/pages`, `${directory}/products`]).status).toBe(1);
  });

  it("colours its output when forced to", () => {
    const args = ["check", "--content", temporaryContent()];
    expect(content(args, { FORCE_COLOR: "1" }).stdout).toContain("\u001B[32m");
    expect(content(args, { FORCE_COLOR: "0" }).stdout).not.toContain("\u001B");
  });

  it("puts out all of a long report before it ends", () => {
    const bullets = `bullets: [${Array(3000).fill("1").join(", ")}]`;
    const edit = (text: string) => text.replace(/bullets:\n.*\n/, `${bullets}\n`);
    const directory = temporaryContent({ "products/first.yaml": edit });
    const { status, stdout } = content(["check", "--content", directory]);
    expect(status).toBe(1);
    expect(stdout.length).toBeGreaterThan(500_000);
    expect(stdout).toMatch(/3000 errors in 1 file, by 1 rule \(schema 3000\)\.\n$/);
  });

  it("finds fault with a folder that is not there", () => {
    const { status, stdout } = content(["check", "--content", "nowhere"]);
    expect(status).toBe(1);
    expect(stdout).toContain("nowhere:1:1  error  schema\n  This folder is missing.");
  });
});

describe("wrong usage ends with 2", { timeout }, () => {
  it.each([
    ["no command", [], /Usage: content/],
    ["an unknown command", ["chek"], /unknown command 'chek'.*\n.*check/],
    ["an unknown option", ["check", "--foo"], /unknown option '--foo'/],
    ["an option without its value", ["check", "--content"], /argument missing/],
    ["an option with an empty value", ["check", "--content", ""], /--content names no folder/],
    [
      "a path that is no content",
      ["check", "content/nowhere.yaml"],
      /'content\/nowhere\.yaml' is no content/,
    ],
    ["an empty path", ["check", ""], /'' is no content/],
  ])("%s", (_, args, message) => {
    const { status, stdout, stderr } = content(args);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });

  it("but asking for help is right usage", () => {
    expect(content(["check", "--help"])).toMatchObject({ status: 0, stderr: "" });
  });
});

it.skipIf(!existsSync("/dev/full"))(
  "ends with 3 when its output cannot be written",
  { timeout },
  () => {
    const full = openSync("/dev/full", "w");
    onTestFinished(() => closeSync(full));
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", "scripts/content.ts", "check", "--content", temporaryContent()],
      { cwd: root, env: plain, encoding: "utf8", stdio: ["ignore", full, "pipe"] },
    );
    expect(status).toBe(3);
    expect(stderr).toMatch(/^The check itself failed: ENOSPC.*\n.*report it.*\n$/);
  },
);

it("ends with 3 and a request to report it when the check itself fails", { timeout }, () => {
  // A module that is loaded first takes the working directory away.
  const fault = "data:text/javascript,process.cwd = () => { throw new Error('no folder'); };";
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--import", fault, "scripts/content.ts", "check"],
    { cwd: root, env: plain, encoding: "utf8" },
  );
  expect([status, stdout]).toEqual([3, ""]);
  expect(stderr).toMatch(/^The check itself failed: no folder\n.*please report it.*\n$/);
});
