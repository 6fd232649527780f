import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesBelow } from "../../disk/files-below.ts";
import { packageRoot } from "../../package.ts";
import { ofCommands } from "./edit-export.ts";

it("the panel lacks only messages that no file of `src` names", () => {
  const files = ["src", "starter"].flatMap((folder) =>
    filesBelow(join(packageRoot, folder)).map((name) => join(packageRoot, folder, name)),
  );
  const code = files
    .filter((file) => /(?<!\.test)\.(?:tsx?|yaml)$/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const named = (subject: string) => new RegExp(`["'\`{]${subject}\\.[a-z$]`).test(code);
  expect(["starter", ...ofCommands].filter(named)).toEqual(["starter"]);
});
