/** Exit codes of every command: scripts and CI may rely on them. */
export const exitCodes = {
  /** No findings, or the work is done. */
  clean: 0,
  /** Findings at or above `--fail-on`, or a command that refuses to work. */
  findings: 1,
  /** Invalid use of the command line. */
  usage: 2,
  /** A fault of the tool itself. */
  fault: 3,
  /** Ended by Ctrl-C, as shells report it: 128 and the number of SIGINT. */
  interrupted: 130,
} as const;
