import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import {
  bundledForBrowsers,
  firmWithMistakes,
} from "../../../scripts/testing/engine/without-node.ts";

it("the check needs no Node, and finds in memory what it finds on a disk", async () => {
  const { code, imports } = await bundledForBrowsers();
  expect(imports).toEqual([]);
  const { given, onDisk } = firmWithMistakes("de");
  const place = createContext({ TextDecoder, URL, given: JSON.stringify(given) });
  const found = runInContext(
    `${code}; JSON.stringify(engine.checkFromMemory(JSON.parse(given)))`,
    place,
  );
  expect(new Set(onDisk.map(({ rule }) => rule)).size).toBeGreaterThan(5);
  expect(JSON.parse(found)).toEqual(JSON.parse(JSON.stringify(onDisk)));
});
