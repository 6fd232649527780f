import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { firstKnown } from "../messages.ts";

it("what to do in place of keys and values that do not exist is a message each", () => {
  const { insteadOfKeys, insteadOfValues } = parse(
    readFileSync("scripts/content/schema/other-names.yaml", "utf8"),
  );
  const values = Object.values<object>(insteadOfValues).flatMap(Object.keys);
  const ids = [
    ...Object.keys(insteadOfKeys).map((id) => `instead-of-keys.${id}`),
    ...values.map((id) => `instead-of-values.${id}`),
  ];
  expect(ids.length).toBeGreaterThan(40);
  expect(ids.filter((id) => !firstKnown([id]))).toEqual([]);
});
