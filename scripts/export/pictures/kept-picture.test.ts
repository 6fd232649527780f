import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keptPicture } from "./kept-picture.ts";

it("a picture is made once and then kept, where it can be", async () => {
  const root = mkdtempSync(join(tmpdir(), "kept-"));
  let made = 0;
  const make = async () => Buffer.from(`${++made}`);
  expect(`${await keptPicture("a.png", make, root)}`).toBe("1");
  expect(`${await keptPicture("a.png", make, root)}`).toBe("1");
  expect(readdirSync(join(root, "node_modules/.cache/pictures"))).toEqual(["a.png"]);
  writeFileSync(join(root, "file"), "");
  expect(`${await keptPicture("a.png", make, join(root, "file"))}`).toBe("2");
});
