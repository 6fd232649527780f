import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keepFile } from "./cache-folder.ts";
import { temporaryFolder } from "./testing/temporary-content.ts";

it("what cannot be kept leaves nothing behind", async () => {
  const folder = temporaryFolder({ "taken/file": "" });
  keepFile(join(folder, "taken"), "kept");
  await expect.poll(() => readdirSync(folder)).toEqual(["taken"]);
});
