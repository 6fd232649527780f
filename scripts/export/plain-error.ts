import { inspect } from "node:util";

/** An error that is for the person at the terminal: it prints its words, and no stack. */
export class PlainError extends Error {
  constructor(message: string) {
    super(message);
    // The stack would show where this program stands, not what is wrong.
    this.stack = message;
  }

  /** What Vite's build prints. */
  [inspect.custom](): string {
    return this.message;
  }
}

const reasons: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "your share of the disk is full",
  EROFS: "the disk is read-only",
  EACCES: "you may not write there",
  EPERM: "you may not write there",
  EBUSY: "a disk is mounted right there, so name a folder within it by --outDir",
};

/** Says in one sentence why a folder could not be written; leaves any other error as it is. */
export function plainly(error: unknown, target: string): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException)?.code ?? ""];
  if (!reason) return error;
  return new PlainError(
    `The site cannot be written to ${target}: ${reason}. What was there stays.`,
  );
}
