import type { SourceFile } from "../diagnostic.ts";
import { readYaml, type YamlResult } from "../yaml/read-yaml.ts";
import { expectedContent } from "./expected-content.ts";

/** Reads a YAML file of the content, or one like it. What is wrong in it is told by what such files can have. */
export function parseContent(source: SourceFile): YamlResult {
  return readYaml(source, expectedContent);
}
