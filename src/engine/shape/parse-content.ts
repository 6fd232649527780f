import { memoize } from "../../words/memoize.ts";
import type { SourceFile } from "../diagnostic.ts";
import { type Expected, readYaml, type YamlResult } from "../yaml/index.ts";
import { expectedContent } from "./fields/expected-content.ts";

/** The last results of each file: the panel tries a text in place of that on disk. */
const reader = memoize((expected: Expected) =>
  memoize((file) => memoize((text) => readYaml({ file, text }, expected), { most: 4 })),
);

/**
 * Reads a YAML file of the content, or one like it. Its messages name what such files can have. Gives an earlier result
 * where the text is the same.
 */
export function parseContent({ file, text }: SourceFile, expected = expectedContent()): YamlResult {
  return reader(expected)(file)(text);
}
