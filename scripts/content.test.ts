import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Diagnostic } from "../src/check/read/diagnostic.ts";
import { temporaryContent } from "../src/check/testing/temporary-content.ts";

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
      stdout: "10 content files checked: nothing to mend.\n",
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

describe("the reports of content check", { timeout }, () => {
  const formats = ["pretty", "compact", "json", "github", "sarif"];
  const shipped = ["check", "--content", "content", "--today", "2026-11-20"];

  it("of the content that ships have warnings for sample data and past dates alone", () => {
    const { status, stdout } = content([...shipped, "--format", "json"]);
    expect(status).toBe(0);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    expect(new Set(diagnostics.map(({ rule }) => rule))).toEqual(
      new Set(["eta-past", "placeholder"]),
    );
    expect(new Set(diagnostics.map(({ severity }) => severity))).toEqual(new Set(["warning"]));

    const publish = content([...shipped, "--format", "json", "--publish"]);
    expect(publish.status).toBe(1);
    expect(JSON.parse(publish.stdout).diagnostics).toEqual(
      diagnostics.map((finding) => ({ ...finding, severity: "error" })),
    );
  });

  it.each(formats)("are the same bytes each time, on a line of their own: %s", (format) => {
    const runs = [1, 2].map(() => content([...shipped, "--format", format]));
    expect(runs[0]?.stdout).toBe(runs[1]?.stdout);
    expect(runs[0]?.stdout.length).toBeGreaterThan(500);
    expect(runs[0]?.stdout).toMatch(/\n$/);
    expect(runs[0]?.stderr).toBe("");
  });

  it("can go to a file, new or old, and then nothing is printed", () => {
    const file = join(temporaryContent(), "report.json");
    for (const format of ["json", "sarif"]) {
      const result = content([...shipped, "--format", format, "--output", file]);
      expect(result).toEqual({ status: 0, stdout: "", stderr: "" });
      expect(JSON.parse(readFileSync(file, "utf8")).version).toBe(format === "json" ? 1 : "2.1.0");
    }
    const nowhere = content([...shipped, "--output", join(file, "nowhere")]);
    expect([nowhere.status, nowhere.stdout]).toEqual([2, ""]);
    expect(nowhere.stderr).toMatch(/the report could not be written/);
  });

  it.each([
    ["error", 0],
    ["warning", 1],
    ["info", 1],
  ])("fail on %s with %i where there are warnings", (severity, status) => {
    expect(content([...shipped, "--fail-on", severity]).status).toBe(status);
  });

  it("can be of single rules", () => {
    const { stdout } = content([...shipped, "--format", "compact", "--rule", "eta-past"]);
    expect(stdout.trim().split("\n")).toHaveLength(3);
    expect(stdout).not.toContain("placeholder");
    const two = content([...shipped, "--format", "compact", "--rule", "eta-past,placeholder"]);
    expect(two.stdout).toBe(content([...shipped, "--format", "compact"]).stdout);
  });
});

describe("content fix", { timeout }, () => {
  it("shows what it would do, does it, and then has nothing left to do", () => {
    const directory = temporaryContent({
      "products/first.yaml": (text) => text.replace("tagline: words", "tagline: One  two # a  b"),
    });
    const file = join(directory, "products/first.yaml");
    const before = readFileSync(file, "utf8");
    const dry = content(["fix", "--dry-run", "--content", directory]);
    const head = `--- ${file}\n+++ ${file}\n@@ -1,5 +1,5 @@\n name: words\n`;
    expect(dry.stdout.slice(0, head.length)).toBe(head);
    expect(dry.stdout).toContain("\n-tagline: One  two # a  b\n+tagline: One two # a  b\n");
    expect(readFileSync(file, "utf8")).toBe(before);
    const wet = content(["fix", "--content", directory]);
    expect([wet.status, wet.stderr]).toEqual([0, ""]);
    expect(wet.stdout).toBe(`Mended ${file}: 1 place (double-space).\n`);
    expect(readFileSync(file, "utf8")).toBe(before.replace("One  two", "One two"));
    expect(content(["fix", "--content", directory]).stdout).toMatch(/^Nothing here/);
  });
});

it("content explain says what a rule is for", { timeout }, () => {
  expect(content(["explain", "eta-past"]).stdout).toMatch(/^eta-past {2}warning \/ error\n/);
  expect(content(["explain", "eta-psat"])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("Did you mean eta-past?"),
  });
});

it("content check --watch checks again after a change", { timeout }, async () => {
  const directory = temporaryContent();
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/content.ts", "check", "--watch", "--content", directory],
    { cwd: root, env: plain },
  );
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  await expect.poll(() => output, { timeout }).toContain("nothing to mend");
  writeFileSync(join(directory, "products/first.yaml"), "name: [");
  await expect.poll(() => output, { timeout }).toContain("1 error");
  child.kill("SIGINT");
  await expect.poll(() => child.exitCode, { timeout }).toBe(1);
});

describe("wrong usage ends with 2", { timeout }, () => {
  it.each([
    ["no command", [], /Usage: content/],
    ["an unknown command", ["chek"], /unknown command 'chek'.*\n.*check/],
    ["an unknown option", ["check", "--foo"], /unknown option '--foo'/],
    ["an option without its value", ["check", "--content"], /argument missing/],
    ["an option with an empty value", ["check", "--content", ""], /It names no folder/],
    [
      "a path that is no content",
      ["check", "content/nowhere.yaml"],
      /'content\/nowhere\.yaml' is no content/,
    ],
    ["an empty path", ["check", ""], /'' is no content/],
    ["an unknown format", ["check", "--format", "sarfi"], /Did you mean sarif\?/],
    ["an unknown severity", ["check", "--fail-on", "warn"], /Did you mean warning\?/],
    ["an unknown rule", ["check", "--rule", "eta-psat"], /Did you mean eta-past\?/],
    ["a day that is none", ["check", "--today", "2026-02-30"], /Write a day as YYYY-MM-DD/],
    ["an output without a name", ["check", "--output", ""], /--output names no file/],
  ])("%s", (_, args, message) => {
    const { status, stdout, stderr } = content(args);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });

  it("a date of the build that is none", () => {
    const directory = temporaryContent();
    const { status, stderr } = content(["check", "--content", directory], {
      SOURCE_DATE_EPOCH: "yesterday",
    });
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^SOURCE_DATE_EPOCH must be .*\n$/),
    ]);
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
