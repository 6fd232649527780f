import { spawn, spawnSync } from "node:child_process";
import {
  closeSync,
  cpSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Diagnostic } from "../src/check/read/diagnostic.ts";
import { formats } from "../src/check/reporters/formats.ts";
import { temporaryContent } from "../src/check/testing/temporary-content.ts";
import {
  contentCommand,
  plainly,
  runContent,
  startContent,
} from "./content/testing/run-content.ts";

const spoil = (text: string) => text.replace(/progress:.*/, 'progress: "65%"');

describe("content check", () => {
  it("ends with 0 and one line when all is well", () => {
    expect(startContent(["check", "--content", temporaryContent()])).toEqual({
      status: 0,
      stdout: "11 content files checked: nothing to mend.\n",
      stderr: "",
    });
  });

  it("ends with 1 and the findings when something is wrong", () => {
    const directory = temporaryContent({ "products/first.yaml": spoil });
    const { status, stdout, stderr } = startContent(["check", "--content", directory]);
    expect([status, stderr]).toEqual([1, ""]);
    expect(stdout).toContain(`${directory}/products/first.yaml:`);
    expect(stdout).toMatch(/:11 {2}error {2}schema\n/);
    expect(stdout).toMatch(/^> \d \| progress: "65%"\n {4}\| {11}\^{5}$/m);
    expect(stdout).not.toContain("\u001B");
  });

  it("takes the folder from CONTENT_DIR, and --content before it", async () => {
    const wrong = { CONTENT_DIR: temporaryContent({ "products/first.yaml": spoil }) };
    expect((await runContent(["check"], wrong)).status).toBe(1);
    expect((await runContent(["check", "--content", temporaryContent()], wrong)).status).toBe(0);
  });

  it("looks only at the paths given", async () => {
    const directory = temporaryContent({ "products/first.yaml": spoil });
    const args = ["check", "--content", directory, `${directory}/pages`];
    expect((await runContent(args)).status).toBe(0);
    expect((await runContent([...args, `${directory}/products`])).status).toBe(1);
  });

  it("puts out all of a long report before it ends", () => {
    const bullets = `bullets: [${Array(3000).fill("1").join(", ")}]`;
    const edit = (text: string) => text.replace(/bullets:\n.*\n/, `${bullets}\n`);
    const directory = temporaryContent({ "products/first.yaml": edit });
    const { status, stdout } = startContent(["check", "--content", directory]);
    expect(status).toBe(1);
    expect(stdout.length).toBeGreaterThan(500_000);
    expect(stdout).toMatch(/3000 errors in 1 file, by 1 rule \(schema 3000\)\.\n$/);
  });

  it("checks again after a change with --watch, until it is interrupted", async () => {
    const directory = temporaryContent();
    const args = [...contentCommand, "check", "--watch", "--content", directory];
    const child = spawn(process.execPath, args, plainly);
    onTestFinished(() => void child.kill("SIGKILL"));
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    const timeout = 60_000;
    await expect.poll(() => output, { timeout }).toContain("nothing to mend");
    writeFileSync(join(directory, "products/first.yaml"), "name: [");
    await expect.poll(() => output, { timeout }).toContain("1 error");
    renameSync(directory, `${directory}-away`);
    onTestFinished(() => rmSync(`${directory}-away`, { recursive: true, force: true }));
    await expect.poll(() => output, { timeout }).toContain(`${directory} is gone;`);
    expect(output.split("is gone;")).toHaveLength(2);
    cpSync(`${directory}-away`, directory, { recursive: true });
    await expect.poll(() => output, { timeout }).toMatch(/is back\.[\s\S]*1 error/);
    writeFileSync(join(directory, "products/first.yaml"), "changed: [");
    await expect.poll(() => output, { timeout }).toContain("changed: [");
    child.kill("SIGINT");
    await expect.poll(() => child.exitCode, { timeout }).toBe(1);
  });
});

