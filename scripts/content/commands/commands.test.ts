import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { temporaryContent } from "../../../src/check/testing/temporary-content.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
// Each test starts processes, which a busy machine may keep waiting.
const timeout = 60_000;

function run(args: string[], environment: NodeJS.ProcessEnv = {}): SpawnSyncReturns<string> {
  const plain = { NO_COLOR: undefined, FORCE_COLOR: undefined, CONTENT_DIR: undefined };
  return spawnSync(process.execPath, ["--import", "tsx", "scripts/content.ts", ...args], {
    cwd: root,
    env: { ...process.env, ...plain, ...environment },
    encoding: "utf8",
  });
}

const productFlags = [
  ...["--tagline", "A line", "--icon", "book", "--eta", "Q4 2099"],
  ...["--bullet", "One", "--bullet", "Two"],
];

describe("content new product", { timeout }, () => {
  it("writes the file, names it and says what the check says of it", () => {
    const directory = temporaryContent();
    const { status, stdout, stderr } = run([
      ...["new", "product", "third", "--content", directory],
      ...productFlags,
    ]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Wrote .*\/products\/third\.yaml\.\n1 content file checked: nothing/);
    expect(readFileSync(join(directory, "products/third.yaml"), "utf8")).toContain("- Two\n");
  });

  it("ends with 1 and sentences where it is refused", () => {
    const directory = temporaryContent();
    const result = run(["new", "product", "../x", "--content", directory, ...productFlags]);
    expect(result).toMatchObject({ status: 1, stdout: "" });
    expect(result.stderr).toMatch(/^The name of a product's file has small letters.*\n$/);
    expect(existsSync(join(directory, "x.yaml"))).toBe(false);
    const { status, stderr } = run([
      "new",
      "product",
      "x",
      "--content",
      directory,
      "--icon",
      "bok",
    ]);
    expect(status).toBe(1);
    expect(stderr).toContain('--icon: `icon` cannot be "bok". Did you mean `book`?\n');
    expect(stderr).toContain("--tagline, --bullet, --eta are missing.\n");
    expect(readdirSync(join(directory, "products"))).toEqual(["first.yaml", "second.yaml"]);
  });
});

describe("content init", { timeout }, () => {
  it("makes a sample somebody's own, without a terminal", () => {
    const flags = [
      ...["--company", "Firm", "--tagline", "Line", "--description", "Words."],
      ...["--origin", "https://firm.fixture.internal", "--email", "a@firm.fixture.internal"],
      ...[
        "--phone",
        "Desk: +49 30 12345678",
        "--address",
        "Way",
        "--address",
        "City",
        "--place",
        "-33.8,151",
      ],
    ];
    const sample = (text: string) =>
      text.replace(/sample: .*/, "sample: true").replace(/name: words/, "name: Made Up");
    const directory = temporaryContent({ "site.yaml": sample });
    const args = ["init", "--content", directory];
    const { status, stdout } = run([...args, ...flags, "--force"]);
    expect(stdout).toMatch(/^Wrote .*site\.yaml\.\n/m);
    expect(stdout).toMatch(/10 content files checked/);
    expect(status).toBe(0);
    expect(readFileSync(join(directory, "site.yaml"), "utf8")).toMatch(/^sample: false$/m);
    expect(run(args).stderr).toMatch(/name what to change/);
    expect(run(["init", "--content", temporaryContent({ "site.yaml": sample })])).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringMatching(/--company, .* are missing\.\n$/),
    });
  });
});

