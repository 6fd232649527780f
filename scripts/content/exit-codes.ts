/** Exit codes of every command: scripts and CI may rely on them. */
export const exitCodes = {
  /** All is well, or the work is done. */
  clean: 0,
  /** Findings at or over `--fail-on`, or content that a command refuses to work on. */
  findings: 1,
  /** Wrong use of the command line. */
  usage: 2,
  /** A fault of the tool itself. */
  fault: 3,
} as const;
