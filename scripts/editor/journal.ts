import { realpathSync } from "node:fs";
import { sep } from "node:path";
import { displayPath } from "../content/display-path.ts";
import { readIfExists, writeFile } from "../edit/write-file.ts";
import { RequestError } from "./guard.ts";

/** A file before and after an edit. */
export interface Change {
  /** Its real path. */
  path: string;
  before: string;
  after: string;
}

/** An edit of a text. */
interface Step {
  place: string;
  change: Change;
}

/** The edits of this process, which can be undone and made again while nobody else changes the files. */
export class Journal {
  readonly done: Step[] = [];
  readonly undone: Step[] = [];

  apply(place: string, change: Change): void {
    writeChange(change);
    this.done.push({ place, change });
    this.undone.length = 0;
  }

  undo(): Step {
    const step = lastStep(this.done);
    const { path, before, after } = step.change;
    writeChange({ path, before: after, after: before });
    this.undone.push(...this.done.splice(-1));
    return step;
  }

  redo(): Step {
    const step = lastStep(this.undone);
    writeChange(step.change);
    this.done.push(...this.undone.splice(-1));
    return step;
  }
}

function lastStep(steps: readonly Step[]): Step {
  const step = steps.at(-1);
  if (!step) throw new RequestError(409, "There is nothing more to undo or redo.");
  return step;
}

/** Writes a change, unless the file has changed since. */
function writeChange({ path, before, after }: Change): void {
  if (readIfExists(path) !== before)
    throw new RequestError(409, `${displayPath(path)} has changed since. Nothing was written.`);
  writeFile(path, before, after);
}

/** The real path of a file in a folder. Throws if it is a link out of the folder. */
export function realPathInside(folder: string, path: string): string {
  const real = realpathSync(path);
  if (!real.startsWith(realpathSync(folder) + sep))
    throw new RequestError(
      403,
      `${displayPath(path)} is a link to a file elsewhere. Change it there.`,
    );
  return real;
}
