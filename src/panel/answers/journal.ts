import { readFileSync, realpathSync } from "node:fs";
import { resolve, sep } from "node:path";
import { type Change, reversed } from "../../src/engine/edit/index.ts";
import type { Written } from "../../src/panel/protocol/protocol.ts";
import { RequestError } from "../../src/panel/protocol/request-error.ts";
import { contentDirectory } from "../disk/content-directory.ts";
import { displayPath } from "../disk/display-path.ts";
import { realPath } from "../disk/real-path.ts";
import { FileChanged, writeChanges } from "../edit/write-changes.ts";

/** An edit of one or several files, with the places that the panel shows before and after it. */
interface Step {
  from: string;
  to: string;
  /** What was changed, as the schema describes it. */
  what?: string | undefined;
  changes: readonly Change[];
}

/** The edits of this process, which can be undone and made again while nobody else changes the files. */
export class Journal {
  readonly done: Step[] = [];
  readonly undone: Step[] = [];
  /** What the step changed that was undone or made again last. */
  what = "";
  #written: readonly Change[] = [];

  /** The files that were written since the last call. */
  takeWritten(): string[] {
    const files = this.#written.map(({ file }) => file);
    this.#written = [];
    return files;
  }

  /** Writes changes as a step. What changes no file is none. */
  apply({ changes, ...step }: Step): Written {
    const inside = changes
      .filter(({ before, text }) => text === undefined || text !== before)
      .map(({ file: shown, before, text }) => {
        const file = realPathInside(contentDirectory(), shown);
        // What goes with its folder nobody may have read.
        return { file, text, before: text === undefined ? (before ?? readFileSync(file)) : before };
      });
    if (inside.length === 0) return { isSame: true };
    this.#write(inside);
    this.done.push({ ...step, changes: inside });
    this.undone.length = 0;
    return {};
  }

  /** Returns the place that the panel shows then. */
  undo(): string {
    const { from, what = "", changes } = lastStep(this.done);
    this.#write(changes.map(reversed).reverse(), "stepChanged");
    this.undone.push(...this.done.splice(-1));
    this.what = what;
    return from;
  }

  /** Returns the place that the panel shows then. */
  redo(): string {
    const { to, what = "", changes } = lastStep(this.undone);
    this.#write(changes, "stepChanged");
    this.done.push(...this.undone.splice(-1));
    this.what = what;
    return to;
  }

  /** Takes the next step to undo or to make again away, and writes nothing, so that it keeps no other back. */
  leaveOut(steps: "done" | "undone"): void {
    lastStep(this[steps]);
    this[steps].pop();
  }

  /** Refuses with this word where one of the files has changed since. */
  #write(changes: readonly Change[], refusal = "changed"): void {
    try {
      writeChanges(changes, contentDirectory());
    } catch (error) {
      if (!(error instanceof FileChanged)) throw error;
      throw new RequestError(409, refusal, { file: error.file });
    }
    this.#written = changes;
  }
}

function lastStep(steps: readonly Step[]): Step {
  const step = steps.at(-1);
  if (!step) throw new RequestError(409, "nothingMore");
  return step;
}

/** The real path of a file in a folder, also of a new one. Throws if a link leads out of the folder. */
export function realPathInside(folder: string, file: string): string {
  const path = resolve(file);
  const real = realPath(path);
  if (!real.startsWith(realpathSync(folder) + sep))
    throw new RequestError(403, "isLink", { file: displayPath(path) });
  return real;
}
