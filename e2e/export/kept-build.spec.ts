import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { createPatch } from "diff";
import { keptBundles } from "../../scripts/build/render/kept-export.ts";
import { filesBelow } from "../../scripts/disk/files-below.ts";
import { firms } from "../../scripts/suites/firms.ts";
import { randomNumbers } from "../../scripts/testing/random-numbers.ts";
import { UserError } from "../../src/engine/check/user-error.ts";
import { buildInTurn, contentsOf } from "../support/product/build.ts";
import { expect, plainTest as test } from "../support/test.ts";

/** How many files of each firm change, one after the other: `CHANGES=5 npm run test:e2e -- kept-build`. */
const changes = Number(process.env["CHANGES"] ?? 20);
const seed = Number(process.env["SEED"] ?? 1);

/** A word within a line of text or a number, which a change makes another. */
const word = /(?<=[:-] .*)\b(?:\p{Ll}{4,}|\d{2,})\b/gu;

for (const { name, env } of firms)
  test(`after each change ${name} builds as from nothing`, { tag: "@nightly" }, async () => {
    test.setTimeout((changes + 1) * 60_000);
    const random = randomNumbers(seed);
    const some = <Item>(all: readonly Item[]) => all[Math.floor(random() * all.length)];
    const home = mkdtempSync(join(tmpdir(), "kept-"));
    const content = join(home, "content");
    cpSync(env.CONTENT_DIR, content, { recursive: true });
    const build = (folder: string) => buildInTurn(folder, { ...env, CONTENT_DIR: content });
    await build(join(home, "kept"));
    /** A file with one word made another, without one of its lines, or with what another has; undefined removes it. */
    const changed = (file: string, bytes: Buffer) => {
      const ending = extname(file);
      const alike = filesBelow(content).filter((name) => extname(name) === ending);
      if (ending !== ".yaml") return readFileSync(join(content, some(alike) ?? file));
      const lines = `${bytes}`.split("\n");
      const at = Math.floor(random() * lines.length);
      const kind = random();
      if (kind < 0.1) return undefined;
      if (kind < 0.4) return Buffer.from(lines.toSpliced(at, 1).join("\n"));
      const found = some([...`${bytes}`.matchAll(word)]);
      if (!found) return bytes;
      const other = /\d/.test(found[0]) ? `${10 + Math.floor(random() * 80)}` : "otherwise";
      const end = found.index + found[0].length;
      return Buffer.from(found.input.slice(0, found.index) + other + found.input.slice(end));
    };
    let built = 0;
    while (built < changes) {
      const file = some(filesBelow(content)) ?? "";
      const path = join(content, file);
      const before = readFileSync(path);
      const after = changed(file, before);
      if (after?.equals(before)) continue;
      if (after) writeFileSync(path, after);
      else rmSync(path);
      try {
        await build(join(home, "kept"));
      } catch (error) {
        // The check refuses it, and nothing else may go wrong.
        expect(error, file).toBeInstanceOf(UserError);
        writeFileSync(path, before);
        continue;
      }
      built += 1;
      const fresh = join(home, `fresh-${built}`);
      rmSync(keptBundles(), { force: true });
      await build(fresh);
      const what = file.endsWith(".yaml") ? createPatch(file, `${before}`, `${after ?? ""}`) : file;
      expect(contentsOf(join(home, "kept")), what).toEqual(contentsOf(fresh));
      rmSync(fresh, { recursive: true });
    }
  });
