import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryContent } from "../../../src/check/testing/temporary-content.ts";
import { identityFields } from "../identity/identity-fields.ts";
import type { Given } from "../prompts/collect.ts";
import { runContent } from "../testing/run-content.ts";
import { newIdentity, sampleEdits } from "../testing/sample-site.ts";

describe("content new product", () => {
  const flags = [
    ...["--tagline", "A line", "--icon", "book", "--eta", "Q4 2099"],
    ...["--bullet", "One", "--bullet", "Two"],
  ];

  it("writes the file, names it and says what the check says of it", async () => {
    const directory = temporaryContent();
    const args = ["new", "product", "third", "--content", directory, ...flags];
    const { status, stdout, stderr } = await runContent(args);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Wrote .*\/products\/third\.yaml\.\n1 content file checked: nothing/);
    expect(readFileSync(join(directory, "products/third.yaml"), "utf8")).toContain("- Two\n");
  });

  it.each([
    ["../x", flags, /^The name of a product's file has small letters.*\n$/],
    ["x", ["--icon", "bok"], /^--icon: .*`book`\?\n.*--tagline, --bullet, --eta are missing\.\n$/],
  ])("ends with 1 and sentences where it is refused: %s %j", async (slug, given, message) => {
    const directory = temporaryContent();
    const result = await runContent(["new", "product", slug, "--content", directory, ...given]);
    expect(result).toMatchObject({ status: 1, stdout: "" });
    expect(result.stderr).toMatch(message);
    expect(existsSync(join(directory, "x.yaml"))).toBe(false);
    expect(readdirSync(join(directory, "products"))).toEqual(["first.yaml", "second.yaml"]);
  });
});

it("content init makes a sample somebody's own, without a terminal", async () => {
  const directory = temporaryContent(sampleEdits);
  const args = ["init", "--content", directory];
  expect(await runContent(args)).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/--company, .* are missing\.\n$/),
  });
  const given: Given = newIdentity;
  const flags = identityFields().flatMap(({ key, flag }) =>
    [given[key] ?? []].flat().flatMap((value) => [flag, value]),
  );
  const { status, stdout } = await runContent([...args, ...flags, "--force"]);
  expect(stdout).toMatch(/^Wrote .*site\.yaml\.\nStill sample data: .*:\d+\n/m);
  expect(stdout).toMatch(/\nThe check has \d+ warnings?: `npm run content:check` lists them\.\n$/);
  expect(status).toBe(0);
  expect(readFileSync(join(directory, "site.yaml"), "utf8")).toMatch(/^sample: false /m);
  expect((await runContent(args)).stderr).toMatch(/name what to change/);
});

it("content stamp privacy dates a changed text, once", async () => {
  const undated = (text: string) => text.replace(/fingerprint:.*\n/, "");
  const directory = temporaryContent({ "pages/privacy.yaml": undated }, new Date("2027-03-09"));
  const args = ["stamp", "privacy", "--content", directory, "--today", "2027-03-09", "--date"];
  const first = await runContent([...args, "2027-03-08"]);
  expect(first.stdout).toMatch(/^Dated .*privacy\.yaml: 2027-03-08\.\n1 content file checked/);
  expect(first.status).toBe(0);
  expect(await runContent([...args, "2027-03-09"])).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(/text is the one of 2027-03-08, so its date stays/),
  });
});

describe("content status", () => {
  it("shows the roadmap, plain where no terminal is", async () => {
    const directory = temporaryContent({}, new Date("2026-01-01"));
    const args = ["status", "--content", directory, "--today", "2026-01-01"];
    const { status, stdout, stderr } = await runContent(args);
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Roadmap on 2026-01-01\n\nProduct +Progress +ETA +State\n/);
    expect(stdout).not.toContain("\u001B");
    expect((await runContent(args, { FORCE_COLOR: "1" })).stdout).toContain("\u001B[");
    expect((await runContent(args, { NO_COLOR: "1" })).stdout).toBe(stdout);
  });

  it("shows what it can and ends with 1 while the content has errors", async () => {
    const directory = temporaryContent({ "products/first.yaml": "a: [\n" });
    const { status, stdout } = await runContent(["status", "--content", directory]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/\n1 error in the content: run `npm run content:check`\.\n/);
  });
});

it.each(["nowhere", "products/empty"])(
  "content status says of a folder without content what is missing: %s",
  async (folder) => {
    const directory = temporaryContent();
    mkdirSync(join(directory, "products/empty"));
    const { status, stdout, stderr } = await runContent([
      "status",
      "--content",
      join(directory, folder),
    ]);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^\S+: This (folder|file) is missing\. Create it.*\n$/);
  },
);

describe("content schema", () => {
  it("writes what editors need, and --check finds it current", async () => {
    const directory = temporaryContent();
    const args = ["schema", "--content", directory];
    const stale = await runContent([...args, "--check"]);
    expect(stale.status).toBe(1);
    expect(stale.stdout).toMatch(/\.schema\/site\.json is missing\.\n/);
    expect(stale.stdout).toMatch(/20 files to mend: run `npm run content -- schema`\.\n$/);
    expect(existsSync(join(directory, ".schema"))).toBe(false);
    expect((await runContent(args)).status).toBe(0);
    const current = { status: 0, stdout: "The editors' schemas are current.\n", stderr: "" };
    expect(await runContent([...args, "--check"])).toEqual(current);
  });

  it.skipIf(process.platform === "win32")("says so where a file cannot be written", async () => {
    const directory = temporaryContent();
    mkdirSync(join(directory, ".schema", "site.json"), { recursive: true });
    const { status, stderr } = await runContent(["schema", "--content", directory]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/site\.json .*\n$/);
  });
});

it("content docs --check finds the project's papers current", async () => {
  const stdout = "docs/content.md is current.\ndocs/commands.md is current.\n";
  expect(await runContent(["docs", "--check"])).toEqual({ status: 0, stdout, stderr: "" });
});
