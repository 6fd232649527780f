import { createHash } from "node:crypto";
import { copyFileSync, linkSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { cacheFolder } from "../cache-folder.ts";
import { programHash } from "./program-hash.ts";
import { fileStamp } from "./renditions.ts";

/** Files of an export that are made together. */
export interface FileGroup<Note> {
  /** Unique in the export. */
  name: string;
  /** All that the files and the note depend on, the program aside. */
  dependsOn: readonly unknown[];
  /** Makes the files, and what has to be known of them; that is data for JSON. */
  make(): Promise<{ files: readonly NamedData[]; note: Note }>;
}

/** A short text that changes with another. */
export const textHash = (text: string) => createHash("sha256").update(text).digest("base64url");

type NamedData = readonly [path: string, data: string | Uint8Array];

/** A group as an earlier build wrote it. */
interface KeptGroup {
  hash: string;
  /** The files with their size and time, which change if anybody else writes them. */
  files: [path: string, stamp: string][];
  note: unknown;
}

/** An export with the files of the one before, where nothing that they depend on has changed. */
export class KeptExport {
  readonly #program = programHash();
  readonly #index: string;
  readonly #before: ReadonlyMap<string, KeptGroup>;
  readonly #after = new Map<string, KeptGroup>();

  /**
   * @param staging Folder in which the export is written.
   * @param target Folder of the export before.
   */
  constructor(
    private readonly staging: string,
    private readonly target: string,
  ) {
    this.#index = join(cacheFolder(), `export-${textHash(target).slice(0, 16)}.json`);
    this.#before = readIndex(this.#index);
  }

  /** Writes a group, or takes its files from the export before. Returns its note. */
  async write<Note>({ name, dependsOn, make }: FileGroup<Note>): Promise<Note> {
    const hash = textHash(JSON.stringify([this.#program, dependsOn]));
    const before = this.#before.get(name);
    if (this.#program && before?.hash === hash && this.#takeAll(before)) {
      this.#after.set(name, { ...before, files: this.#stamped(before.files) });
      return before.note as Note;
    }
    const { files, note } = await make();
    for (const [path, data] of files) {
      const file = join(this.staging, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, data);
    }
    this.#after.set(name, { hash, files: this.#stamped(files), note });
    return note;
  }

  #stamped(files: readonly (readonly [path: string, ...unknown[]])[]): KeptGroup["files"] {
    return files.map(([path]) => [path, fileStamp(join(this.staging, path))]);
  }

  /** Takes the files of a group; not where somebody has changed or removed one. */
  #takeAll({ files }: KeptGroup): boolean {
    try {
      if (files.some(([path, stamp]) => fileStamp(join(this.target, path)) !== stamp)) return false;
      for (const [path] of files) take(join(this.target, path), join(this.staging, path));
      return true;
    } catch {
      return false;
    }
  }

  /** Remembers the groups, once the export has replaced the one before. */
  remember(): void {
    try {
      writeFileSync(this.#index, JSON.stringify([...this.#after]));
    } catch {
      // It only saves time.
    }
  }
}

function readIndex(file: string): ReadonlyMap<string, KeptGroup> {
  try {
    return new Map(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return new Map();
  }
}

/** Puts a file at a second place, by a link where the file system has them. */
function take(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    // Two pages with the same content have one module.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    copyFileSync(from, to);
  }
}
