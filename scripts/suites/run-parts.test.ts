import { expect, it, vi } from "vitest";
import { runParts, type SuitePart } from "./run-parts.ts";
import { siteSuite } from "./site-suite.ts";

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const unit = { testResults: [{ status: "failed", fullName: "a date is read" }] };
const repeated = { title: "a menu opens", tests: [{ status: "flaky" }] };
const failed = { title: "a menu closes", tests: [{ status: "unexpected" }] };
const skip = { annotations: [{ type: "skip", description: "Firefox is not installed." }] };
const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };

/** A program that writes a report, if there is one, and then does something. */
const part = (title: string, then: string, report?: unknown): SuitePart => ({
  title,
  args: ["-e", `fs.writeFileSync(process.env.TEST_REPORT, process.argv[1]); ${then}`, `${report}`],
  reports: report !== undefined,
});
const json = (report: object, then = "") => part("browser tests", then, JSON.stringify(report));
const kill = "process.kill(process.pid, 'SIGKILL')";

it("the last line counts programs that crash, are killed, or run no test as failed", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const parts = [
    ...[part("types", ""), part("audit", kill)],
    json({ suites: [skip, repeated, failed], stats }, "process.exit(1)"),
    { ...json({ ...vitest, ...unit }, "process.exit(1)"), title: "unit tests" },
    json({ ...vitest, numPassedTests: 0 }),
    json({ ...vitest, numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 }),
    part("half a report", kill, "{"),
  ];
  expect(await runParts(parts)).toBe(false);
  const lines = `${log.mock.lastCall}`.split("\n");
  expect(lines.at(-1)).toBe("14 passed, 5 failed");
  expect(lines.map((line) => line.replace(/, \d+ s:/, ":"))).toContain(
    "browser tests: 6 passed, 1 failed, 1 skipped: Firefox is not installed., passed when run again: a menu opens",
  );
  expect(lines).toContainEqual(expect.stringMatching(/^unit tests, .* 2 skipped$/));
  expect(lines.filter((line) => line.startsWith("  failed: "))).toEqual([
    "  failed: a menu closes",
    "  failed: a date is read",
  ]);
});

it("the names of pages choose the tests of these pages", () => {
  const parts = siteSuite(["preise", "keyboard", "--headed"], { CONTENT_DIR: "e2e/firms/german" });
  const args = parts[1]?.args ?? [];
  expect(args.slice(-4, -1)).toEqual(["keyboard", "--headed", "--grep"]);
  const titles = ["preise can be read", "pictures of preise are sharp", "preise-2 can be read"];
  const chosen = titles.filter((title) => new RegExp(`${args.at(-1)}`).test(title));
  expect(chosen).toEqual(titles.slice(0, 2));
});
