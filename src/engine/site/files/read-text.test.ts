import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { disk } from "../../../../scripts/disk/disk.ts";
import { readAssets } from "../../../../scripts/disk/owner-files.ts";
import { spyOnFiles } from "../../../../scripts/testing/files/spy-on-files.ts";
import { temporaryContent } from "../../../../scripts/testing/temporary-content.ts";
import { inTerminalWords } from "../../messages/tell.ts";
import { readFolder } from "./folder.ts";
import { readText } from "./read-text.ts";

// Permissions do not bind the superuser, as whom tests often run, so the test plays the refusal.
function throwError(): never {
  throw Object.assign(new Error("RequestError."), { code: "EACCES" });
}

it("says that the system refuses a file or a folder", () => {
  const directory = temporaryContent();
  spyOnFiles("accessSync").mockImplementationOnce(throwError);
  const { diagnostic } = readText(disk, join(directory, "site.yaml"));
  expect(inTerminalWords(`${diagnostic?.message}`)).toBe("The file cannot be read (EACCES).");
  spyOnFiles("readdirSync").mockImplementationOnce(throwError);
  const [folder] = readFolder(disk, directory).diagnostics;
  expect(inTerminalWords(`${folder?.message}`)).toBe("The folder cannot be read (EACCES).");
});

it("says that a file has gone while it was read", () => {
  const file = join(temporaryContent(), "site.yaml");
  spyOnFiles("accessSync").mockImplementationOnce(() => rmSync(file));
  const { diagnostic } = readText(disk, file);
  expect(inTerminalWords(`${diagnostic?.message}`)).toBe("The file cannot be read (ENOENT).");
});

it("leaves out an asset that has gone while it was looked at", () => {
  const directory = temporaryContent({ "files/price-list.pdf": "%PDF-1.7" });
  const gone = () => rmSync(join(directory, "files/price-list.pdf"));
  spyOnFiles("accessSync").mockImplementationOnce(gone);
  expect(readAssets(directory).files).toEqual([]);
});
