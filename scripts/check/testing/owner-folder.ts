import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { ownKinds } from "../read/own-kinds/own-kinds.ts";

/** Makes an empty folder, as an owner has one, the working directory of the running test. */
export function inOwnerFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "owner-"));
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  ownKinds.forget();
  onTestFinished(() => {
    vi.restoreAllMocks();
    ownKinds.forget();
    ownKinds();
    rmSync(folder, { recursive: true });
  });
  return folder;
}
