import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cacheFolder } from "../cache-folder.ts";
import { keptDrawing } from "./kept-drawing.ts";

it("a drawing is made once, and again only where the cache has a part of it", () => {
  const id = randomUUID();
  let made = 0;
  const drawing = (of = id) =>
    keptDrawing(of, () => ({ id: of, made: ++made, words: "é".repeat(99) }));
  const first = drawing();
  expect([drawing(), made]).toEqual([first, 1]);
  expect(drawing(`${id} other`).id).toBe(`${id} other`);
  const folder = join(cacheFolder(), "drawings");
  const kept = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, "utf8").includes(`"id":"${id}"`));
  expect(kept).toHaveLength(1);
  truncateSync(`${kept}`, 100);
  expect(drawing()).toMatchObject({ id, made: 3 });
});
