import { type Change, reversed } from "../../engine/edit/index.ts";
import type { Written } from "../protocol/protocol.ts";
import { RequestError } from "../protocol/request-error.ts";
import type { Workspace } from "./workspace.ts";

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
  #written: string[] = [];

  constructor(readonly workspace: Workspace) {}

  /** The files that were written since the last call. */
  takeWritten(): string[] {
    return this.#written.splice(0);
  }

  /** Writes changes as a step. What changes no file is none. */
  apply({ changes, ...step }: Step): Written {
    const real = changes
      .filter(({ before, text }) => text === undefined || text !== before)
      .map(({ file, before, text }) => {
        // What goes with its folder nobody may have read.
        const isUnread = text === undefined && before === undefined;
        return { file, text, before: isUnread ? this.workspace.bytes(file) : before };
      });
    if (real.length === 0) return { isSame: true };
    this.#write(real);
    this.done.push({ ...step, changes: real });
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
    this.#written = this.workspace.write(changes, refusal);
  }
}

function lastStep(steps: readonly Step[]): Step {
  const step = steps.at(-1);
  if (!step) throw new RequestError(409, "nothingMore");
  return step;
}
