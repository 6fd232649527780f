import { expect, it } from "vitest";
import { parseCached } from "./validate-file.ts";

it("reads the same text once", () => {
  const read = (text: string) => parseCached({ file: "content/products/one.yaml", text });
  const first = read("name: One\n");
  expect(read("name: One\n")).toBe(first);
  expect(read("name: Two\n").file?.value).toEqual({ name: "Two" });
});
