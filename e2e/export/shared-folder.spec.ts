import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { sharedFolder } from "../support/shared-folder.ts";
import { expect, plainTest as test } from "../support/test.ts";

/** Writes a folder with a file of another name each time, as slowly as a build. */
const write = async (folder: string) => {
  await new Promise((done) => setTimeout(done, 100));
  mkdirSync(folder);
  writeFileSync(join(folder, randomUUID()), "");
};

test("a folder that several ask for is written once, and whole when they get it", async () => {
  const name = randomUUID();
  const [first, second] = await Promise.all([sharedFolder(name, write), sharedFolder(name, write)]);
  expect(second).toBe(first);
  expect(readdirSync(first)).toHaveLength(1);
  expect(basename(await sharedFolder(name, write))).toBe(name);
  expect(readdirSync(first)).toHaveLength(1);
});

test("who waits for a folder that cannot be written is told why", async () => {
  const name = randomUUID();
  const fail = () => Promise.reject(new Error("The content is broken."));
  const asked = [sharedFolder(name, fail), sharedFolder(name, write)];
  for (const each of await Promise.allSettled(asked))
    expect(each).toMatchObject({ reason: { message: "The content is broken." } });
});

test("a folder is written by the next one where its writer has ended before the end", async () => {
  const name = randomUUID();
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(join(tmpdir(), `${name}.writer`), `${pid}`);
  expect(readdirSync(await sharedFolder(name, write))).toHaveLength(1);
});
