import { createHash } from "node:crypto";
import { copyFileSync, linkSync, mkdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BundledFile } from "../../../src/render/client-chunks.ts";
import type { FileGroup } from "../../../src/render/finish-pages.ts";
import { cacheFolder, keepFile } from "../../cache-folder.ts";
import { fileStamp } from "../../disk/file-stamp.ts";
import { programHash } from "./program-hash.ts";

/** A short text that changes with another. */
export const textHash = (text: string) => createHash("sha256").update(text).digest("base64url");

/** The bundles of the browser and of the renderer. */
export type Bundles = Readonly<Record<"client" | "ssr", readonly BundledFile[]>> & {
  /** The code of the panel on a published site, by the names of its files. */
  edit?: Readonly<Record<string, string>> | undefined;
};

/** Where the last bundles are. */
export const keptBundles = () => join(cacheFolder(), "bundles.json");

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
    this.#before = new Map(readKept<[string, KeptGroup][]>(this.#index));
  }

  /** Writes a group, or takes its files from the export before. Returns its note. */
  async write<Note>({ name, dependsOn, make }: FileGroup<Note>): Promise<Note> {
    const hash = textHash(JSON.stringify([this.#program, dependsOn]));
    const before = this.#before.get(name);
    const taken = this.#program && before?.hash === hash && this.#takeAll(before);
    if (taken) {
      this.#after.set(name, { ...before, files: taken });
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

  /** Takes the files of a group, and returns them; undefined where somebody has changed or removed one. */
  #takeAll({ files }: KeptGroup): KeptGroup["files"] | undefined {
    try {
      if (files.some(([path, stamp]) => fileStamp(join(this.target, path)) !== stamp))
        return undefined;
      const isCopied = files.map(([path]) =>
        take(join(this.target, path), join(this.staging, path)),
      );
      return isCopied.some(Boolean) ? this.#stamped(files) : files;
    } catch {
      return undefined;
    }
  }

  /** Remembers the groups, once the export has replaced the one before. */
  remember(): void {
    keepFile(this.#index, JSON.stringify([...this.#after]));
  }

  /**
   * The bundles of the build before, whatever its folder, or new ones.
   *
   * @param dependsOn All on which they depend, the program aside.
   */
  async bundles(dependsOn: readonly unknown[], make: () => Promise<Bundles>): Promise<Bundles> {
    const hash = this.#program && textHash(JSON.stringify([this.#program, dependsOn]));
    const before = readKept<{ hash: string; bundles: Bundles }>(keptBundles());
    if (hash && before?.hash === hash) return before.bundles;
    const bundles = await make();
    if (hash) keepFile(keptBundles(), JSON.stringify({ hash, bundles }));
    return bundles;
  }
}

/** Data that an earlier build kept; undefined if it is not there, or not whole. */
function readKept<Data>(file: string): Data | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Puts a file at a second place, by a link where the file system has them. Returns whether that is another file. */
function take(from: string, to: string): boolean {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
    return false;
  } catch (error) {
    // Two pages with the same content have one module.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") copyFileSync(from, to);
    return true;
  }
}
