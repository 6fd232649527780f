import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What was read of a language pack, with the text that it was read from. */
interface KeptPack {
  text: string;
  pack: unknown;
}

/**
 * A language pack as this code has read it before, where its text is the same; else as it is read now.
 * Reading one takes longer than reading all content of a small site.
 */
export function keptPack(tag: string, text: string, read: () => unknown): unknown {
  // Beside the bundle of the commands, which is another after each change of the code.
  const { CONTENT_BUNDLE: folder } = process.env;
  if (folder === undefined) return read();
  const file = join(folder, `pack-${tag}.json`);
  const before = keptIn(file);
  if (before?.text === text) return before.pack;
  const pack = read();
  keep(file, { text, pack });
  return pack;
}

function keptIn(file: string): KeptPack | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as KeptPack;
  } catch {
    return undefined;
  }
}

/** Keeps a pack, where the folder can be written to; other processes see all of it or nothing. */
function keep(file: string, kept: KeptPack): void {
  try {
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept));
    renameSync(`${file}.${process.pid}`, file);
  } catch {}
}
