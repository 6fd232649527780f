import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesBelow } from "../../disk/files-below.ts";

it("what the chunks are said to hold are folders and files", () => {
  const code = readFileSync(join(import.meta.dirname, "bundles.ts"), "utf8");
  const paths = filesBelow("src").flatMap((file) => file.split("/"));
  const patterns = [...code.matchAll(/test: \/src\.(.*?)\/,/g)].map(([, pattern]) => `${pattern}`);
  expect(patterns.length).toBeGreaterThan(2);
  const names = patterns.flatMap((one) =>
    one.replace(/\|node_modules.*/, "").match(/[a-z][a-z-]+/g),
  );
  const extension = /^tsx?$/;
  const known = (name: string | null) => paths.some((path) => path.startsWith(`${name}`));
  expect(names.filter((name) => !extension.test(`${name}`) && !known(name))).toEqual([]);
});