describe("the reports of content check", () => {
  const shipped = ["check", "--content", "e2e/firms/sample", "--today", "2026-11-20"];

  it("of the content that ships have warnings for sample data and past dates alone", async () => {
    const { status, stdout } = await runContent([...shipped, "--format", "json"]);
    expect(status).toBe(0);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    expect(new Set(diagnostics.map(({ rule, severity }) => `${severity} ${rule}`))).toEqual(
      new Set(["warning eta-past", "warning placeholder"]),
    );
    const publish = await runContent([...shipped, "--format", "json", "--publish"]);
    expect(publish.status).toBe(1);
    expect(JSON.parse(publish.stdout).diagnostics).toEqual(
      diagnostics.map((finding) => ({ ...finding, severity: "error" })),
    );
  });

  it.each(formats)("are the same bytes in every zone and language: %s", async (format) => {
    const today = "2027-02-01";
    const directory = temporaryContent(
      {
        "pages/home.yaml": (text) => text.replace(/title: .*/, "title: TODO  the the words"),
        "products/first.yaml": (text) => text.replace(/eta: .*/, "eta: Q4 2025"),
        "products/second.yaml": "name: [\n",
      },
      new Date(today),
    );
    const args = ["check", "--content", directory, "--today", today, "--format", format];
    const here = await runContent(args);
    expect(here.stdout).toContain("eta-past");
    expect(here.stdout).toMatch(/\n$/);
    expect(here.stderr).toBe("");
    expect(startContent(args, { TZ: "Asia/Kolkata", LC_ALL: "te_IN.UTF-8" })).toEqual(here);
  });

  it("can go to a file, new or old, and then nothing is printed", async () => {
    const file = join(temporaryContent(), "report.json");
    for (const format of ["json", "sarif"]) {
      const result = await runContent([...shipped, "--format", format, "--output", file]);
      expect(result).toEqual({ status: 0, stdout: "", stderr: "" });
      expect(JSON.parse(readFileSync(file, "utf8")).version).toBe(format === "json" ? 1 : "2.1.0");
    }
    expect(await runContent([...shipped, "--output", join(file, "nowhere")])).toEqual({
      status: 2,
      stdout: "",
      stderr: expect.stringMatching(/the report could not be written/),
    });
    const { status, stderr } = await runContent([...shipped, "--output", dirname(file)]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/could not be written\. \S+ is a folder; name a file\.\n/);
  });

  it.each([
    ["error", 0],
    ["warning", 1],
    ["info", 1],
  ])("fail on %s with %i where there are warnings", async (severity, status) => {
    expect((await runContent([...shipped, "--fail-on", severity])).status).toBe(status);
  });

  it("can be of single rules", async () => {
    const compact = [...shipped, "--format", "compact"];
    const { stdout } = await runContent([...compact, "--rule", "eta-past"]);
    expect(stdout.trim().split("\n")).toHaveLength(3);
    expect(stdout).not.toContain("placeholder");
    const both = await runContent([...compact, "--rule", "eta-past,placeholder"]);
    expect(both.stdout).toBe((await runContent(compact)).stdout);
  });
});

it("content fix shows what it would do, does it, and then has nothing left to do", async () => {
  const directory = temporaryContent({
    "products/first.yaml": (text) => text.replace("tagline: words", "tagline: One  two # a  b"),
  });
  const file = join(directory, "products/first.yaml");
  const before = readFileSync(file, "utf8");
  const dry = await runContent(["fix", "--dry-run", "--content", directory]);
  const head = `--- ${file}\n+++ ${file}\n@@ -1,5 +1,5 @@\n name: words\n`;
  expect(dry.stdout.indexOf(head)).toBe(0);
  expect(dry.stdout).toContain("\n-tagline: One  two # a  b\n+tagline: One two # a  b\n");
  expect(readFileSync(file, "utf8")).toBe(before);
  expect(await runContent(["fix", "--content", directory])).toEqual({
    status: 0,
    stdout: `Mended ${file}: 1 place (double-space).\n`,
    stderr: "",
  });
  expect(readFileSync(file, "utf8")).toBe(before.replace("One  two", "One two"));
  expect((await runContent(["fix", "--content", directory])).stdout).toMatch(/^Nothing here/);
});

