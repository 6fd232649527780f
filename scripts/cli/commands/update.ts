import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { UserError } from "../../../src/engine/check/index.ts";
import { reversed } from "../../../src/engine/edit/index.ts";
import { tell } from "../../../src/engine/messages/index.ts";
import { displayPath } from "../../disk/display-path.ts";
import { dependsOnThis, vendored } from "../../edit/manifest.ts";
import { writeChanges } from "../../edit/write-changes.ts";
import { exitCodes } from "../exit-codes.ts";
import { npm } from "../npm.ts";

/** Replaces the copy of the packed program that the site of a folder has with another, and installs it. */
export function update(file: string, { folder = "." }: { folder?: string } = {}): number {
  const name = basename(file);
  if (!existsSync(file)) throw new UserError(tell("commands.no-file", { file: displayPath(file) }));
  if (!/^faircopy-[\w.-]+\.tgz$/.test(name))
    throw new UserError(tell("commands.no-package", { file: name }));
  if (!dependsOnThis(join(folder, "package.json"))) throw new UserError(tell("commands.no-site"));
  const copy = join(folder, vendored(name));
  const text = readFileSync(file);
  const before = existsSync(copy) ? readFileSync(copy) : undefined;
  const change = { file: copy, before, text };
  writeChanges([change]);
  // npm reads the file again only if it is named.
  if (!npm(folder, "install", `./${vendored(name)}`)) {
    writeChanges([reversed(change)]);
    process.stdout.write(`${tell("commands.not-installed")}\n`);
    return exitCodes.findings;
  }
  const others = readdirSync(dirname(copy)).filter(
    (one) => /^faircopy-.*\.tgz$/.test(one) && one !== name,
  );
  for (const one of others) rmSync(join(dirname(copy), one));
  process.stdout.write(`${tell("commands.updated", { file: vendored(name) })}\n`);
  return exitCodes.clean;
}
