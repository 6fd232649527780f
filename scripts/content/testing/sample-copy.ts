import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const sample = fileURLToPath(new URL("../../../e2e/firms/sample", import.meta.url));

/** A copy of the frozen sample, which goes away with the running test. */
export function sampleCopy(): string {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  cpSync(sample, directory, { recursive: true });
  return directory;
}
