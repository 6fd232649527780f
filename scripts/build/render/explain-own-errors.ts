import { stripVTControlCharacters } from "node:util";
import { UserError } from "../../../src/engine/check/user-error.ts";
import { say } from "../../../src/words/say.ts";
import { displayPath } from "../../disk/display-path.ts";
import { componentName, ownKinds, ownSections } from "../../disk/own-kinds.ts";

/** Says in one sentence what the bundler did not understand in a file of the owner's; returns any other error. */
export function explainBundleError(error: unknown): unknown {
  const [first] = (error as { errors?: Error[] })?.errors ?? [];
  const text = stripVTControlCharacters(first?.message ?? "");
  const [, place = ""] = /\[ (\S.*:\d+:\d+) \]/.exec(text) ?? [];
  if (!place.startsWith(`${displayPath(ownSections())}/`)) return error;
  return new UserError(`${place} ${firstLine(text.replace(/^(\[\S+\] )+/, ""))}.`);
}

/**
 * Names the owner's component that fails while a page is rendered.
 *
 * @param kinds Kinds of the sections of the page.
 */
export function explainRenderError(
  html: Promise<string>,
  kinds: string[],
  path: string,
): Promise<string> {
  return html.catch((error: Error & { componentStack?: string }) => {
    const isAround = (kind: string) =>
      error?.componentStack?.includes(` at ${componentName(kind)} (`);
    const file = ownKinds().kinds.get(kinds.find(isAround) ?? "")?.component;
    if (!file) throw error;
    throw new UserError(
      say("building.own-component", {
        ...{ file: displayPath(file), path },
        error: firstLine(error.message),
      }),
    );
  });
}

/** What an error says first, without a full stop. */
function firstLine(message: string): string {
  const [first = ""] = message.split("\n");
  return first.replace(/\.$/, "");
}
