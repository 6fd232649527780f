import { once } from "node:events";
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { realPath } from "./real-path.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "real-path-")));

it("a path has no links, also that of a file or of folders that are gone", () => {
  const [real, link] = ["real", "link"].map((name) => join(folder, name)) as [string, string];
  mkdirSync(real);
  symlinkSync(real, link, "junction");
  for (const rest of ["", "gone.yaml", "gone/gone.yaml"])
    expect(realPath(join(link, rest))).toBe(join(real, rest));
});

it("a file may come and go meanwhile, as each does that is written under another name first", async () => {
  const file = join(folder, "written.yaml.tmp");
  const writes = `
    const { writeFileSync, renameSync } = require("node:fs");
    const { parentPort, workerData: file } = require("node:worker_threads");
    parentPort.postMessage("begun");
    for (;;) { writeFileSync(file, ""); renameSync(file, file + ".yaml"); }
  `;
  const worker = new Worker(writes, { eval: true, workerData: file });
  await once(worker, "message");
  const paths = new Set<string>();
  try {
    for (let n = 0; n < 10_000; n += 1) paths.add(realPath(file));
  } finally {
    await worker.terminate();
  }
  expect([...paths]).toEqual([file]);
});
