import { expect, it, vi } from "vitest";
import { runParts, type SuitePart } from "./run-parts.ts";

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
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

it("the last line counts all tests, and programs that crash, are killed, or run no test as failed", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const parts = [
    ...[part("types", ""), part("audit", kill)],
    json({ suites: [skip], stats }, "process.exit(1)"),
    json(vitest, "process.exit(1)"),
    json({ ...vitest, numPassedTests: 0 }),
    json({ ...vitest, numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 }),
    part("half a report", kill, "{"),
  ];
  expect(await runParts(parts.map((one) => [one]))).toBe(false);
  const lines = `${log.mock.lastCall}`.split("\n");
  expect(lines.at(-1)).toBe("13 passed, 6 failed");
  expect(lines).toContain(
    "browser tests: 5 passed, 2 failed, 1 skipped: Firefox is not installed.",
  );
});
