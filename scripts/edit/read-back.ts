import { isDeepStrictEqual } from "node:util";
import { say } from "../../src/content/say.ts";
import { UserError } from "../check/user-error.ts";
import { type Fix, type SourceFile, withChanges } from "../content/diagnostic.ts";
import { parseContent } from "../content/schema/parse-content.ts";
import { isGroup, omitKeys, valueAt } from "../content/values.ts";
import { isReadable, type Path, type YamlFile } from "../content/yaml/read-yaml.ts";

/** A file with all its values. Throws a UserError if one of them cannot be read. */
export function readComplete(source: SourceFile): YamlFile {
  const read = parseContent(source);
  if (read.file && isReadable(read)) return read.file;
  throw new UserError(say("writing.unreadable", { file: source.file }));
}

/** A file with its text after an edit. */
export function editFile(
  { file, text }: SourceFile,
  edit: (file: YamlFile) => YamlFile,
): [file: string, text: string] {
  return [file, edit(readComplete({ file, text })).text];
}

/** A copy of plain values with one value replaced. */
export function withValue(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = withValue(valueAt(data, [step]), rest, value);
  if (Array.isArray(data)) return data.with(Number(step), inner);
  return { ...(isGroup(data) ? data : {}), [step]: inner };
}

/** A copy of plain values without one key. */
export function withoutKey(data: unknown, path: Path): unknown {
  const group = path.slice(0, -1);
  return withValue(data, group, omitKeys([`${path.at(-1)}`], valueAt(data, group)));
}

/** The file after changes, if it then has exactly the wanted values. */
export function verifiedChange(
  file: YamlFile,
  changes: readonly Fix[],
  wanted: unknown,
): YamlFile | undefined {
  return verifiedFile(file, changes, (value) => isDeepStrictEqual(value ?? {}, wanted));
}

/**
 * The file after changes, read again, if it can be read and its values are as they should be. Whatever writes into
 * a file of content asks here first.
 */
export function verifiedFile(
  { file: name, text }: Pick<YamlFile, "file" | "text">,
  changes: readonly Fix[],
  isRight: (value: unknown) => boolean,
): YamlFile | undefined {
  const read = parseContent({ file: name, text: withChanges(text, changes) });
  return isReadable(read) && read.file && isRight(read.file.value) ? read.file : undefined;
}
