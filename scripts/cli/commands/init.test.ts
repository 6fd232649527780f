import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { terminal } from "../../testing/edit/terminal.ts";
import { isPosix } from "../../testing/system.ts";
import { run } from "../run.ts";
import { forShell } from "./init.ts";

it.each(["--yes", "-y"])("init %s asks nothing at a terminal", async (flag) => {
  const folder = join(mkdtempSync(join(tmpdir(), "init-yes-")), "the site");
  // A person who stops at the first question.
  const person = terminal("\u0003");
  const asked = vi.spyOn(person.output, "write");
  vi.stubEnv("LANGUAGES_DIR", undefined);
  vi.spyOn(process, "stdin", "get").mockReturnValue(person.input as never);
  vi.spyOn(process, "stderr", "get").mockReturnValue(
    Object.assign(person.output, { isTTY: true }) as never,
  );
  const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await run(["init", folder, flag, "--company", "Kiln"]);
  expect(asked).not.toHaveBeenCalled();
  expect(existsSync(join(folder, "content/site.yaml"))).toBe(true);
  expect(said.mock.calls.join("")).toContain(`cd ${forShell(folder)}\n`);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it.skipIf(!isPosix)("a shell goes to a folder of any name", () => {
  const names = ["with space", "$HOME", "-y", "a&b;c", "l'été", "`x`", "plain-été"];
  const parent = realpathSync(mkdtempSync(join(tmpdir(), "init-go-on-")));
  for (const name of names) mkdirSync(join(parent, name));
  const script = names.map((name) => `(cd ${forShell(name)} && pwd)`).join("\n");
  const shown = execFileSync("sh", ["-c", script], { cwd: parent, encoding: "utf8" });
  expect(shown.trimEnd().split("\n")).toEqual(names.map((name) => join(parent, name)));
});