it("content explain says what a rule is for", async () => {
  expect((await runContent(["explain", "eta-past"])).stdout).toMatch(
    /^eta-past {2}warning \/ error\n/,
  );
});

describe("wrong usage ends with 2", () => {
  it.each([
    ["no command", [], /Usage: content/],
    ["an unknown command", ["chek"], /unknown command 'chek'.*\n.*check/],
    ["an unknown option", ["check", "--foo"], /unknown option '--foo'/],
    ["a misspelt option", ["init", "--frce"], /unknown option '--frce'.*\n.*--force/],
    ["an option without its value", ["check", "--content"], /argument missing/],
    ["an empty folder name", ["check", "--content", ""], /It names no folder/],
    ["a path that is no content", ["check", "content/no.yaml"], /'content\/no\.yaml' is no/],
    ["an empty path", ["check", ""], /'' is no content/],
    ["a path to mend that is no content", ["fix", "no.yaml"], /'no\.yaml' is no content/],
    ["an unknown format", ["check", "--format", "sarfi"], /Did you mean sarif\?/],
    ["an unknown severity", ["check", "--fail-on", "warn"], /Did you mean warning\?/],
    ["an unknown rule", ["check", "--rule", "eta-psat"], /Did you mean eta-past\?/],
    ["an unknown rule to explain", ["explain", "eta-psat"], /Did you mean eta-past\?/],
    ["a day that is none", ["check", "--today", "2026-02-30"], /Write a day as YYYY-MM-DD/],
    ["an output without a name", ["check", "--output", ""], /--output names no file/],
    ["a folder to watch that is none", ["check", "--watch", "--content", "no"], /no is no folder/],
    ["a nameless standard input", ["check", "-"], /Say which with --stdin-filename/],
    ["a name of nothing", ["check", "--stdin-filename", "x.yaml"], /Add `-`/],
    [
      "watching standard input",
      ["check", "-", "--watch", "--stdin-filename", "x.yaml"],
      /Leave out --watch/,
    ],
    ["no kind of file", ["new"], /Usage: content new/],
    ["no slug", ["new", "product"], /missing required argument 'slug'/],
    ["an unknown text", ["stamp", "terms"], /unknown command 'terms'/],
  ])("%s", async (_, args, message) => {
    const { status, stdout, stderr } = await runContent(args);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });

  it("a date of the build that is none", async () => {
    const environment = { SOURCE_DATE_EPOCH: "yesterday" };
    expect(await runContent(["check", "--content", temporaryContent()], environment)).toMatchObject(
      {
        status: 2,
        stderr: expect.stringMatching(/^SOURCE_DATE_EPOCH must be .*\n$/),
      },
    );
  });

  it("but asking for help is right usage", async () => {
    expect(await runContent(["check", "--help"])).toMatchObject({ status: 0, stderr: "" });
  });
});

describe("a fault of the tool itself ends with 3", () => {
  it.skipIf(!existsSync("/dev/full"))("such as an output that cannot be written", () => {
    const full = openSync("/dev/full", "w");
    onTestFinished(() => closeSync(full));
    const { status, stderr } = spawnSync(
      process.execPath,
      [...contentCommand, "check", "--content", temporaryContent()],
      { ...plainly, stdio: ["ignore", full, "pipe"] },
    );
    expect(status).toBe(3);
    expect(stderr).toMatch(/^The check itself failed: ENOSPC.*\n.*report it.*\n$/);
  });

  it("with a request to report it", () => {
    // A module that is loaded first takes the working directory away.
    const fault = "data:text/javascript,process.cwd = () => { throw new Error('no folder'); };";
    const args = ["--import", "tsx", "--import", fault, "scripts/content.ts", "check"];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, plainly);
    expect([status, stdout]).toEqual([3, ""]);
    expect(stderr).toMatch(/^The check itself failed: no folder\n.*please report it.*\n$/);
  });
});
