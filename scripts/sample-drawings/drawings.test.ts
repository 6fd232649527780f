import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { drawings } from "./drawings.ts";

const frozen = join("e2e", "firms", "sample", "pictures");

it("the sample has the drawings as they are made; `npm run draw-sample` writes them, `npm run freeze-sample` copies them", () => {
  const files = readdirSync(frozen).map((file) => [file, readFileSync(join(frozen, file), "utf8")]);
  expect(Object.fromEntries(files)).toEqual(drawings);
});
