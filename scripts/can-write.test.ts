import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

it("a folder that cannot be written is named in one sentence, without a stack", () => {
  const root = mkdtempSync(join(tmpdir(), "checkout-"));
  const program = join(root, "scripts/can-write.mjs");
  mkdirSync(join(root, "scripts"));
  copyFileSync(join(import.meta.dirname, "can-write.mjs"), program);
  const run = () => spawnSync(process.execPath, [program], { encoding: "utf8" });
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /node_modules cannot be written: ENOENT\. Build in a copy of this folder\.\n$/,
  );
  expect(stderr.trim()).not.toContain("\n");
  mkdirSync(join(root, "node_modules"));
  expect(run()).toMatchObject({ status: 0, stderr: "" });
});