describe("content stamp privacy", { timeout }, () => {
  const undated = (text: string) => text.replace(/fingerprint:.*\n/, "");

  it("dates a changed text, once", () => {
    const directory = temporaryContent({ "pages/privacy.yaml": undated }, new Date("2027-03-09"));
    const args = ["stamp", "privacy", "--content", directory, "--today", "2027-03-09"];
    const first = run([...args, "--date", "2027-03-08"]);
    expect(first.stdout).toMatch(/^Dated .*privacy\.yaml: 2027-03-08\.\n1 content file checked/);
    expect(first.status).toBe(0);
    const second = run([...args, "--date", "2027-03-09"]);
    expect(second).toMatchObject({ status: 1, stdout: "" });
    expect(second.stderr).toMatch(/text is the one of 2027-03-08, so its date stays/);
  });

  it.each([
    ["a future date", "2027-03-10", 1, /in the future/],
    ["no date", "soon", 1, /Write a date as YYYY-MM-DD/],
  ])("refuses %s", (_, date, status, message) => {
    const directory = temporaryContent({ "pages/privacy.yaml": undated }, new Date("2027-03-09"));
    const args = ["stamp", "privacy", "--content", directory, "--today", "2027-03-09"];
    const result = run([...args, "--date", date]);
    expect(result.status).toBe(status);
    expect(result.stderr).toMatch(message);
  });
});

describe("content status", { timeout }, () => {
  it("shows the roadmap, plain where no terminal is", () => {
    const directory = temporaryContent({}, new Date("2026-01-01"));
    const args = ["status", "--content", directory, "--today", "2026-01-01"];
    const { status, stdout, stderr } = run(args);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Roadmap on 2026-01-01\n\nProduct +Progress +ETA +State\n/);
    expect(stdout).not.toContain("\u001B");
    expect(run(args, { FORCE_COLOR: "1" }).stdout).toContain("\u001B[");
    expect(run(args, { NO_COLOR: "1" }).stdout).toBe(stdout);
  });

  it("shows what it can and ends with 1 while the content has errors", () => {
    const directory = temporaryContent({ "products/first.yaml": "a: [\n" });
    const { status, stdout } = run(["status", "--content", directory]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/\n1 error in the content: run `npm run content:check`\.\n/);
  });
});

describe("content schema", { timeout }, () => {
  it("writes what editors need, and --check finds it current", () => {
    const directory = temporaryContent();
    const stale = run(["schema", "--check", "--content", directory]);
    expect(stale.status).toBe(1);
    expect(stale.stdout).toMatch(/\.schema\/site\.json is missing\.\n/);
    expect(stale.stdout).toMatch(/19 files to mend: run `npm run content -- schema`\.\n$/);
    expect(existsSync(join(directory, ".schema"))).toBe(false);
    expect(run(["schema", "--content", directory]).status).toBe(0);
    const current = run(["schema", "--check", "--content", directory]);
    expect([current.status, current.stdout]).toEqual([0, "The editors' schemas are current.\n"]);
  });

  it("makes no folder where there is no content", () => {
    const nowhere = join(temporaryContent(), "nowhere");
    expect(run(["schema", "--content", nowhere])).toMatchObject({ status: 1, stdout: "" });
    expect(existsSync(nowhere)).toBe(false);
  });
});

describe("wrong usage ends with 2", { timeout }, () => {
  it.each([
    ["no kind of file", ["new"], /Usage: content new/],
    ["no slug", ["new", "product"], /missing required argument 'slug'/],
    ["an unknown text", ["stamp", "terms"], /unknown command 'terms'/],
    ["an unknown option", ["init", "--frce"], /unknown option '--frce'.*\n.*--force/],
    ["a day that is none", ["status", "--today", "2026-02-30"], /Write a day as YYYY-MM-DD/],
    ["an empty folder name", ["schema", "--content", ""], /It names no folder/],
  ])("%s", (_, args, message) => {
    const { status, stdout, stderr } = run(args);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });
});

it.skipIf(process.platform === "win32")(
  "says so where a file cannot be written, and leaves the old one",
  { timeout },
  () => {
    const directory = temporaryContent();
    mkdirSync(join(directory, ".schema", "site.json"), { recursive: true });
    const { status, stderr } = run(["schema", "--content", directory]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/site\.json .*\n$/);
  },
);
