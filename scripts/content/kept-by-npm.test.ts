import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { temporaryContent } from "../../src/check/testing/temporary-content.ts";
import { plainly, runContent } from "./testing/run-content.ts";

/** What a command says where npm kept settings for itself. */
const kept = (script: string, args: readonly string[], settings: Record<string, string>) =>
  runContent([...args, "--content", temporaryContent()], {
    npm_lifecycle_event: script,
    ...Object.fromEntries(
      Object.entries(settings).map(([key, value]) => [`npm_config_${key}`, value]),
    ),
  });

describe("options that npm kept for itself", () => {
  it.each([
    ["content:check", ["check"], { publish: "true" }, "content:check -- --publish"],
    ["content:check", ["check"], { fail_on: "info" }, "content:check -- --fail-on info"],
    ["content:check", ["check", "json"], { format: "true" }, "content:check -- --format <format>"],
    ["content:check", ["check"], { rule: "true\n\ntrue" }, "content:check -- --rule <id>"],
    [
      "content:check",
      ["check"],
      { publish: "true", watch: "true" },
      "content:check -- --publish --watch",
    ],
    ["content:check", ["check"], { spelling: "true" }, "content:check -- --spelling"],
    ["content", ["fix"], { dry_run: "true" }, "content -- fix --dry-run"],
    [
      "content",
      ["new", "page", "x"],
      { title: "A B" },
      "content -- new page <name> --title <value>",
    ],
  ])("are named, and nothing is done: %s %j %j", async (script, args, settings, line) => {
    const { status, stdout, stderr } = await kept(script, args, settings);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^npm kept --/);
    expect(stderr).toContain(`Write \`npm run ${line}\`.`);
  });

  it.each([
    ["of another command", "content:check", ["check"], { dry_run: "true", force: "true" }],
    ["that are off", "content:check", ["check"], { publish: "", links: "false" }],
    ["of another program", "test", ["check"], { publish: "true" }],
    ["that were given, too", "content", ["check", "--format=json"], { format: "json" }],
  ])("are none where they are settings %s", async (_, script, args, settings) => {
    expect(await kept(script, args, settings)).toMatchObject({ status: 0, stderr: "" });
  });

  it("are those that npm keeps", () => {
    const args = ["run", "--silent", "content:check", "--publish"];
    const { status, stdout, stderr } = spawnSync("npm", args, {
      ...plainly,
      shell: process.platform === "win32",
    });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("Write `npm run content:check -- --publish`.");
  });
});
