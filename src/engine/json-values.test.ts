import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { isThorough } from "../../scripts/testing/whole.ts";
import { parseValues, withJsonValues } from "./json-values.ts";

const files = ["languages", "languages/messages"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => `${folder}/${name}`),
);

it.each(files.filter((file) => isThorough || /\b(?:en|hi)\b/.test(file)))(
  "%s has the same values with JSON in it",
  (file) => {
    const text = readFileSync(file, "utf8");
    const written = withJsonValues(parse(text));
    expect(parseValues(written)).toEqual(parse(text));
    expect(parse(written)).toEqual(parse(text));
    expect(written.split(/^(?=[\w-]+:$)/m)).toHaveLength(Object.keys(parse(text)).length);
  },
);

it("other YAML is read as it is", () => {
  for (const text of ["a:\n  b: 1\n", "# c\na: 1\n", "", "a:\n  - 1\n"])
    expect(parseValues(text)).toEqual(parse(text));
});
