import { expect, it } from "vitest";
import { checkFiles } from "../testing/check-files.ts";
import { plainPng } from "../testing/example-files.ts";

it.each([
  ["that only lacks its words", "image: { file: till.png }\n", []],
  ["in a file that is no YAML", "image: { file: till.png\n", []],
  ["that is not there", "", ["file-unused"]],
])("a picture is not called unused for a mention %s", (_, mention, found) => {
  const { diagnostics } = checkFiles(
    {
      "pictures/till.png": plainPng(1280, 0),
      "products/first.yaml": (text) => text + mention,
    },
    { only: ["file-unused"] },
  );
  expect(diagnostics.map(({ rule }) => rule).filter((rule) => rule !== "schema")).toEqual(found);
});
