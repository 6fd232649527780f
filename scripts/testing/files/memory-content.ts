import { basename } from "node:path";
import type { CheckResult } from "../../../src/engine/check/check.ts";
import type { Diagnostic, FindingText } from "../../../src/engine/diagnostic.ts";
import { inTerminalWords } from "../../../src/engine/messages/tell.ts";
import { type Files, withTexts } from "../../../src/engine/site/files/file-set.ts";
import { decodeText, mostTextBytes } from "../../../src/engine/site/files/read-text.ts";
import { found } from "../../../src/words/say.ts";
import { type CheckOptions, checkContent } from "../../disk/check-content.ts";
import { disk } from "../../disk/disk.ts";
import { readFacts } from "../../disk/facts/file-facts.ts";

/** The files of a content folder by their paths in it. */
export type ContentFiles = Readonly<Record<string, string | Uint8Array>>;

/** Checks files as if they lay in the folder `content/`; nothing is written. Findings are in words of the terminal. */
export function checkInMemory(files: ContentFiles, options: CheckOptions = {}): CheckResult {
  const result = checkContent({
    directory: "content",
    files: filesInMemory(files),
    ...options,
  });
  return { ...result, diagnostics: inTheirWords(result.diagnostics) };
}

/** Findings as the terminal shows them. */
export const inTheirWords = (found: readonly Diagnostic[]): Diagnostic[] =>
  found.map((one) => ({
    ...{ ...one, message: inTerminalWords(one.message), hint: inTerminalWords(one.hint) },
  }));

/** Files in place of those of the folder `content/`. */
export function filesInMemory(files: ContentFiles): Files {
  const bytes = new Map(
    Object.entries(files).map(([name, text]) => [`content/${name}`, Buffer.from(text)]),
  );
  const none: Files = { ...disk, list: () => undefined };
  const { list } = withTexts(none, new Map([...bytes.keys()].map((file) => [file, ""])));
  const isOurs = (file: string) => `${file}/`.startsWith("content/");
  /** Reads the bytes of a file; says of other things what they are. */
  const read = <Read>(file: string, take: (bytes: Buffer) => Read): Read | FindingText => {
    const own = bytes.get(file);
    if (own) return take(own);
    return list(file)
      ? found("folders.no-file")
      : found("folders.unreadable-file", { code: "ENOENT" });
  };
  return {
    ...disk,
    list(folder) {
      if (!isOurs(folder)) return disk.list(folder);
      return bytes.has(folder) ? found("folders.is-file") : list(folder);
    },
    text(file) {
      if (!isOurs(file)) return disk.text(file);
      const text = read(file, (own) =>
        own.length > mostTextBytes ? found("folders.large-file") : decodeText(own),
      );
      return "message" in text ? { fault: text } : text;
    },
    facts: (file) =>
      isOurs(file)
        ? read(file, (own) =>
            readFacts(basename(file), own.length, (at, length) => own.subarray(at, at + length)),
          )
        : disk.facts(file),
  };
}
