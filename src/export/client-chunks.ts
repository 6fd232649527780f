import type { Rolldown } from "vite";

type Output = Rolldown.RolldownOutput["output"];
type Chunk = Rolldown.OutputChunk;

/** What the export asks of the browser's bundle: which chunks belong to an entry. */
export class ClientChunks {
  readonly #chunks: Map<string, Chunk>;

  constructor(output: Output) {
    this.#chunks = new Map(
      output.flatMap((item) => (item.type === "chunk" ? [[item.fileName, item]] : [])),
    );
  }

  /** The chunk that stands for a source file, and all that it imports, itself first. */
  closureOf(sourceFile: string): string[] {
    const start = [...this.#chunks.values()].find((chunk) =>
      chunk.facadeModuleId?.endsWith(`/src/${sourceFile}`),
    );
    if (!start) throw new Error(`The browser's bundle has no chunk for src/${sourceFile}.`);
    const files = new Set([start.fileName]);
    for (const file of files)
      for (const imported of this.#chunks.get(file)?.imports ?? []) files.add(imported);
    return [...files];
  }
}
