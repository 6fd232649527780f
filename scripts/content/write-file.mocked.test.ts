import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { isWhole } from "../check/testing/whole.ts";
import { processMark } from "../export/process-mark.ts";
import { deleteFile, makeFolder, writeFile } from "./write-file.ts";

vi.mock("node:fs", { spy: true });

/** A folder with a file of this text. */
function folderWith(text: string): { directory: string; path: string } {
  const directory = mkdtempSync(join(tmpdir(), "write-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const path = join(directory, "a.yaml");
  writeFileSync(path, text);
  return { directory, path };
}

it("puts the new text in place, with the file's permissions, and leaves nothing behind", () => {
  const { directory, path } = folderWith("old");
  // A process that is no more has left this.
  writeFileSync(
    join(directory, `.a.yaml.${processMark().replace(`${process.pid}`, "4194305")}.tmp`),
    "",
  );
  chmodSync(path, 0o600);
  writeFile(path, "old", "new");
  expect(readFileSync(path, "utf8")).toBe("new");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const fresh = join(directory, "fresh.yaml");
  writeFile(fresh, undefined, "new");
  expect(readFileSync(fresh, "utf8")).toBe("new");
  expect(readdirSync(directory).sort()).toEqual(["a.yaml", "fresh.yaml"]);
});

it("is refused where a file is another by now, has the name already, or cannot be", () => {
  const { directory, path } = folderWith("theirs");
  const link = join(directory, "link.yaml");
  symlinkSync(join(directory, "nowhere"), link);
  const refused: [path: string, before: string | undefined, message: RegExp][] = [
    [path, "old", /a\.yaml has changed meanwhile/],
    [path, undefined, /a\.yaml exists already; nothing was written/],
    [link, undefined, /exists already/],
    [join(directory, "no", "b.yaml"), undefined, /b\.yaml cannot be written \(ENOENT\)/],
    [join(path, "b.yaml"), undefined, /ENOTDIR/],
  ];
  for (const [file, before, message] of refused)
    expect(() => writeFile(file, before, "new")).toThrow(message);
  expect(readFileSync(path, "utf8")).toBe("theirs");
  expect(readdirSync(directory).sort()).toEqual(["a.yaml", "link.yaml"]);
});

it("writes a new file where the file system knows no hard links, and over none", () => {
  const { directory, path } = folderWith("old");
  vi.mocked(linkSync).mockImplementation(() => {
    throw Object.assign(new Error(), { code: "EPERM" });
  });
  onTestFinished(() => void vi.mocked(linkSync).mockRestore());
  expect(() => writeFile(path, undefined, "newer")).toThrow(/exists already/);
  writeFile(join(directory, "b.yaml"), undefined, "new");
  expect(readFileSync(path, "utf8")).toBe("old");
  expect(readFileSync(join(directory, "b.yaml"), "utf8")).toBe("new");
  expect(readdirSync(directory).sort()).toEqual(["a.yaml", "b.yaml"]);
});

it.runIf(isWhole)(
  "leaves the old or the new text, and nothing between, when it is killed",
  async () => {
    const texts = ["a", "b"].map((letter) => letter.repeat(3_000_000));
    const { directory, path } = folderWith("");
    const module = fileURLToPath(new URL("write-file.ts", import.meta.url));
    const program = `
    import { processMark } from "../export/process-mark.ts";
import { deleteFile, writeFile } from ${JSON.stringify(module)};
    const texts = ["a", "b"].map((letter) => letter.repeat(3_000_000));
    process.stdout.write("ready");
    for (let turn = 0; ; turn++)
      writeFile(${JSON.stringify(path)}, texts[turn % 2], texts[(turn + 1) % 2]);`;
    for (const delay of [3, 20, 45]) {
      writeFileSync(path, texts[0] as string);
      const child = spawn(process.execPath, ["--import", "tsx", "-e", program], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      await once(child.stdout, "data");
      await setTimeout(delay);
      child.kill("SIGKILL");
      await once(child, "exit");
      expect(texts).toContain(readFileSync(path, "utf8"));
      // Whatever it left goes with the next one that is written.
      writeFileSync(join(directory, ".b.yaml.tmp"), "another's");
      writeFile(path, readFileSync(path, "utf8"), "new");
      expect(readdirSync(directory).sort()).toEqual([".b.yaml.tmp", "a.yaml"]);
    }
  },
  60_000,
);

it("deletes a file and makes a folder, and refuses where that cannot be", () => {
  const { directory, path } = folderWith("old");
  for (const taken of [path, join(path, "inner")])
    expect(() => makeFolder(taken)).toThrow(/cannot be made: a file stands in its place\.$/);
  deleteFile(path);
  expect(readdirSync(directory)).toEqual([]);
  expect(() => deleteFile(path)).toThrow(/a\.yaml cannot be deleted \(ENOENT\)\. Run the command/);
  const folder = join(directory, "new", "inner");
  for (let time = 0; time < 2; time++) makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});
