import { spawn } from "node:child_process";
import {
  chmodSync,
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
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { createFile, replaceFile } from "./write-file.ts";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "write-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

describe("replacing a file", () => {
  it("puts the new text in place, with the file's permissions, and leaves nothing behind", () => {
    const directory = folder();
    const path = join(directory, "a.yaml");
    writeFileSync(path, "old");
    chmodSync(path, 0o600);
    replaceFile(path, "old", "new");
    expect(readFileSync(path, "utf8")).toBe("new");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(directory)).toEqual(["a.yaml"]);
  });

  it("is refused where somebody else changed the file meanwhile", () => {
    const directory = folder();
    const path = join(directory, "a.yaml");
    writeFileSync(path, "theirs");
    expect(() => replaceFile(path, "old", "new")).toThrow(/a\.yaml was changed by somebody else/);
    expect(readFileSync(path, "utf8")).toBe("theirs");
    expect(readdirSync(directory)).toEqual(["a.yaml"]);
  });

  it("leaves the old or the new text, and nothing between, when it is killed", async () => {
    const directory = folder();
    const path = join(directory, "a.yaml");
    const texts = ["a", "b"].map((letter) => letter.repeat(3_000_000));
    writeFileSync(path, texts[0] as string);
    const module = fileURLToPath(new URL("write-file.ts", import.meta.url));
    const program = `
      import { replaceFile } from ${JSON.stringify(module)};
      const texts = ["a", "b"].map((letter) => letter.repeat(3_000_000));
      process.stdout.write("ready");
      for (let turn = 0; ; turn++)
        replaceFile(${JSON.stringify(path)}, texts[turn % 2], texts[(turn + 1) % 2]);`;
    for (const delay of [3, 20, 45]) {
      writeFileSync(path, texts[0] as string);
      const child = spawn(process.execPath, ["--import", "tsx", "-e", program], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      await new Promise((resolve) => child.stdout.once("data", resolve));
      await new Promise((resolve) => setTimeout(resolve, delay));
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
      expect(texts).toContain(readFileSync(path, "utf8"));
      for (const left of readdirSync(directory)) expect(left).toMatch(/^(a\.yaml|\..*\.tmp)$/);
    }
  }, 60_000);
});

describe("creating a file", () => {
  it("writes it whole", () => {
    const path = join(folder(), "a.yaml");
    createFile(path, "new");
    expect(readFileSync(path, "utf8")).toBe("new");
  });

  it("never overwrites a file or a link", () => {
    const directory = folder();
    const path = join(directory, "a.yaml");
    writeFileSync(path, "old");
    symlinkSync(join(directory, "nowhere"), join(directory, "link.yaml"));
    expect(() => createFile(path, "new")).toThrow(/a\.yaml exists already; nothing was written/);
    expect(() => createFile(join(directory, "link.yaml"), "new")).toThrow(/exists already/);
    expect(readFileSync(path, "utf8")).toBe("old");
    expect(readdirSync(directory).sort()).toEqual(["a.yaml", "link.yaml"]);
  });

  it("says so where the folder is not there or is none", () => {
    const directory = folder();
    writeFileSync(join(directory, "file"), "");
    expect(() => createFile(join(directory, "no", "a.yaml"), "x")).toThrow(
      /a\.yaml cannot be written \(ENOENT\)/,
    );
    expect(() => createFile(join(directory, "file", "a.yaml"), "x")).toThrow(/ENOTDIR/);
  });
});
