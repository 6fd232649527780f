import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cacheFolder } from "./cache-folder.ts";
import { keptValue } from "./kept-value.ts";

it("a value is made once, and again only where the cache has a part of it", () => {
  const id = randomUUID();
  let made = 0;
  const value = (of = id) =>
    keptValue("drawings", of, () => ({ id: of, made: ++made, words: "é".repeat(99) }));
  const first = value();
  expect([value(), made]).toEqual([first, 1]);
  expect(value(`${id} other`).id).toBe(`${id} other`);
  const folder = join(cacheFolder(), "drawings");
  const kept = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, "utf8").includes(`"id":"${id}"`));
  expect(kept).toHaveLength(1);
  truncateSync(`${kept}`, 100);
  expect(value()).toMatchObject({ id, made: 3 });
});

it("a value that takes its time is kept like any other", async () => {
  const id = randomUUID();
  let made = 0;
  const value = () => keptValue("styles", id, async () => ({ made: ++made }));
  expect([await value(), await value(), made]).toEqual([{ made: 1 }, { made: 1 }, 1]);
});
