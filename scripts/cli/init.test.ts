import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { terminal } from "../testing/edit/terminal.ts";
import { isPosix } from "../testing/system.ts";
import { run } from "./run.ts";

it.each(["--yes", "-y"])("init %s asks nothing at a terminal", async (flag) => {
  const folder = join(mkdtempSync(join(tmpdir(), "init-yes-")), "site");
  // A person who stops at the first question.
  const person = terminal("\u0003");
  const asked = vi.spyOn(person.output, "write");
  vi.stubEnv("LANGUAGES_DIR", undefined);
  vi.spyOn(process, "stdin", "get").mockReturnValue(person.input as never);
  vi.spyOn(process, "stderr", "get").mockReturnValue(
    Object.assign(person.output, { isTTY: true }) as never,
  );
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await run(["init", folder, flag, "--company", "Kiln"]);
  expect(asked).not.toHaveBeenCalled();
  expect(existsSync(join(folder, "content/site.yaml"))).toBe(true);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it.skipIf(!isPosix).each(["with space", "$HOME", "-y", "a&b;c", "l'été", "`x`", "plain-été"])(
  "init says how a shell goes to the folder %s",
  async (name) => {
    const parent = mkdtempSync(join(tmpdir(), "init-go-on-"));
    vi.stubEnv("LANGUAGES_DIR", undefined);
    vi.spyOn(process, "cwd").mockReturnValue(parent);
    const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    await run(["init", "--yes", "--company", "Kiln", "--", join(parent, name)]);
    const [command = ""] = /cd .*/.exec(said.mock.calls.join("\n")) ?? [];
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    const shown = execFileSync("sh", ["-c", `${command} && pwd`], {
      cwd: parent,
      encoding: "utf8",
    });
    expect(shown).toBe(`${realpathSync(join(parent, name))}\n`);
  },
);
