import { isScalar, type Node } from "yaml";
import {
  type Diagnostic,
  type Path,
  type Report,
  type SourceFile,
  schemaFinding,
  type TextRange,
} from "../diagnostic.ts";
import { compose } from "./compose.ts";
import type { Expected } from "./lines.ts";
import { nodeRange, rangesIn } from "./places.ts";
import { type ScalarMap, scalarMap } from "./scalar-map.ts";
import { repairRepeated, reportSyntax } from "./syntax.ts";
import { reportCharacters } from "./text-faults.ts";
import { buildTree } from "./tree.ts";

export type { Path } from "../diagnostic.ts";

/** A YAML file as values, with the place of each key and value. */
export interface YamlFile extends SourceFile {
  /** The document as plain values; `undefined` where a value could not be read. */
  value: unknown;
  /** What it was expected to have. */
  expected: Expected;
  /** Where a path's key is; undefined for list entries, the root, and absent keys. */
  keyRange(path: Path): TextRange | undefined;
  /**
   * Where a path's value is, without the white space and comment after it. An empty value has an empty range.
   */
  valueRange(path: Path): TextRange | undefined;
  /**
   * Where a stretch of a text is, given in UTF-16 units of the text as it is read, through
   * folded lines and escapes. Undefined where it cannot be known exactly.
   */
  textRange(path: Path, start: number, end: number): TextRange | undefined;
  /** The stretch between two offsets. */
  range(start: number, end: number): TextRange;
}

/** What reading gave: the file unless a fault kept it from being read, and all faults. */
export interface YamlResult {
  file?: YamlFile;
  /** Whether it has only comments. That is no fault if a language pack has all its values. */
  isEmpty?: true;
  diagnostics: Diagnostic[];
}

/** Whether all values of a file could be read. A fault with a fix, such as a byte order mark, hides no value. */
export function isReadable({ isEmpty, diagnostics }: YamlResult): boolean {
  return isEmpty || diagnostics.every(({ fix }) => fix !== undefined);
}

/**
 * Reads one YAML file. Whatever the text, it ends in values or in diagnostics, never in a throw.
 *
 * @param expected what the file is expected to have, by which a diagnostic says what is meant.
 */
export function readYaml(source: SourceFile, expected: Expected): YamlResult {
  const { text } = source;
  const range = rangesIn(text);
  const diagnostics: Diagnostic[] = [];
  const report: Report = (at, words, fix) => {
    diagnostics.push(schemaFinding(source.file, words, range(...at), fix));
  };
  reportCharacters(text, report);
  // A byte order mark hides nothing else.
  if (diagnostics.some(({ start }) => start.offset > 0 || !text.startsWith("\uFEFF")))
    return { diagnostics };

  const hasMark = diagnostics.length > 0;
  const { root, isEmpty, faults } = compose(text, expected.textKey(source.file));
  if (root === undefined) {
    reportSyntax(text, faults, expected, report);
    if (!isEmpty || hasMark) return { diagnostics };
    const nowhere = () => undefined;
    const places = { keyRange: nowhere, valueRange: nowhere, textRange: nowhere };
    return { file: { ...source, value: null, expected, range, ...places }, isEmpty, diagnostics };
  }
  const tree = buildTree(root, text, report, (...repeated) =>
    repairRepeated(text, ...repeated, expected),
  );
  const locate = (node: Node | null | undefined) =>
    node ? range(...nodeRange(node, text)) : undefined;
  const maps = new Map<Node, ScalarMap>();
  function textRange(path: Path, start: number, end: number): TextRange | undefined {
    const { value: node } = tree.nodesAt(path);
    if (!isScalar(node)) return undefined;
    const map = maps.get(node) ?? scalarMap(node, text);
    maps.set(node, map);
    const found = map(start, end);
    return found && range(...found);
  }
  return {
    file: {
      ...source,
      value: tree.value,
      expected,
      range,
      keyRange: (path) => locate(tree.nodesAt(path).key),
      valueRange: (path) => locate(tree.nodesAt(path).value),
      textRange,
    },
    diagnostics,
  };
}
