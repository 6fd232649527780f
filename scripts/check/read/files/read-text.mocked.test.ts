import * as fs from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { temporaryContent } from "../../testing/temporary-content.ts";
import { readFolder } from "./folder.ts";
import { readText } from "./read-text.ts";

// Permissions do not bind the superuser, as whom tests often run; so the refusal is played.
vi.mock("node:fs", { spy: true });

function refuse(code: string): () => never {
  return () => {
    throw Object.assign(new Error(`${code}: refused`), { code });
  };
}

it.each([
  ["EACCES", "The file may not be read."],
  ["EIO", "The file cannot be read (EIO)."],
])("says that a file cannot be read: %s", (code, message) => {
  const path = join(temporaryContent(), "site.yaml");
  vi.mocked(fs.readFileSync).mockImplementationOnce(refuse(code));
  expect(readText(path, "site.yaml")).toEqual({
    diagnostic: expect.objectContaining({ file: "site.yaml", severity: "error", message }),
  });
});

it("says that a folder cannot be read", () => {
  const directory = temporaryContent();
  vi.mocked(fs.readdirSync).mockImplementationOnce(refuse("EACCES"));
  expect(readFolder(directory)).toMatchObject({
    entries: [],
    diagnostics: [{ message: "The folder cannot be read (EACCES)." }],
  });
});

it("says that a file went away after it was listed", () => {
  expect(readText(join(temporaryContent(), "gone.yaml"), "gone.yaml").diagnostic?.message).toBe(
    "The file cannot be read (ENOENT).",
  );
});

it.skipIf(process.platform === "win32")("refuses what is no ordinary file", () => {
  expect(readText("/dev/null", "null").diagnostic?.message).toBe("This is no ordinary file.");
});
