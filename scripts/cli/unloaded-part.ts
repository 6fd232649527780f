import { createRequire } from "node:module";
import { tell } from "../../src/engine/messages/index.ts";

/** What the packages with parts for each system say if the part for this one is missing, or does not load. */
const unloaded =
  /Cannot find (?:native binding|module '[^']*\.node')|Could not load the "sharp" module|"?@(?:esbuild|rolldown)\/[\w-]+"? could not be found/;

/** What to do where an error says that a package's part for this system does not load; undefined for other errors. */
export function unloadedPart(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (!unloaded.test(error.message) && codeOf(error) !== "ERR_DLOPEN_FAILED") return undefined;
  const lines = loaderLines(error);
  const reasons = lines.filter((line) => !/^Cannot find |^Could not load /.test(line));
  if (reasons.length === 0)
    return tell("program-faults.other-system", { error: `${lines[0]?.replace(/\. .*/, ".")}` });
  return tell("program-faults.unloaded", { reasons: reasons.join(" ") });
}

/** What an error of a loader and its causes say, a sentence a line, without advice and the files that asked. */
function loaderLines(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const [said = ""] = error.message.split(/\n(?:Possible solutions|Require stack):/);
  return [...said.split(/\r?\n/), ...loaderLines(error.cause ?? hiddenCause(error))];
}

/** What happened before, where lightningcss says that its second place has no part: that in its first is not said. */
function hiddenCause({ message, ...more }: Error & { requireStack?: string[] }): unknown {
  const [, system] = /'\.\.\/lightningcss\.([\w-]+)\.node'/.exec(message) ?? [];
  const [from] = more.requireStack ?? [];
  if (!system || !from) return undefined;
  try {
    return createRequire(from)(`lightningcss-${system}`);
  } catch (cause) {
    return codeOf(cause) === "MODULE_NOT_FOUND" ? undefined : cause;
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}
