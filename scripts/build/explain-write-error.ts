import { UserError } from "../check/user-error.ts";

const reasons: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "your share of the disk is full",
  EROFS: "the disk is read-only",
  EACCES: "you may not write there",
  EPERM: "you may not write there",
  EBUSY: "a disk is mounted right there, so name a folder within it by --out",
};

/** Explains in one sentence why a folder could not be written; returns any other error unchanged. */
export function explainWriteError(error: unknown, target: string): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException)?.code ?? ""];
  if (!reason) return error;
  return new UserError(`The site cannot be written to ${target}: ${reason}. What was there stays.`);
}
