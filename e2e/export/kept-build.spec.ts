import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keptBundles } from "../../scripts/build/kept-export.ts";
import { filesWithTexts } from "../../scripts/check/testing/files-with-texts.ts";
import { randomNumbers } from "../../scripts/check/testing/random-numbers.ts";
import { firms } from "../../scripts/test/firms.ts";
import { buildInTurn, contentsOf } from "../support/product/build.ts";
import { expect, plainTest as test } from "../support/test.ts";

/** How many values of each firm change: `CHANGES=5 npm run test:e2e -- kept-build`. */
const changes = Number(process.env["CHANGES"] ?? 20);
const seed = Number(process.env["SEED"] ?? 1);

/** A word within a line of text or a number, which a change makes another. */
const word = /(?<=[:-] .*)\b(?:\p{Ll}{4,}|\d{2,})\b/gu;

for (const { name, env } of firms)
  test(`after each change a build of ${name} writes the bytes of a build from nothing`, {
    tag: "@nightly",
  }, async () => {
    test.setTimeout((changes + 1) * 60_000);
    const random = randomNumbers(seed);
    const some = <Item>(all: readonly Item[]) => all[Math.floor(random() * all.length)];
    const home = mkdtempSync(join(tmpdir(), "kept-"));
    const content = join(home, "content");
    cpSync(env.CONTENT_DIR, content, { recursive: true });
    const build = (folder: string) => buildInTurn(folder, { ...env, CONTENT_DIR: content });
    await build(join(home, "kept"));
    let built = 0;
    while (built < changes) {
      const [file = "", text = ""] = some(filesWithTexts(content)) ?? [];
      const path = join(content, file);
      const found = some([...text.matchAll(word)]);
      if (!found) continue;
      const other = /\d/.test(found[0]) ? `${10 + Math.floor(random() * 80)}` : "otherwise";
      const end = found.index + found[0].length;
      writeFileSync(path, text.slice(0, found.index) + other + text.slice(end));
      try {
        await build(join(home, "kept"));
      } catch {
        // The check refuses it.
        writeFileSync(path, text);
        continue;
      }
      built += 1;
      const fresh = join(home, `fresh-${built}`);
      rmSync(keptBundles(), { force: true });
      await build(fresh);
      const what = `${path}: ${found[0]} → ${other}`;
      expect(contentsOf(join(home, "kept")), what).toEqual(contentsOf(fresh));
      rmSync(fresh, { recursive: true });
    }
  });
