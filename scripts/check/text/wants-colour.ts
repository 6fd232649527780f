/**
 * Whether output should be coloured: as `FORCE_COLOR` says (0 and false switch off), else not if
 * `NO_COLOR` is set or the terminal is dumb, else if it goes to a terminal.
 */
export function wantsColour(
  environment: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): boolean {
  const force = environment["FORCE_COLOR"];
  if (force !== undefined) return force !== "0" && force !== "false";
  if (environment["NO_COLOR"] || environment["TERM"] === "dumb") return false;
  return isTerminal;
}
