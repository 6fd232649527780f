import type { Rolldown } from "vite";
import { pageModuleId } from "./content-source.ts";

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
    return this.#closureOf((id) => id.endsWith(`/src/${sourceFile}`), sourceFile);
  }

  /** The chunk of a page's module, which is made and stands in no file, and all that it imports, itself first. */
  closureOfPage(key: string): string[] {
    return this.#closureOf((id) => id === pageModuleId(key), key);
  }

  #closureOf(isMeant: (id: string) => boolean, name: string): string[] {
    const start = [...this.#chunks.values()].find(
      ({ facadeModuleId }) => facadeModuleId !== null && isMeant(facadeModuleId),
    );
    if (!start) throw new Error(`The browser's bundle has no chunk for ${name}.`);
    const files = new Set([start.fileName]);
    for (const file of files)
      for (const imported of this.#chunks.get(file)?.imports ?? []) files.add(imported);
    return [...files];
  }
}
