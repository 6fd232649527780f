import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { readOwnKinds } from "../../content/own-kinds.ts";

/** Makes an empty folder, as an owner has one, the working directory of the running test. */
export function inOwnerFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "owner-"));
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await readOwnKinds();
    rmSync(folder, { recursive: true });
  });
  return folder;
}
